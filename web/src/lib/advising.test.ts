// What a coach would do here: who may ask, what is drawn of it, and that it is about one table only.
import { expect, test, vi } from "vitest";
import fixture from "../fixtures/blitz.json";
import { Advising, marksOf } from "./advising.svelte";
import type { Advice, TableView } from "./protocol";
import type { Table } from "./table.svelte";

const view = (fixture as unknown as { view: TableView }).view;
const [mine, mate] = view.players.filter((player) => player.side === "home" && player.square);
const theirs = view.players.find((player) => player.side === "away" && player.square)!;
const NOTHING: Advice = {
  deed: "move", why: "a better place", answers: ["home 1 move"], player: "", other: "", path: [], moves: [], rising: [], dice: 0,
  chance: null, again: null, risk: null, gain: null, before: null, after: null, mate: "", words: "", reason: "",
};
const seat = (kind: string) => ({ kind, name: "", here: true });
function tableOf(away: string, you: string[] = ["home"], asked = true): Table {
  return {
    n: 7, you, me: "home", asked, view, about: { home: seat("person"), away: seat(away) },
    wonder: vi.fn(() => Promise.resolve({ advice: [NOTHING] })), answer: vi.fn(() => Promise.resolve(null)),
  } as unknown as Table;
}

test.each([
  ["computer", ["home"], true, false, true], ["person", ["home", "away"], true, false, true],
  ["person", ["home"], true, false, false], ["computer", ["home"], false, false, false], ["computer", ["home"], true, true, false],
])("against %s, seats %s, asked %s, lesson %s: %s", (away, you, asked, lesson, possible) => {
  expect(new Advising(tableOf(away, you, asked), lesson).possible).toBe(possible);
});

test("it is asked for once, closed again, and forgotten when the table goes on", async () => {
  const table = tableOf("computer");
  const advising = new Advising(table);
  await advising.toggle();
  expect(advising.shown).toBe(true);
  expect(advising.advice).toEqual([NOTHING]);
  await advising.toggle();
  expect(advising.shown).toBe(false);
  await advising.toggle();
  expect(table.wonder).toHaveBeenCalledTimes(1);
  (table as { n: number }).n = 8;
  expect([advising.shown, advising.advice]).toEqual([false, null]);
});

test("what the server refuses is said", async () => {
  const table = tableOf("computer");
  table.wonder = () => Promise.reject(new Error("the coach thought for too long and was cut off"));
  const advising = new Advising(table);
  await advising.ask();
  expect(advising.problem).toContain("too long");
});

test("one click gives all its answers", async () => {
  const table = tableOf("computer");
  await new Advising(table).take({ ...NOTHING, answers: ["home 1 blitz", "move 7,7", "block away 2"] });
  expect(table.answer).toHaveBeenCalledWith("home 1 blitz", "move 7,7", "block away 2");
});

test("a deed is drawn as a way and a blow, a plan as arrows", () => {
  const path = [[3, 3], [4, 4]] as [number, number][];
  const drawn = marksOf(view, { ...NOTHING, deed: "blitz", player: mine!.id, other: theirs.id, path });
  expect(drawn.plan).toMatchObject({ player: mine!.id, path, hit: theirs.square });
  const plan = marksOf(view, { ...NOTHING, deed: "posts", moves: [[mate!.id, 9, 9]], rising: [mine!.id] });
  expect(plan.arrows).toEqual([{ from: mate!.square, to: [9, 9], kind: "follow" }]);
  expect(plan.rings).toEqual([mine!.id]);
});
