// The show: real events, one message after the other, with a clock of the test's own.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import fixture from "../fixtures/story.json";
import type { Event, Moved, TableView } from "./protocol";
import { Show } from "./show.svelte";
import type { Sound } from "./sounds";
import { stepsOf } from "./steps";

const after = fixture.view as unknown as TableView;
const events = fixture.events as unknown as Event[];
const skiff = "home 6";
/** The events of a stretch, from one text up to another. */
function stretch(from: string, to: string): Event[] {
  const first = events.findIndex((event) => event.text.includes(from));
  const last = events.findIndex((event, i) => i >= first && event.text.includes(to));
  return events.slice(first, last + 1);
}
const moved = (told: Event[], back = false): Moved => ({
  t: "moved", n: 2, since: 1, by: "home", answers: [], back, events: told, dropped: 0, change: {}, question: null, clock: null, undo: [],
});
const where = (show: Show, id: string) => show.view?.players.find((player) => player.id === id)?.square;
const at = (view: TableView, id: string, square: [number, number], state: "up" | "prone" = "up"): TableView => ({
  ...view, players: view.players.map((player) => (player.id === id ? { ...player, square, state } : player)),
});

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); vi.unstubAllGlobals(); });

describe("steps", () => {
  test("a walk is one step along its squares; its roll is the next, beside him", () => {
    const steps = stepsOf(stretch("home 6 Lena Skiff: move", "home 6 Lena Skiff: pick-up"), after).filter((step) => step.time > 0);
    expect(steps[0]?.ways[skiff]?.at(-1)).toEqual([7, 0]);
    expect(steps[0]?.ways[skiff]?.length).toBeGreaterThan(2);
    expect(steps[0]?.time).toBe(Math.min(700, 90 * (steps[0]?.ways[skiff]?.length ?? 0)));
    expect(steps[1]).toMatchObject({ time: 420, sound: "dice", dice: { at: skiff, need: "4+", passed: false, dice: [{ value: 2, sides: 6 }] } });
  });
  test("block dice lie at once, then he is pushed and falls", () => {
    const steps = stepsOf(stretch("home 3 Ruprecht Tidewell blocks away 4", "away 4 Skragga Quickboot: armour"), after).filter((step) => step.time > 0);
    expect(steps[0]?.dice).toMatchObject({ at: "away 4", dice: [{ face: "push" }, { face: "pow" }] });
    expect(steps[1]).toMatchObject({ pushed: ["away 4"], sound: "hit", time: 160 });
    expect(steps[2]).toMatchObject({ sound: "fall", time: 180 });
    expect(steps[3]?.dice?.dice).toHaveLength(2);
  });
  test("every step of a whole match can be drawn", () => {
    let view = after;
    for (const step of stepsOf(events, after)) view = step.draw(view);
    expect(view.players).toHaveLength(after.players.length);
  });
});

