// What this browser keeps of the puzzles: the stars of each, whose solution was shown, and lines that are not done.
import { read, write } from "../seats";
import type { LineSoFar } from "./api";

interface Kept {
  stars: Record<string, number>;
  shown: number[];
  /** By puzzle: the steps of a line that has not scored yet. */
  lines: Record<string, readonly LineSoFar[]>;
}

const PUZZLES = "pigskin puzzles";

function kept(): Kept {
  const found = read<Partial<Kept> | null>(PUZZLES, null);
  return {
    stars: typeof found?.stars === "object" && found.stars !== null ? found.stars : {},
    shown: Array.isArray(found?.shown) ? found.shown : [],
    lines: typeof found?.lines === "object" && found.lines !== null ? found.lines : {},
  };
}

/** The stars of the best line so far, 0 to 3; null if none was tried to its end. */
export function starsOf(number: number): number | null {
  const stars = kept().stars[number];
  return typeof stars === "number" ? stars : null;
}

export const isSolved = (number: number): boolean => starsOf(number) === 3;
export const wasShown = (number: number): boolean => kept().shown.includes(number);

/** Keep what a line has come to, if it is the best so far and found without help. */
export function keepStars(number: number, stars: number): void {
  const now = kept();
  if (now.shown.includes(number)) return;
  write(PUZZLES, { ...now, stars: { ...now.stars, [number]: Math.max(stars, starsOf(number) ?? 0) } });
}

export function keepShown(number: number): void {
  const now = kept();
  write(PUZZLES, { ...now, shown: [...new Set([...now.shown, number])] });
}

/** The steps of a line that was left before it scored. */
export function stepsOf(number: number): readonly LineSoFar[] {
  const steps = kept().lines[number];
  return Array.isArray(steps) && steps.every((step) => Array.isArray(step?.acts)) ? steps : [];
}

/** Keep the steps of a line; one without acts need not be kept. */
export function keepSteps(number: number, steps: readonly LineSoFar[]): void {
  const now = kept();
  const { [number]: before, ...lines } = now.lines;
  if (steps.at(-1)?.acts.length) write(PUZZLES, { ...now, lines: { ...lines, [number]: steps } });
  else if (before) write(PUZZLES, { ...now, lines });
}

/** The next puzzle to be taken: the first behind this one that is not solved, going round. */
export function nextAfter(number: number, all: readonly number[]): number | null {
  const at = all.indexOf(number);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].filter((each) => each !== number);
  return others.find((each) => !isSolved(each)) ?? others[0] ?? null;
}
