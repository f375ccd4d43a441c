import { describe, expect, it } from "vitest";
import { linesOf, Names, rounded, signed, slotAt, slotsOf, stepsTo } from "./figures";
import type { PlayerFigures, RollFigures, Statistics, StretchFigures } from "./protocol";

const stretch = (side: "home" | "away" | null, half = 1, turn = 1): StretchFigures => ({ half, turn, side, moment: 0, touchdown: null }) as unknown as StretchFigures;
const roll = (at: number, more: Partial<RollFigures> = {}): RollFigures =>
  ({ event: 0, moment: 3, stretch: at, side: "home", player: "home 5", what: "dodge", need: 3, chooser: null, dice: ["4"], chance: 2 / 3, made: true, ...more });
const figures = {
  edition: "bb2020", teams: ["Ferrymen", "Bruisers"], stretches: [stretch(null), stretch("home"), stretch("away", 2, 0)],
  players: [{ player: "home 5", shirt: 5, name: "Pip Jettison", position: "Catcher" }, { player: "away 2", shirt: 2, name: "", position: "Orc" }] as PlayerFigures[],
} as unknown as Statistics;

describe("where things stand", () => {
  it("gives a kick-off a third of a turn", () => {
    const slots = slotsOf([stretch(null), stretch("home"), stretch("away")]);
    expect(slots.map(({ from, to }) => Math.round((to - from) * 7))).toEqual([1, 3, 3]);
    expect([0, 0.2, 0.99, 1.5].map((share) => slotAt(slots, share))).toEqual([0, 1, 2, 2]);
  });
  it("has whole steps, and few of them", () => {
    for (const most of [1.2, 3, 7, 12, 45, 700, 9000]) {
      const steps = stepsTo(most);
      expect(steps.length).toBeGreaterThan(0);
      expect(steps.length).toBeLessThan(5);
      expect(Math.max(...steps)).toBeLessThanOrEqual(most);
      expect(steps.every(Number.isInteger)).toBe(true);
    }
  });
  it("keeps a turn in one line where it fits, and begins a half with a line", () => {
    const half = (each: RollFigures): number => (each.stretch > 2 ? 2 : 1);
    const lines = linesOf([1, 1, 1, 2, 2, 3, 3].map((at) => roll(at)), 6, half);
    expect(lines.map((line) => line.map((each) => each.stretch))).toEqual([[1, 1, 1, 2, 2], [3, 3]]);
    expect(linesOf([1, 1, 1, 2, 2].map((at) => roll(at)), 5, half).map((line) => line.length)).toEqual([3, 2]);
    expect(linesOf(Array.from({ length: 9 }, () => roll(1)), 4, half).map((line) => line.length)).toEqual([4, 4, 1]);
  });
});

describe("what things are called", () => {
  const names = new Names(figures);
  it("says who rolled what", () => {
    expect(names.roll(roll(1))).toBe("5 Pip: dodge 3+, 67 percent, rolled 4: made");
    expect(names.roll(roll(1, { what: "go for it", need: 2, made: false, dice: ["1"] }))).toContain("rush 2+");
    expect(names.roll(roll(1, { what: "armour", side: "away", need: 9, dice: ["3", "5"], made: false }))).toMatch(/^Bruisers: armour of 5 Pip 9\+.*rolled 3\+5: failed$/);
    expect(names.roll(roll(1, { what: "block", need: null, chooser: "away", dice: ["push", "pow"], chance: 1 / 9, made: false }))).toBe(
      "5 Pip: block with 2 dice, the other coach chooses, 11 percent to fell him, rolled push, pow: failed",
    );
  });
  it("says when", () => {
    expect(names.when(0)).toBe("1st half, kick-off");
    expect(names.when(1)).toBe("1st half, turn 1, Ferrymen");
    expect(names.when(2)).toBe("2nd half, bonus turn, Bruisers");
  });
  it("knows players without a name, and those it does not know", () => {
    expect([names.player("away 2"), names.player("home 9"), names.player(null)]).toEqual(["2 Orc", "home 9", ""]);
  });
  it("writes signs", () => {
    expect([signed(1.26), signed(-0.5), signed(0.01), signed(-0.01), rounded(2)]).toEqual(["+1.3", "−0.5", "0.0", "0.0", "2.0"]);
  });
});
