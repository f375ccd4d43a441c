// Squares to pixels and back, in both orientations. The pitch is measured in units: a square is 100 of
// them, and the SVG scales that to a tile of the screen.
import type { Side, Square } from "./view";

export const LENGTH = 26;
export const WIDTH = 15;
export const UNIT = 100;

/** How the pitch lies: on its side, or on end as on an upright phone. */
export type Lie = "flat" | "upright";

/**
 * One way to look at the pitch: how it lies and for whom. Flat, the seat's own end zone is on the left;
 * upright, at the bottom. The other coach sees it turned by half a circle.
 */
export class Geometry {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;

  constructor(
    readonly lie: Lie = "flat",
    readonly seat: Side = "home",
  ) {
    this.columns = lie === "flat" ? LENGTH : WIDTH;
    this.rows = lie === "flat" ? WIDTH : LENGTH;
    this.width = this.columns * UNIT;
    this.height = this.rows * UNIT;
  }

  /** Column and row on the screen of a square, from the top left. */
  cell([x, y]: Square): readonly [column: number, row: number] {
    const [ahead, across] = this.seat === "home" ? [x, y] : [LENGTH - 1 - x, WIDTH - 1 - y];
    return this.lie === "flat" ? [ahead, across] : [across, LENGTH - 1 - ahead];
  }

  /** The square that is drawn in a column and row of the screen; null beside the pitch. */
  square(column: number, row: number): Square | null {
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return null;
    const [ahead, across] = this.lie === "flat" ? [column, row] : [LENGTH - 1 - row, column];
    return this.seat === "home" ? [ahead, across] : [LENGTH - 1 - ahead, WIDTH - 1 - across];
  }

  /** The middle of a square in units. Works for squares beside the pitch as well (the crowd). */
  middle(square: Square): readonly [x: number, y: number] {
    const [column, row] = this.cell(square);
    return [column * UNIT + UNIT / 2, row * UNIT + UNIT / 2];
  }

  /** The upper left corner of a square in units. */
  corner(square: Square): readonly [x: number, y: number] {
    const [column, row] = this.cell(square);
    return [column * UNIT, row * UNIT];
  }

  /** The square under a point given in shares (0-1) of the drawn pitch; null beside it. */
  at(across: number, down: number): Square | null {
    return this.square(Math.floor(across * this.columns), Math.floor(down * this.rows));
  }

  /** The rectangle a block of squares covers: x, y, width, height in units. Corners belong to it. */
  box(from: Square, to: Square): { x: number; y: number; width: number; height: number } {
    const [a, b] = [this.cell(from), this.cell(to)];
    const x = Math.min(a[0], b[0]) * UNIT;
    const y = Math.min(a[1], b[1]) * UNIT;
    return {
      x,
      y,
      width: (Math.abs(a[0] - b[0]) + 1) * UNIT,
      height: (Math.abs(a[1] - b[1]) + 1) * UNIT,
    };
  }

  /** The next square on the screen from here, for the arrow keys; null at the edge. */
  step(from: Square, right: number, down: number): Square | null {
    const [column, row] = this.cell(from);
    return this.square(column + right, row + down);
  }
}

/** How many squares apart: the longer of the two ways. */
export function distance(a: Square, b: Square): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
}

/** The four sizes of screen the pages are laid out for. */
export type Screen = "phone" | "landscape" | "laptop" | "large";

export function screenOf(width: number, height: number): Screen {
  if (width <= 1000 && height >= width) return "phone"; // and tablets held upright
  if (height <= 500 && width > height) return "landscape";
  return width >= 1700 && height >= 860 ? "large" : "laptop";
}

/** The least tile on a phone: below it the pitch scrolls under the sheet. */
export const LEAST_TILE = 22;

/** Side of a square in CSS pixels, and how the pitch lies, for a window of this size. */
export function tileOf(width: number, height: number): { tile: number; lie: Lie; scrolls: boolean } {
  switch (screenOf(width, height)) {
    case "phone": {
      const wide = (width - 12) / WIDTH;
      const fits = Math.min(wide, (height - 194) / LENGTH);
      const tile = Math.min(wide, Math.max(fits, LEAST_TILE));
      return { tile, lie: "upright", scrolls: tile > fits + 1e-9 };
    }
    case "landscape":
      return flat(Math.min((width - 18 - 208) / LENGTH, (height - 52) / WIDTH));
    case "laptop":
      return flat(Math.min((width - 364) / LENGTH, (height - 220) / WIDTH));
    case "large":
      return flat(Math.min((width - 652) / LENGTH, (height - 360) / WIDTH));
  }
}

function flat(tile: number): { tile: number; lie: Lie; scrolls: boolean } {
  return { tile: Math.max(tile, 8), lie: "flat", scrolls: false };
}
