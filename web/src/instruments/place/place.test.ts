// Placing as a coach meets it: real questions of the engine, a table that notes what is answered.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import before from "../../fixtures/before.json";
import { Overlay } from "../../lib/overlay.svelte";
import type { Answer, AskedQuestion, ClockShown } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import type { Square } from "../../lib/view";
import Place, { setUp, steps } from "../Place.svelte";

const asked = (edition: string, kind: string): AskedQuestion =>
  before.find((each) => each.edition === edition && each.kind === kind)?.question as unknown as AskedQuestion;

function seat(question: AskedQuestion, standing: Record<string, Square | null>, clock: ClockShown | null = null) {
  const sent: Answer[] = [];
  const players = Object.entries(standing).map(([id, square]) => ({
    id, side: id.split(" ")[0], number: Number(id.split(" ")[1]), name: `Name ${id}`, position: "Lineman", role: "lineman",
    state: square ? "up" : "reserves", square, marks: [], has_ball: false,
  }));
  const table = {
    n: 3, you: [question.coach], me: question.coach, sending: false, sentInTime: false, problem: "", events: [], question,
    clock, clockTold: Date.now(), about: null, view: { players, ball: { landing: null }, teams: { home: { name: "A", roster: "human" }, away: { name: "B", roster: "orc" } } },
    wonder: (message: { t: string }) => Promise.resolve(
      message.t === "formations"
        ? { formations: [{ name: "Deep Defence", words: "deep", fits: true, places: { "home 1": [12, 7] } }] }
        : { rules: [{ words: "1 on the pitch", met: true, count: 1 }] },
    ),
    answer: (...answers: Answer[]) => { sent.push(...answers); return Promise.resolve({ n: 4, taken: answers.length, why: "" }); },
  } as unknown as Table;
  const overlay = new Overlay();
  render(Place, { table, question, overlay, book: null });
  flushSync();
  return { sent, overlay, table };
}
const point = (overlay: Overlay, square: Square) => { overlay.layers.onsquare?.(square, { by: "mouse", shift: false }); flushSync(); };

beforeAll(async () => { await Promise.all([setUp.load(), steps.load()]); });
beforeEach(() => localStorage.clear());
afterEach(() => { vi.useRealTimers(); });

test("a quick snap: choose a player, then a square he may step to", () => {
  const question = asked("bb2020", "quick snap");
  const { sent, overlay } = seat(question, { "away 3": [17, 14], "away 7": [21, 1] });
  expect(overlay.layers.glow).toContain("away 7");
  point(overlay, [21, 1]);
  expect(overlay.layers.choices).toContainEqual([20, 2]);
  overlay.layers.onhover?.([20, 2]);
  flushSync();
  expect(overlay.layers.arrows).toEqual([{ from: [21, 1], to: [20, 2], kind: "follow" }]);
  point(overlay, [20, 2]);
  expect(sent).toEqual([{ verb: "snap", player: "away 7", square: [20, 2] }]);
});

test("a quick snap ends with Enter when nobody is chosen", () => {
  const { sent, overlay } = seat(asked("lrb6", "quick snap"), { "home 1": [12, 8] });
  overlay.layers.onkey?.(new KeyboardEvent("keydown", { key: "1" }));
  flushSync();
  expect(overlay.layers.active).toBe("home 1");
  expect(overlay.layers.main).toBeNull();
  overlay.layers.onkey?.(new KeyboardEvent("keydown", { key: "Escape" }));
  flushSync();
  overlay.layers.main?.run();
  expect(sent).toEqual([{ verb: "done" }]);
});

test("who swarms comes from the bench: tap him, then a square", async () => {
  const { sent, overlay } = seat(asked("bb2020", "swarming"), { "home 10": null, "home 11": null });
  await fireEvent.click(screen.getByRole("button", { name: /^11, / }));
  point(overlay, [5, 5]);
  expect(sent).toEqual([{ verb: "place", player: "home 11", square: [5, 5] }]);
});

const onePlayer = {
  coach: "home", kind: "set-up", sentence: "", about: { left: 1 }, points_at: { players: [], squares: [] }, roll: null,
  answers: [{ verb: "place", player: ["home 1"], square: [[12, 7], [12, 8]] }], brings: {},
} as unknown as AskedQuestion;

test("a ready formation is laid out, shown on the pitch, and sent only by the button", async () => {
  const { sent, overlay } = seat(onePlayer, { "home 1": null });
  await fireEvent.click(await screen.findByRole("button", { name: /Deep Defence/ }));
  flushSync();
  expect(overlay.layers.places).toEqual({ "home 1": [12, 7] });
  expect(sent).toEqual([]);
  await vi.waitFor(() => expect(overlay.layers.main).not.toBeNull());
  await fireEvent.click(screen.getByRole("button", { name: "Set up" }));
  expect(sent).toEqual([{ verb: "place", player: "home 1", square: [12, 7] }]);
  await vi.waitFor(() => expect(localStorage.getItem("pigskin formations")).toContain("Last time"));
});

test("a legal set-up is sent by itself in the last moment of the clock, once, and not before", async () => {
  vi.useFakeTimers();
  const { sent, overlay, table } = seat(onePlayer, { "home 1": null }, { side: "home", left: 30, waiting: true, stopped: false });
  overlay.layers.onkey?.(new KeyboardEvent("keydown", { key: "1" }));
  point(overlay, [12, 8]);
  await vi.advanceTimersByTimeAsync(27_000);
  expect([sent, table.sentInTime]).toEqual([[], false]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toEqual([{ verb: "place", player: "home 1", square: [12, 8] }]);
  expect(table.sentInTime).toBe(true);
});

test.each([
  ["the other coach's clock", { side: "away" as const, left: 5, waiting: true, stopped: false }],
  ["a clock that stands", { side: "home" as const, left: 1, waiting: true, stopped: true }],
  ["no clock", null],
])("a set-up waits for its button with %s", async (_, clock) => {
  vi.useFakeTimers();
  const { sent, overlay } = seat(onePlayer, { "home 1": null }, clock);
  overlay.layers.onkey?.(new KeyboardEvent("keydown", { key: "1" }));
  point(overlay, [12, 8]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(overlay.layers.main).not.toBeNull();
  expect(sent).toEqual([]);
});

test("Enter on a square where nobody of ours stands sends a legal set-up; a click there does not", async () => {
  const { sent, overlay } = seat(onePlayer, { "home 1": null });
  overlay.layers.onkey?.(new KeyboardEvent("keydown", { key: "1" }));
  point(overlay, [12, 8]);
  await vi.waitFor(() => expect(overlay.layers.main).not.toBeNull());
  point(overlay, [13, 7]);
  expect(sent).toEqual([]);
  overlay.layers.onsquare?.([13, 7], { by: "key", shift: false });
  expect(sent).toEqual([{ verb: "place", player: "home 1", square: [12, 8] }]);
});
