// What this browser keeps of the puzzles: the stars of each, and whose solution was shown.
import { read, write } from "../seats";

interface Kept {
  stars: Record<string, number>;
  shown: number[];
}

const PUZZLES = "pigskin puzzles";

function kept(): Kept {
  const found = read<Partial<Kept> | null>(PUZZLES, null);
  return {
    stars: typeof found?.stars === "object" && found.stars !== null ? found.stars : {},
    shown: Array.isArray(found?.shown) ? found.shown : [],
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

/** The next puzzle to be taken: the first behind this one that is not solved, going round. */
export function nextAfter(number: number, all: readonly number[]): number | null {
  const at = all.indexOf(number);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].filter((each) => each !== number);
  return others.find((each) => !isSolved(each)) ?? others[0] ?? null;
}
