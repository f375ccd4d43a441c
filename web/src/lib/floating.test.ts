import { expect, test } from "vitest";
import { floatBeside } from "./floating";
import { Geometry } from "./geometry";
import type { Square } from "./view";

const flat = new Geometry("flat", "home");
const inside = (spot: { x: number; y: number }, [x, y]: Square, width: number, height: number) =>
  x + 1 > spot.x && x < spot.x + width && y + 1 > spot.y && y < spot.y + height;

test("a card never covers what it is about, wherever that is", () => {
  for (const by of [[0, 0], [25, 14], [13, 7], [25, 0], [0, 14]] as Square[]) {
    const keep: Square[] = [by, [13, 7], [14, 7]];
    const spot = floatBeside(flat, by, { width: 6.5, height: 6 }, keep, []);
    expect(spot).not.toBeNull();
    for (const square of keep) expect(inside(spot!, square, 6.5, 6)).toBe(false);
    expect(spot!.x).toBeGreaterThanOrEqual(0);
    expect(spot!.x + 6.5).toBeLessThanOrEqual(26);
    expect(spot!.y + 6).toBeLessThanOrEqual(15);
  }
});

test("it avoids other players if it can", () => {
  const right: Square[] = Array.from({ length: 15 }, (_, y) => [16, y] as Square);
  const spot = floatBeside(flat, [13, 7], { width: 4, height: 4 }, [[13, 7]], right);
  expect(right.some((square) => inside(spot!, square, 4, 4))).toBe(false);
});

test("a card that is larger than the pitch has no place on it", () => {
  expect(floatBeside(flat, [3, 3], { width: 30, height: 4 }, [], [])).toBeNull();
});
