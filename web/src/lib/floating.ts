// Where a card can float over the pitch without covering the players it is about.
import { Geometry, UNIT } from "./geometry";
import type { Square } from "./view";

export interface Box {
  width: number; // in squares
  height: number;
}
export interface Spot {
  x: number; // upper left corner, in squares of the screen
  y: number;
}

/**
 * The best place for a card beside a square: it never covers the squares in `keep`, and as few of those in
 * `spare` as can be; near `by`, inside the pitch. Null if there is none.
 */
export function floatBeside(
  geometry: Geometry,
  by: Square,
  box: Box,
  keep: readonly Square[],
  spare: readonly Square[],
): Spot | null {
  const [column, row] = geometry.cell(by);
  const cells = (squares: readonly Square[]) => squares.map((square) => geometry.cell(square));
  const [never, rather] = [cells(keep), cells(spare)];
  const limitX = geometry.width / UNIT - box.width;
  const limitY = geometry.height / UNIT - box.height;
  if (limitX < 0 || limitY < 0) return null;
  let best: Spot | null = null;
  let least = Infinity;
  for (let dy = -box.height - 1; dy <= 3; dy += 0.5) {
    for (let dx = -box.width - 1; dx <= 3; dx += 0.5) {
      const x = Math.min(limitX, Math.max(0, column + dx));
      const y = Math.min(limitY, Math.max(0, row + dy));
      const covers = ([c, r]: readonly [number, number]) =>
        c + 1 > x - 0.15 && c < x + box.width + 0.15 && r + 1 > y - 0.15 && r < y + box.height + 0.15;
      if (never.some(covers)) continue;
      const far = Math.hypot(x + box.width / 2 - column - 0.5, y + box.height / 2 - row - 0.5);
      // Neighbours least of all: they are what one looks at.
      const cost = rather.filter(covers).reduce((sum, [c, r]) => sum + (Math.max(Math.abs(c - column), Math.abs(r - row)) < 2 ? 15 : 4), far);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The squares a card lies on: two cards do not lie on each other. */
export function squaresUnder(geometry: Geometry, spot: Spot, box: Box): Square[] {
  const found: Square[] = [];
  for (let row = Math.floor(spot.y); row < spot.y + box.height; row += 1) {
    for (let column = Math.floor(spot.x); column < spot.x + box.width; column += 1) {
      const square = geometry.square(column, row);
      if (square) found.push(square);
    }
  }
  return found;
}