describe("the show", () => {
  const told = stretch("home 6 Lena Skiff: move", "home 6 Lena Skiff: pick-up");
  const before = at(after, skiff, [10, 4]);
  const then = at(after, skiff, [7, 0]);
  const made = (motion: "normal" | "fast" | "off", sounds: Sound[] = []) => {
    const show = new Show({ motion: () => motion, sounds: () => true, play: (sound) => sounds.push(sound) });
    show.begin(before);
    return show;
  };

  test("what is drawn follows step by step, and ends where the server said", () => {
    const sounds: Sound[] = [];
    const show = made("normal", sounds);
    show.moved(moved(told), before, then);
    expect(show.busy).toBe(true);
    expect(where(show, skiff)).toEqual([7, 0]);
    expect(show.ways[skiff]).toBeDefined();
    expect(show.dice).toBeNull();
    vi.advanceTimersByTime(700);
    expect(show.dice).not.toBeNull();
    expect(show.said).toContain("pick-up 4+");
    vi.advanceTimersByTime(400);
    expect([show.busy, show.dice, show.view]).toEqual([false, null, then]);
    expect(sounds).toEqual(["step", "dice"]);
  });
  test("several messages are shown one after the other", () => {
    const show = made("normal");
    const push = stretch("home 3 Ruprecht Tidewell blocks away 4", "away 4 Skragga Quickboot goes down");
    const last = at(then, "away 4", [8, 0], "prone");
    show.moved(moved(told), before, then);
    show.moved(moved(push), then, last);
    vi.advanceTimersByTime(200);
    expect(show.view?.players.find((player) => player.id === "away 4")?.state).toBe(before.players.find((player) => player.id === "away 4")?.state);
    vi.advanceTimersByTime(5000);
    expect(show.view).toBe(last);
  });
  test("who only looks on gets more time, sees who acts and the great moments", () => {
    const turn = stretch("turnover: failed pick-up", "turn 1 of away");
    const time = (mine: readonly ("home" | "away")[]) => {
      const show = new Show({ motion: () => "normal", sounds: () => false, mine: () => mine });
      const banners = new Set<string>();
      show.begin(before);
      show.moved(moved([...told, ...turn]), before, then);
      expect(show.theirs).toBe(!mine.includes("home"));
      let passed = 0;
      for (; show.busy && passed < 20_000; passed += 10) {
        if (show.banner) banners.add(show.banner.title);
        vi.advanceTimersByTime(10);
      }
      expect([...banners]).toEqual(["Turnover", after.teams.away.name]);
      expect([show.theirs, show.banner, show.actor]).toEqual([false, null, null]);
      return passed;
    };
    expect(time(["away"])).toBeGreaterThan(1.4 * time(["home"]));
    expect(time(["home", "away"])).toBe(time(["home"]));
  });
  test("who skips another's turn does not see the rest of it either", () => {
    const show = new Show({ motion: () => "normal", sounds: () => false, mine: () => ["away"] });
    show.begin(before);
    show.moved(moved(told), before, then);
    show.skip();
    show.moved(moved(told), before, then);
    expect(show.busy).toBe(false);
    vi.advanceTimersByTime(3000);
    show.moved(moved(told), before, then);
    expect(show.busy).toBe(true);
  });
  test("a click or key skips it: everything is there at once", () => {
    const show = made("normal");
    show.moved(moved(told), before, then);
    expect(show.skip()).toBe(true);
    expect([show.busy, show.view, show.dice]).toEqual([false, then, null]);
    expect(show.skip()).toBe(false);
  });
  test("fast takes half the time, and Space hurries", () => {
    const time = (motion: "normal" | "fast", hurry: boolean) => {
      const show = made(motion);
      show.hurry(hurry);
      show.moved(moved(told), before, then);
      let passed = 0;
      for (; show.busy && passed < 5000; passed += 10) vi.advanceTimersByTime(10);
      return passed;
    };
    expect(time("fast", false)).toBeCloseTo(time("normal", false) / 2, -2);
    expect(time("normal", true)).toBeLessThan(time("normal", false) / 3);
  });
  test("off means none, and so does a system that wants less motion", () => {
    const show = made("off");
    show.moved(moved(told), before, then);
    expect([show.busy, show.view]).toEqual([false, then]);
    expect(show.said).toContain("pick-up 4+");
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const calm = made("normal");
    calm.moved(moved(told), before, then);
    expect([calm.busy, calm.view]).toEqual([false, then]);
  });
  test("what is taken back is there at once", () => {
    const show = made("normal");
    show.moved(moved([], true), then, before);
    expect([show.busy, show.view]).toEqual([false, before]);
  });
  test("a long turn does not keep one waiting for ever", () => {
    const show = made("normal");
    for (let i = 0; i < 40; i++) show.moved(moved(told), before, then);
    let passed = 0;
    for (; show.busy && passed < 60_000; passed += 50) vi.advanceTimersByTime(50);
    expect(passed).toBeLessThan(40 * 800);
  });

  test("a touchdown: banner, cheer and score at once, and nothing is asked until it is over", () => {
    const sounds: Sound[] = [];
    const show = made("normal", sounds);
    const scored = { n: 900, answer: 1, event: "touchdown", player: skiff, side: "home", text: "TOUCHDOWN by home 6" } as Event;
    const goal = { ...before, score: { home: before.score.home + 1, away: before.score.away } };
    show.moved(moved([scored, { ...scored, n: 901, event: "half", half: 2, text: "half 2" } as unknown as Event]), before, goal);
    expect(show.banner).toMatchObject({ title: "Touchdown!", words: "6 Skiff, Ferrymen", side: "home", player: skiff });
    expect([show.view?.score.home, show.theirs, sounds]).toEqual([goal.score.home, true, ["cheer"]]);
    vi.advanceTimersByTime(1700);
    expect([show.banner?.player, show.theirs]).toEqual([undefined, false]);
    vi.advanceTimersByTime(1200);
    expect([show.busy, show.banner, show.view?.score.home]).toEqual([false, null, goal.score.home]);
  });
});

test("a picture that is looked at stands still, and is where the table is when it goes on", () => {
  const show = new Show({ motion: () => "normal", sounds: () => false, mine: () => [] });
  const before = at(after, skiff, [1, 1]);
  show.begin(before);
  show.hold(true);
  show.moved(moved(events.slice(0, 40)), before, after);
  vi.advanceTimersByTime(20_000);
  expect([show.view, show.busy, show.skip()]).toEqual([before, false, false]);
  show.hold(false);
  expect(show.view).toBe(after);
});
