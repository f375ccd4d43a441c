// A plan on paper: where a player goes, what he does there, and the answers that say so.
import type { Plain } from "./asking";
import type { Deed, Reached, Way } from "./protocol";
import { key, same, type Square } from "./view";

/** What a plan ends with, after the way: an answer without its verb's frills. */
export type Aim = Plain & { player?: string; square?: Square; skill?: string };

/** A roll on the way: on which square, what the die must show, and for what. */
export interface Need {
  square: Square;
  text: string;
  words: string;
}

export interface Draft {
  player: string;
  action: string;
  path: readonly Square[];
  rolls: readonly Need[];
  aim: Aim | null;
  answers: readonly Plain[];
  /** Of getting there; null for a way of one's own, of which the server has not yet told. */
  chance: number | null;
  again: number | null;
  /** What the server has said of its end before anything was asked about it. */
  deed: Deed | null;
}

/** Actions in the order in which the menu has them, with their keys (as in the terminal). */
export const ACTIONS: readonly { action: string; key: string }[] = [
  { action: "move", key: "m" },
  { action: "block", key: "b" },
  { action: "blitz", key: "z" },
  { action: "pass", key: "p" },
  { action: "hand-off", key: "h" },
  { action: "foul", key: "f" },
  { action: "throw team-mate", key: "t" },
  { action: "kick team-mate", key: "k" },
  { action: "gaze", key: "g" },
  { action: "special", key: "s" },
];

export const needOf = (path: readonly Square[], [step, test, need]: Way["rolls"][number]): Need => ({
  square: path[step] ?? path[0] ?? [0, 0],
  text: need === null ? test : `${need}+`,
  words: need === null ? test : `${test} ${need}+`,
});

/** The steps of a way as answers. */
export const stepsOf = (path: readonly Square[], leaps: readonly number[] = []): Plain[] =>
  path.map((square, step) => ({ verb: leaps.includes(step) ? "leap" : "move", square: [...square] }));

export const wayTo = (reach: Reached | null, square: Square): Way | undefined =>
  reach?.squares.find((way) => same(way.square as Square, square));

/** The likeliest way to a square beside another one. */
export function wayBeside(reach: Reached | null, square: Square): Way | undefined {
  const ways = (reach?.squares ?? []).filter((way) => touching(way.square as Square, square));
  ways.sort((a, b) => b.with_reroll - a.with_reroll || b.chance - a.chance || a.path.length - b.path.length);
  return ways[0];
}

export function touching(a: Square, b: Square): boolean {
  return key(a) !== key(b) && Math.abs(a[0] - b[0]) <= 1 && Math.abs(a[1] - b[1]) <= 1;
}

/** A way as it was drawn, from square to square: a quick hand leaves some out, and may turn back. */
export function drawnWay(from: Square, drawn: readonly Square[]): Square[] {
  const path: Square[] = [];
  let here = from;
  for (const next of drawn) {
    while (!same(here, next)) {
      const step: Square = [here[0] + Math.sign(next[0] - here[0]), here[1] + Math.sign(next[1] - here[1])];
      const before = path.findIndex((square) => same(square, step));
      if (same(step, from)) path.length = 0;
      else if (before >= 0) path.length = before + 1;
      else path.push(step);
      here = step;
    }
  }
  return path;
}

/** Do two plans mean the same? */
export function sameDraft(a: Draft, b: Draft): boolean {
  return a.answers.length === b.answers.length && JSON.stringify(a.answers) === JSON.stringify(b.answers);
}
