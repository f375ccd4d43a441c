// Puzzles at the server: it keeps nothing of who tries what, so each question brings the line so far.
import { call } from "../api";
import type { Answer, AskedQuestion, Deed, Previewed, Reached, TableView } from "../protocol";

export type Level = "easy" | "middling" | "hard";

export interface PuzzleListed {
  number: number;
  edition: string;
  level: Level;
  /** The chance of the best line that is known. */
  best: number;
}

export interface PuzzlesTold {
  today: number;
  puzzles: PuzzleListed[];
}

export interface PuzzleTold extends PuzzleListed {
  position: string;
}

export interface Grade {
  chance: number;
  best: number;
  /** 0 to 3. */
  stars: number;
  solved: boolean;
  better: boolean;
}

export interface LineTold {
  /** The table if all comes off. */
  view: TableView;
  /** What may come next; null once it has scored. */
  question: AskedQuestion | null;
  /** That all has come off up to each act. */
  chances: number[];
  grade: Grade | null;
}

export interface Solution {
  line: string[];
  chances: number[];
  chance: number;
  /** The table before the first act and after each. */
  views: TableView[];
}

/** A line: its acts, and whether the last one ends though its player could go on. */
export interface LineSoFar {
  acts: readonly string[];
  stopped: boolean;
}

export type Wondered = { t: "reach"; player: string; action: string } | { t: "targets"; player: string } | { t: "preview"; answers: (Answer | string)[] };

export interface LineOdds {
  reach: Reached | null;
  targets: Record<string, Deed[]> | null;
  preview: Previewed | null;
}

const at = (number: number): string => `/api/puzzles/${number}`;
export const listed = (): Promise<PuzzlesTold> => call("/api/puzzles");
export const puzzle = (number: number): Promise<PuzzleTold> => call(at(number));
export const tryLine = (number: number, line: LineSoFar): Promise<LineTold> => call(`${at(number)}/line`, line);
export const wonder = (number: number, line: LineSoFar, asked: Wondered): Promise<LineOdds> => call(`${at(number)}/wonder`, { ...line, ...asked });
export const solution = (number: number): Promise<Solution> => call(`${at(number)}/solution`);
