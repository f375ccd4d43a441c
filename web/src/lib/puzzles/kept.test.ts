import { beforeEach, expect, test } from "vitest";
import { isSolved, keepShown, keepStars, keepSteps, nextAfter, starsOf, stepsOf, wasShown } from "./kept";

beforeEach(() => localStorage.clear());

test("the best stars of a puzzle are kept", () => {
  expect(starsOf(7)).toBeNull();
  keepStars(7, 2);
  keepStars(7, 1);
  expect(starsOf(7)).toBe(2);
  expect(isSolved(7)).toBe(false);
  keepStars(7, 3);
  expect(isSolved(7)).toBe(true);
});

test("whose solution was shown earns no more stars, and keeps what it had", () => {
  keepStars(7, 1);
  keepShown(7);
  keepStars(7, 3);
  keepShown(8);
  keepStars(8, 3);
  expect([starsOf(7), starsOf(8), wasShown(8), wasShown(9)]).toEqual([1, null, true, false]);
});

test("the next puzzle is the next that is not solved, going round", () => {
  expect(nextAfter(2, [1, 2, 3, 4])).toBe(3);
  keepStars(3, 3);
  expect(nextAfter(2, [1, 2, 3, 4])).toBe(4);
  keepStars(4, 3);
  expect(nextAfter(2, [1, 2, 3, 4])).toBe(1);
  keepStars(1, 3);
  expect(nextAfter(2, [1, 2, 3, 4])).toBe(3);
  expect(nextAfter(1, [1])).toBeNull();
});

test("a line is kept until it is done or taken back", () => {
  const step = (...acts: string[]): { acts: string[]; stopped: boolean } => ({ acts, stopped: false });
  keepStars(7, 1);
  keepSteps(7, [step(), step("home 1 move 8,7")]);
  keepSteps(8, [step(), step("home 2 move 3,3")]);
  expect(stepsOf(7)).toEqual([step(), step("home 1 move 8,7")]);
  keepSteps(7, [step()]);
  keepSteps(8, []);
  expect([stepsOf(7), stepsOf(8), starsOf(7)]).toEqual([[], [], 1]);
});

test("what somebody else has put there is no trouble", () => {
  localStorage.setItem("pigskin puzzles", '{"stars": 7, "shown": "all", "lines": {"1": [7]}}');
  expect([starsOf(1), wasShown(1), stepsOf(1)]).toEqual([null, false, []]);
});
