import { describe, expect, test } from "vitest";
import { distance, Geometry, LENGTH, screenOf, tileOf, WIDTH, type Lie } from "./geometry";
import type { Side, Square } from "./view";

const WAYS: [Lie, Side][] = [["flat", "home"], ["flat", "away"], ["upright", "home"], ["upright", "away"]];

describe("where a square is drawn", () => {
  test("flat, home's end zone is on the left and the top touchline on top", () => {
    const flat = new Geometry("flat", "home");
    expect([flat.width, flat.height]).toEqual([2600, 1500]);
    expect(flat.middle([0, 0])).toEqual([50, 50]);
    expect(flat.middle([25, 14])).toEqual([2550, 1450]);
  });

  test("upright, one's own end zone is at the bottom", () => {
    const home = new Geometry("upright", "home");
    expect([home.width, home.height]).toEqual([1500, 2600]);
    expect(home.middle([0, 0])).toEqual([50, 2550]);
    expect(home.middle([25, 14])).toEqual([1450, 50]);
    expect(new Geometry("upright", "away").cell([25, 14])).toEqual([0, 25]);
  });

  test("the other coach sees the pitch turned, not mirrored", () => {
    const turned = new Geometry("flat", "away");
    expect(turned.cell([25, 14])).toEqual([0, 0]);
    expect(turned.cell([25, 0])).toEqual([0, 14]);
  });

  test.each(WAYS)("%s for %s: every square has a place of its own, and is found there again", (lie, seat) => {
    const way = new Geometry(lie, seat);
    const places = new Set<string>();
    for (let x = 0; x < LENGTH; x++) {
      for (let y = 0; y < WIDTH; y++) {
        const [column, row] = way.cell([x, y]);
        places.add(`${column},${row}`);
        expect(way.square(column, row)).toEqual([x, y]);
        const [px, py] = way.middle([x, y]);
        expect(way.at(px / way.width, py / way.height)).toEqual([x, y]);
      }
    }
    expect(places.size).toBe(LENGTH * WIDTH);
  });

  test.each(WAYS)("%s for %s: neighbours stay neighbours", (lie, seat) => {
    const way = new Geometry(lie, seat);
    const [a, b]: Square[] = [[7, 7], [8, 8]];
    const [ca, cb] = [way.cell(a!), way.cell(b!)];
    expect(Math.max(Math.abs(ca[0] - cb[0]), Math.abs(ca[1] - cb[1]))).toBe(1);
  });
});

test("beside the pitch there is no square", () => {
  const way = new Geometry();
  expect(way.square(-1, 3)).toBeNull();
  expect(way.square(26, 3)).toBeNull();
  expect(way.at(1, 0.5)).toBeNull();
});

test("arrow keys go by what is seen", () => {
  expect(new Geometry("flat", "home").step([5, 5], 1, 0)).toEqual([6, 5]);
  expect(new Geometry("flat", "away").step([5, 5], 1, 0)).toEqual([4, 5]);
  expect(new Geometry("upright", "home").step([5, 5], 0, -1)).toEqual([6, 5]);
  expect(new Geometry("upright", "home").step([5, 5], 1, 0)).toEqual([5, 6]);
  expect(new Geometry("flat", "home").step([0, 0], -1, 0)).toBeNull();
});

test("a block of squares covers one rectangle, whichever way the pitch lies", () => {
  expect(new Geometry("flat", "home").box([0, 0], [0, 14])).toEqual({ x: 0, y: 0, width: 100, height: 1500 });
  expect(new Geometry("upright", "home").box([0, 0], [0, 14])).toEqual({ x: 0, y: 2500, width: 1500, height: 100 });
  expect(new Geometry("flat", "away").box([0, 0], [0, 14])).toEqual({ x: 2500, y: 0, width: 100, height: 1500 });
});

test("distance is the longer of the two ways", () => {
  expect(distance([3, 3], [7, 5])).toBe(4);
});

describe("the size of a tile", () => {
  test.each([
    [390, 844, "phone"],
    [844, 390, "landscape"],
    [1366, 768, "laptop"],
    [1920, 1080, "large"],
    [768, 1024, "phone"],
    [1024, 1366, "laptop"],
  ])("%i by %i is a %s", (width, height, screen) => {
    expect(screenOf(width, height)).toBe(screen);
  });

  test("a laptop has 36.5 pixels a square", () => {
    const { tile, lie } = tileOf(1366, 768);
    expect(tile).toBeCloseTo(36.53, 2);
    expect(lie).toBe("flat");
  });

  test("an upright phone stands the pitch on end, and fits it", () => {
    const { tile, lie, scrolls } = tileOf(390, 844);
    expect(lie).toBe("upright");
    expect(tile).toBe(25);
    expect(scrolls).toBe(false);
  });

  test("a low phone scrolls rather than going below 22 pixels", () => {
    expect(tileOf(390, 700)).toEqual({ tile: 22, lie: "upright", scrolls: true });
  });

  test("a narrow phone never scrolls sideways", () => {
    expect(tileOf(320, 568).tile * WIDTH).toBeLessThanOrEqual(320 - 12);
  });

  test("a large screen has about 48", () => {
    expect(tileOf(1920, 1080).tile).toBeCloseTo(48, 0);
  });
});
