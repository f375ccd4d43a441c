import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import blitz from "../fixtures/blitz.json";
import marks from "../fixtures/marks.json";
import { reachSquares, tint } from "../lib/layers";
import type { PitchView, Square } from "../lib/view";
import Pitch from "./Pitch.svelte";

const view = blitz.view as unknown as PitchView;
const small = marks.view as unknown as PitchView;
// Looking things up by role is slow with so many squares.
const grid = () => document.querySelector<HTMLElement>('[role="grid"]')!;
const cell = (square: string) => document.querySelector<HTMLElement>(`[data-square="${square}"]`)!;

describe("the pitch as a grid", () => {
  test("has 15 rows of 26 squares and one tab stop, whichever way it lies", () => {
    for (const lie of ["flat", "upright"] as const) {
      const { unmount } = render(Pitch, { view, lie });
      expect(grid().getAttribute("aria-label")).toBe("The pitch");
      expect(document.querySelectorAll('[role="grid"] > [role="row"]')).toHaveLength(15);
      expect(document.querySelectorAll('[role="row"] > [role="gridcell"]')).toHaveLength(390);
      expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
      unmount();
    }
  });

  test("says in words who stands on a square and what he would have to roll", () => {
    render(Pitch, {
      view,
      you: ["home"],
      reach: reachSquares(blitz.reach),
      plan: { player: "home 1", path: [[16, 10]], needs: [{ square: [16, 10], text: "3+" }], hit: [18, 10] },
      badges: [{ square: [18, 10], dice: 2, chooser: "home", attacker: "home" }],
      letters: { "home 9": "G" },
    });
    expect(cell("12,6").getAttribute("aria-label")).toBe(
      "column 12, row 6, your 7, thrower, has the ball",
    );
    const says = (square: string) => cell(square).getAttribute("aria-label");
    expect(says("11,7")).toBe("column 11, row 7, your 9, lineman, letter G");
    expect(says("18,10")).toContain("their 4, blitzer, marked by one; two block dice, you choose, target");
    expect(says("16,10")).toBe("column 16, row 10; 3 plus, 67 percent");
    expect(says("17,13")).toContain("your 11, lineman, stunned");
    expect(says("16,6")).toContain("their 12, big guy, no tackle zones");
    expect(says("0,0")).toBe("column 0, row 0, your end zone");
  });

  test("tells where a loose ball lies", () => {
    render(Pitch, { view: small });
    expect(cell("15,6").getAttribute("aria-label")).toBe("column 15, row 6, the ball");
  });
});

describe("keys", () => {
  test("arrows move the cursor by what is seen, Enter chooses", async () => {
    const onsquare = vi.fn();
    const onhover = vi.fn();
    render(Pitch, { view, lie: "upright", seat: "home", cursor: [10, 10] as Square, onsquare, onhover });
    await fireEvent.keyDown(grid(), { key: "ArrowUp" });
    expect(cell("11,10").getAttribute("tabindex")).toBe("0");
    expect(onhover).toHaveBeenLastCalledWith([11, 10]);
    await fireEvent.keyDown(grid(), { key: "Enter" });
    expect(onsquare).toHaveBeenCalledWith([11, 10], { by: "key", shift: false });
  });

  test("Shift and an arrow go to the next player that way", async () => {
    render(Pitch, { view, cursor: [10, 10] as Square });
    await fireEvent.keyDown(grid(), { key: "ArrowRight", shiftKey: true });
    expect(cell("15,10").getAttribute("tabindex")).toBe("0");
  });

  test("stay at the edge", async () => {
    render(Pitch, { view, cursor: [0, 0] as Square });
    await fireEvent.keyDown(grid(), { key: "ArrowLeft" });
    expect(cell("0,0").getAttribute("tabindex")).toBe("0");
  });
});

describe("pointers", () => {
  const laidOut = () => {
    const squares = grid();
    squares.getBoundingClientRect = () => new DOMRect(0, 0, 2600, 1500);
    squares.setPointerCapture = () => undefined;
    return squares;
  };
  const at = (square: Square, more: object = {}) => ({
    clientX: square[0] * 100 + 50, clientY: square[1] * 100 + 50,
    pointerId: 1, isPrimary: true, button: 0, pointerType: "mouse", ...more,
  });

  test("a click chooses a square", async () => {
    const onsquare = vi.fn();
    render(Pitch, { view, onsquare });
    const squares = laidOut();
    await fireEvent.pointerDown(squares, at([7, 3]));
    await fireEvent.pointerUp(squares, at([7, 3]));
    expect(onsquare).toHaveBeenCalledWith([7, 3], { by: "mouse", shift: false });
  });

  test("a long press shows a card and chooses nothing", async () => {
    vi.useFakeTimers();
    const [onsquare, onpress] = [vi.fn(), vi.fn()];
    render(Pitch, { view, onsquare, onpress });
    const squares = laidOut();
    await fireEvent.pointerDown(squares, at([12, 6], { pointerType: "touch" }));
    vi.advanceTimersByTime(500);
    await fireEvent.pointerUp(squares, at([12, 6], { pointerType: "touch" }));
    expect(onpress).toHaveBeenCalledWith([12, 6]);
    expect(onsquare).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test("a drag tells the way, and going back shortens it", async () => {
    const ondrop = vi.fn();
    render(Pitch, { view, canDrag: () => true, ondrop });
    const squares = laidOut();
    await fireEvent.pointerDown(squares, at([10, 10]));
    for (const x of [11, 12, 13, 12]) await fireEvent.pointerMove(squares, at([x, 10]));
    await fireEvent.pointerUp(squares, at([12, 10]));
    expect(ondrop).toHaveBeenCalledWith({ from: [10, 10], way: [[11, 10], [12, 10]], to: [12, 10] });
  });

  test("a drag that may not start is no drag and no click", async () => {
    const [ondrop, onsquare] = [vi.fn(), vi.fn()];
    render(Pitch, { view, canDrag: () => false, ondrop, onsquare });
    const squares = laidOut();
    await fireEvent.pointerDown(squares, at([10, 10]));
    await fireEvent.pointerMove(squares, at([12, 10]));
    await fireEvent.pointerUp(squares, at([12, 10]));
    expect(ondrop).not.toHaveBeenCalled();
    expect(onsquare).not.toHaveBeenCalled();
  });
});

test("everybody who stands on the pitch is drawn, and nobody else", () => {
  render(Pitch, { view });
  const drawn = [...document.querySelectorAll("[data-player]")].map((node) => node.getAttribute("data-player"));
  expect(drawn.sort()).toEqual(view.players.filter((p) => p.square).map((p) => p.id).sort());
});

test("a still pitch is one picture with a name", () => {
  render(Pitch, { view, still: true, label: "A match in mid-play" });
  expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(0);
  expect(document.querySelector('svg[role="img"]')?.getAttribute("aria-label")).toBe("A match in mid-play");
});

test("a name is text, whatever is in it", () => {
  const name = "<img src=x onerror=alert(1)>";
  render(Pitch, { view: { ...view, teams: { home: { name }, away: { name } } } });
  expect(document.querySelector("img")).toBeNull();
});

test("the safer, the brighter", () => {
  expect([1, 0.83, 0.67, 0.5, 0.31, 0.08].map(tint)).toEqual(["c100", "c90", "c75", "c55", "c35", "c10"]);
});
