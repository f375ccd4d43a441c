import { beforeEach, expect, test } from "vitest";
import { Sketchbook, type Sketch } from "./sketch.svelte";

beforeEach(() => localStorage.clear());

test("an arrow is drawn by two squares and kept with its moment", () => {
  const book = new Sketchbook("kq7f2mab");
  book.choose("arrow");
  book.moment = 12;
  book.square([3, 4]);
  expect(book.draft).toEqual([[3, 4]]);
  book.square([7, 4]);
  expect(book.shown.map((each) => each.squares)).toEqual([[[3, 4], [7, 4]]]);
  expect(new Sketchbook("kq7f2mab").all).toEqual(book.shown);
  book.moment = 13;
  expect(book.shown).toEqual([]);
  expect(new Sketchbook("another").all).toEqual([]);
});

test("a line is ended by its last square again, and drags draw the same", () => {
  const book = new Sketchbook();
  book.choose("line");
  for (const square of [[1, 1], [2, 1], [2, 2], [2, 2]] as const) book.square(square);
  book.drop({ from: [1, 1], way: [[2, 1], [2, 2]], to: [2, 2] });
  const [first, second] = book.shown;
  expect(first!.squares).toEqual(second!.squares);
});

test("a label wants words, a circle one square", () => {
  const book = new Sketchbook();
  book.choose("label");
  book.square([5, 5]);
  expect(book.all).toEqual([]);
  book.text = " screen ";
  book.square([5, 5]);
  book.choose("circle");
  book.square([6, 6]);
  expect(book.all.map((each) => [each.kind, each.text])).toEqual([["label", "screen"], ["circle", ""]]);
});

test("one takes back and clears his own, others are told", () => {
  const told: unknown[] = [];
  const book = new Sketchbook();
  book.me = "ann";
  book.moment = 1;
  book.company = { drawn: (sketch) => told.push(sketch.kind), wiped: (ids) => told.push(ids.length) };
  const bea: Sketch = { id: "b1", moment: 1, by: "bea", name: "Bea", kind: "circle", ink: "red", squares: [[1, 1]], text: "" };
  book.drawn(bea);
  book.choose("circle");
  book.square([2, 2]);
  book.square([3, 3]);
  book.undo();
  expect(book.shown).toHaveLength(2);
  book.clear();
  expect(book.shown).toEqual([bea]);
  book.othersHidden = true;
  expect(book.shown).toEqual([]);
  book.clear(true);
  expect(book.all).toEqual([]);
  expect(told).toEqual(["circle", "circle", 1, 1, 1]);
});
