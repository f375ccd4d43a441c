import { expect, test } from "vitest";
import type { TableView } from "../protocol";
import { extended, ownChances, planOf, readAct } from "./acts";
import { actWords } from "./telling";

const view = {
  players: [
    { id: "home 1", side: "home", number: 1, name: "Ann Oak", position: "", square: [7, 7] },
    { id: "home 2", side: "home", number: 2, name: "", position: "Human Catcher", square: [12, 7] },
    { id: "away 1", side: "away", number: 1, name: "", position: "", square: [8, 7] },
  ],
  teams: { home: { name: "Reds" }, away: { name: "Old Blues" } },
} as unknown as TableView;
const begin = (player: string, action: string) => ({ verb: "activate", player, action });
const step = (x: number, y: number) => ({ verb: "move", square: [x, y] });

test("what is planned in a match is an act of a line", () => {
  expect(extended([], [begin("home 1", "move"), step(7, 6), { verb: "leap", square: [8, 5] }], view)).toEqual(["home 1 move 7,6 leap 8,5"]);
  expect(extended(["home 2 move 12,8"], [begin("home 1", "blitz"), { verb: "name", player: "away 1" }, step(7, 6), { verb: "block", player: "away 1" }], view)).toEqual([
    "home 2 move 12,8", "home 1 blitz 7,6 away 1 push",
  ]);
  expect(extended([], [begin("home 1", "hand-off"), step(11, 7), { verb: "hand off to", player: "home 2" }], view)).toEqual(["home 1 hand-off 11,7 home 2"]);
});

test("a throw goes to the mate who stands there, else to the square", () => {
  const throwTo = (x: number, y: number) => [begin("home 1", "pass"), { verb: "pass the ball" }, { verb: "pass to", square: [x, y] }];
  expect(extended([], throwTo(12, 7), view)).toEqual(["home 1 pass to home 2"]);
  expect(extended([], throwTo(8, 7), view)).toEqual(["home 1 pass to 8,7"]);
});

test("an action under way goes on in the same act", () => {
  expect(extended(["home 1 blitz 7,6 away 1 push"], [step(8, 6)], view)).toEqual(["home 1 blitz 7,6 away 1 push 8,6"]);
});

test("an action that does nothing is no act", () => {
  expect(extended([], [begin("home 1", "pass")], view)).toBeNull();
  expect(extended(["home 1 pass 8,8"], [{ verb: "pass the ball" }], view)).toBeNull();
});

test("an act is read as it was written", () => {
  expect(readAct("home 1 blitz 7,6 leap 8,5 away 1 push 9,6")).toEqual({ player: "home 1", action: "blitz", before: [[7, 6], [8, 5]], other: "away 1", square: null, after: [[9, 6]] });
  expect(readAct("home 1 pass 8,8 to 12,9")).toMatchObject({ before: [[8, 8]], other: null, square: [12, 9] });
  expect(planOf("home 1 blitz 7,6 away 1 push 9,6", view)).toEqual({ player: "home 1", path: [[7, 6], [9, 6]], hit: [8, 7] });
});

test("an act is told in words", () => {
  expect(actWords(view, "home 1 move 7,6 8,5")).toBe("1 Oak goes to 8,5");
  expect(actWords(view, "home 1 block away 1 push")).toBe("1 Oak blocks Blues 1");
  expect(actWords(view, "home 1 blitz 7,6 away 1 push 9,6")).toBe("1 Oak blitzes Blues 1 from 7,6 and goes on to 9,6");
  expect(actWords(view, "home 1 pass 8,8 to home 2")).toBe("1 Oak throws to 2 Catcher from 8,8");
  expect(actWords(view, "home 1 hand-off 11,7 home 2")).toBe("1 Oak hands over to 2 Catcher at 11,7");
  expect(actWords(view, "home 1 pass 8,8")).toBe("1 Oak goes to 8,8 (pass)");
});

test("each act has a chance of its own", () => {
  expect(ownChances([0.5, 0.25, 0, 0])).toEqual([0.5, 0.5, 0, 0]);
});
