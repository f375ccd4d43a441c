// What is counted over a real match.
import { expect, test } from "vitest";
import fixture from "../fixtures/story.json";
import { chanceOf, rollsByTurn, soFar } from "./counting";
import type { Event } from "./protocol";

const events = fixture.events as unknown as Event[];

test("the chance of dice", () => {
  expect(chanceOf([6], 4)).toBeCloseTo(1 / 2);
  expect(chanceOf([6, 6], 9)).toBeCloseTo(10 / 36);
  expect(chanceOf([6, 6], 1)).toBe(1);
});

test("every roll that had to reach something is in its turn", () => {
  const turns = rollsByTurn(events);
  expect(turns.slice(0, 3).map((turn) => [turn.half, turn.turn, turn.side])).toEqual([[1, 1, "home"], [1, 1, "away"], [1, 2, "home"]]);
  expect(turns[0]?.rolls.map((roll) => [roll.test, roll.need, roll.dice[0], roll.passed])).toEqual([["pick-up", 3, 2, false], ["pick-up", 3, 1, false]]);
  const needed = events.filter((event) => event.roll?.passed !== undefined && event.roll.target !== undefined);
  expect(turns.flatMap((turn) => turn.rolls)).toHaveLength(needed.length);
});

test("armour is a roll of who breaks it", () => {
  const armour = rollsByTurn(events)[1]?.rolls.find((roll) => roll.test === "armour");
  expect(armour).toMatchObject({ side: "away", player: "home 1", need: 9, passed: true });
});

test("the match so far", () => {
  const of = Object.fromEntries(soFar(events).map(({ what, home, away }) => [what, [home, away]]));
  const blocks = (side: string) => events.filter((event) => event.event === "block" && event.player?.startsWith(side)).length;
  expect(of["blocks"]).toEqual([blocks("home"), blocks("away")]);
  expect(of["down"]).toEqual([2, 4]);
  expect(of["broken"]).toEqual([0, 2]);
  expect(of["dodges"]).toEqual([1, 0]);
  expect(of["carried"]).toEqual([1, 0]);
  expect(of["rerolls"]).toEqual([1, 2]);
});
