import { expect, test } from "vitest";
import { csvOf } from "./csv";

test("cells are parted by commas, and quoted where they have one", () => {
  expect(csvOf(["a", "b"], [["x, y", 1.23456], ['say "hi"', null]])).toBe('a,b\r\n"x, y",1.2346\r\n"say ""hi""",\r\n');
});

test("a name is never a formula, a figure below nothing is one still", () => {
  expect(csvOf(["name", "luck"], [["=HYPERLINK(1)", -2.5], ["-x", 0]])).toBe("name,luck\r\n'=HYPERLINK(1),-2.5\r\n'-x,0\r\n");
});
