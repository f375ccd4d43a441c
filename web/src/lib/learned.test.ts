import { beforeEach, expect, test } from "vitest";
import { firstOpen, nextOf, after } from "../parts/learn/way";
import { keepDone, keepTry, keptTry, lessonsDone } from "./learned";

beforeEach(() => localStorage.clear());

test("what is done is kept once, and tries by their lessons", () => {
  const at = { match: "lesson-abc", seat: "key", nonce: "00" };
  keepTry("move", at);
  keepDone("move");
  keepDone("move");
  expect(lessonsDone()).toEqual(["move"]);
  expect(keptTry("move")).toEqual(at);
  expect(keptTry("dodge")).toBeNull();
});

test("what somebody else has put there is no trouble", () => {
  localStorage.setItem("pigskin lessons", '{"done": 7}');
  expect(lessonsDone()).toEqual([]);
  localStorage.setItem("pigskin lessons", "no JSON");
  expect(keptTry("move")).toBeNull();
});

test("one lesson leads to the next, the last to a match, and one goes on where something is open", () => {
  expect(nextOf("move")).toBe("dodge");
  expect(after("dodge")).toBe("/lesson/block");
  expect(after("drive")).toBe("/");
  expect(firstOpen(["move", "block"])).toBe("dodge");
  expect(firstOpen([])).toBe("move");
});
