// What this browser keeps of the lessons: which are done, and the tries that are still open.
import { read, write } from "./seats";

/** A try at a lesson: the table it is played at, and the key of the seat there. */
export interface Try {
  match: string;
  seat: string;
  nonce: string;
}

interface Kept {
  done: string[];
  tries: Record<string, Try>;
}

const LESSONS = "pigskin lessons";

function kept(): Kept {
  const found = read<Partial<Kept> | null>(LESSONS, null);
  return { done: Array.isArray(found?.done) ? found.done : [], tries: found?.tries ?? {} };
}

export const lessonsDone = (): readonly string[] => kept().done;
export const keptTry = (lesson: string): Try | null => kept().tries[lesson] ?? null;

export function keepTry(lesson: string, at: Try): void {
  const now = kept();
  write(LESSONS, { ...now, tries: { ...now.tries, [lesson]: at } });
}

export function keepDone(lesson: string): void {
  const now = kept();
  write(LESSONS, { ...now, done: [...new Set([...now.done, lesson])] });
}
