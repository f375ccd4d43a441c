import { expect, test } from "vitest";
import type { Event, Lesson } from "./protocol";
import { rolledLines } from "./rolled";

const lesson = (...rolls: Lesson["rolls"]): Lesson => ({ t: "lesson", n: 3, id: "dodge", state: "open", note: "", rolls, squares: [], players: [] });
const events = (...told: object[]): Event[] => told as Event[];

test("a roll is told with what it needed, what that is made of, and how often it works", () => {
  const roll = { dice: [5], sides: [6], base: 2, base_of: "passing", parts: [{ source: "short pass", amount: -1, text: "short pass -1" }], need: 3, target: 3, passed: true };
  const lines = rolledLines(events({ n: 2, event: "pass", roll }), lesson({ event: 2, chance: 2 / 3, made: true }), null);
  expect(lines).toEqual([{ n: 2, made: true, words: "Throw: 5, needs 3+ (Passing 2+, short pass −1). Made; it works 67 times in 100." }]);
});

test("block dice of one block are one line", () => {
  const die = (n: number, face: string) => ({ n, answer: 1, event: "block die", face, roll: { dice: [3], sides: [6] } });
  const lines = rolledLines(events(die(2, "push"), die(3, "pow")), lesson({ event: 2, chance: 5 / 9, made: true }), null);
  expect(lines.map((line) => line.words)).toEqual(["Block dice: push, defender down. A face that knocks him down comes 56 times in 100."]);
});

test("armour breaks or holds, and an injury says what it came to", () => {
  const armour = { n: 8, event: "armour", roll: { dice: [5, 5], sides: [6, 6], base: 10, base_of: "armour", need: 10, target: 10, passed: true } };
  const injury = { n: 9, event: "injury", result: "stunned", roll: { dice: [2, 3], sides: [6, 6] } };
  const lines = rolledLines(events(armour, injury), lesson({ event: 8, chance: 1 / 6, made: true }), null);
  expect(lines.map((line) => line.words)).toEqual([
    "Armour: 5 + 5, needs 10+ (Armour 10). Broken; that happens 17 times in 100.", "Injury: 2 + 3, stunned.",
  ]);
});

test("what rolls nothing, or nothing that was to be reached, is no line", () => {
  const bounce = { n: 4, event: "bounce", roll: { dice: [5], sides: [8] } };
  expect(rolledLines(events({ n: 1, event: "move" }, bounce), lesson(), null)).toEqual([]);
});
