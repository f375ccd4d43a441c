import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COLOURS, wear } from "./colours";
import type { Side } from "./view";

const app = readFileSync("src/app.css", "utf8");
const others = readFileSync("src/colours.css", "utf8");

/** The variables of a block of CSS in one of the themes. */
function variables(css: string, theme: number): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const both = /^light-dark\((#\w+), (#\w+)\)/.exec(value!);
    found.set(name!, both ? both[theme + 1]! : value!);
  }
  return found;
}

function worn(side: Side, colour: string, theme: number): Map<string, string> {
  const all = variables(app, theme);
  const block = new RegExp(`data-${side}="${colour}"\\] \\{([^}]*)\\}`).exec(others);
  if (block) for (const [name, value] of variables(block[1]!, theme)) all.set(name, value);
  return all;
}

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright! + 0.05) / (dark! + 0.05);
}

const EVERY = (["home", "away"] as const).flatMap((side) =>
  COLOURS[side].flatMap((colour) => ["light", "dark"].map((theme, i) => [side, colour, theme, i] as const)),
);

describe("the colours of the teams", () => {
  test.each(EVERY)("%s in %s, %s: can be told from the grass and read", (side, colour, _, theme) => {
    const has = worn(side, colour, theme);
    const of = (name: string) => has.get(name)!;
    expect(contrast(of(`${side}-ink`), of(side))).toBeGreaterThan(5);
    const shape = Math.max(contrast(of(side), of("grass-1")), contrast(of(`${side}-edge`), of("grass-1")));
    expect(shape).toBeGreaterThan(4.5);
    expect(contrast(of(`${side}-lying-ink`), of(`${side}-lying`))).toBeGreaterThan(5);
    expect(contrast(of(`${side}-lying-edge`), of("grass-1"))).toBeGreaterThan(3);
    expect(contrast(of(`${side}-text`), of("surface"))).toBeGreaterThan(4.5);
  });

  test("every home is darker than every away, in both themes, so that they differ in grey", () => {
    for (const theme of [0, 1]) {
      for (const home of COLOURS.home) {
        for (const away of COLOURS.away) {
          const fills = [worn("home", home, theme).get("home")!, worn("away", away, theme).get("away")!] as const;
          expect(light(fills[0]), `${home} and ${away}`).toBeLessThan(light(fills[1]));
          expect(contrast(...fills), `${home} and ${away}`).toBeGreaterThan(2);
        }
      }
    }
  });

  test("what is not known is the usual one", () => {
    const root = document.createElement("html");
    wear("home", "violet", root);
    expect(root.dataset["home"]).toBe("violet");
    wear("home", "javascript:", root);
    expect(root.dataset["home"]).toBeUndefined();
  });
});

test("words can be read on every surface, in both themes", () => {
  for (const theme of [0, 1]) {
    const has = variables(app, theme);
    for (const ink of ["ink", "ink-2", "ink-3", "good", "bad"]) {
      for (const ground of ["bg", "surface", "surface-2"]) {
        expect(contrast(has.get(ink)!, has.get(ground)!), `${ink} on ${ground}`).toBeGreaterThan(4.5);
      }
    }
  }
});
