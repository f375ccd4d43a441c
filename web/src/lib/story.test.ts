// The log's lines, from the events of a real match.
import { describe, expect, test } from "vitest";
import fixture from "../fixtures/story.json";
import { mixed, passes, type Filter } from "./logging";
import type { Event, TableView } from "./protocol";
import { Story, type Line } from "./story";

const view = fixture.view as unknown as TableView;
const events = fixture.events as unknown as Event[];
const lines = new Story().tell(events, view);
const find = (text: string): Line => {
  const line = lines.find((each) => each.text === text);
  if (!line) throw new Error(`no line "${text}"`);
  return line;
};
const after = (line: Line): Line | undefined => lines[lines.indexOf(line) + 1];

describe("lines", () => {
  test("a walk with a roll is one line, its re-roll stands below it", () => {
    const walk = find("6 Skiff moves to 7,0, picks up");
    expect(walk).toMatchObject({ side: "home", sub: false, need: "4+", passed: false, dice: [{ value: 2, sides: 6 }] });
    expect(after(walk)).toMatchObject({ text: "team re-roll", sub: true, need: "4+", passed: true, dice: [{ value: 4, sides: 6 }] });
  });
  test("a skill that rolls again is named, so that it can be looked up", () => {
    expect(find("re-roll with Dodge")).toMatchObject({ named: ["Dodge"], sub: true, passed: true });
  });
  test("a block has its dice, and shows which was chosen", () => {
    const block = find("3 Tidewell blitzes 4 Quickboot");
    expect(block.dice).toEqual([{ value: 3, sides: 6, face: "push", soft: true }, { value: 6, sides: 6, face: "pow", soft: false }]);
    expect(block.players).toEqual(["home 3", "away 4"]);
    expect(after(block)).toMatchObject({ text: "pushed to 8,0", sub: true, side: "home" });
  });
  test("the armour says the sum and what it had to be", () => {
    expect(find("Armour of 1 Hawser breaks")).toMatchObject({ aside: "9 against 9+", passed: null, side: "away" });
  });
  test("turns, halves and drives are headings; set-ups are one line a side", () => {
    const headings = lines.filter((line) => line.heading).map((line) => line.text);
    expect(headings.slice(0, 3)).toEqual(["Drive 1", "Ferrymen, turn 1", "Bruisers, turn 1"]);
    expect(lines.filter((line) => line.text.endsWith("set up")).length).toBe(2);
  });
  test("a kick and where it comes down are one line", () => {
    expect(find("Kick to 6,7, deviates to 6,1").dice).toEqual([{ value: 2, sides: 8 }, { value: 6, sides: 6 }]);
  });
  test("a kick that leaves the pitch says so", () => {
    const kicked = [{ event: "kick", side: "away", square: [0, 0] }, { event: "kick deviates", square: null }];
    const told = new Story().tell(kicked.map((each, n) => ({ n, answer: 1, text: "", ...each }) as Event), view);
    expect(told.at(-1)?.text).toBe("Kick to 0,0, deviates off the pitch");
  });
  test("a touchdown has the score", () => {
    const scored = { n: 900, answer: 1, event: "touchdown", player: "home 5", side: "home", text: "TOUCHDOWN by home 5" } as Event;
    const told = (home: number, away: number) => new Story().tell([...events, scored], { ...view, score: { home, away } }).at(-1);
    expect(told(1, 0)).toMatchObject({ text: "Touchdown, 5 Jettison", score: "1 : 0", strong: true });
    expect(told(2, 1)?.score).toBe("2 : 1"); // a match that began with a score
  });
  test("nothing quiet is told, and no line is empty", () => {
    expect(lines.every((line) => line.text !== "")).toBe(true);
    expect(lines.some((line) => line.text.includes("has finished"))).toBe(false);
  });
});

test("a story that goes on is the same as one told at once", () => {
  const story = new Story();
  for (let n = 1; n <= events.length; n += 7) story.tell(events.slice(0, n), view);
  expect(story.tell(events, view)).toEqual(lines);
});

test("what was taken back is not told any more", () => {
  const story = new Story();
  story.tell(events, view);
  expect(story.tell(events.slice(0, 100), view)).toEqual(new Story().tell(events.slice(0, 100), view));
});

test("two thousand events are told in the blink of an eye", () => {
  const many = Array.from({ length: 5 }, () => events).flat();
  const begin = performance.now();
  new Story().tell(many, view);
  expect(performance.now() - begin).toBeLessThan(250);
});

describe("filters", () => {
  const chat = [{ by: "away" as const, name: "Bea", text: "good luck" }];
  const entries = mixed(lines, chat, [find("The weather: very sunny").n]);
  const shown = (...filters: Filter[]) => entries.filter((entry) => passes(entry, filters));

  test("chat stands where it was said", () => {
    expect(entries.findIndex((entry) => entry.said)).toBe(lines.indexOf(find("The weather: very sunny")) + 1);
  });
  test("kinds add up, sides too, and both must fit", () => {
    expect(shown()).toHaveLength(entries.length);
    expect(shown("injuries").every((entry) => entry.line?.heading || entry.line?.tags.includes("injuries"))).toBe(true);
    expect(shown("blocks", "home").every((entry) => entry.line?.heading || entry.line?.side === "home")).toBe(true);
    expect(shown("blocks", "ball").length).toBeGreaterThan(shown("blocks").length);
    expect(shown("chat").map((entry) => entry.said?.text)).toEqual(["good luck"]);
  });
});
