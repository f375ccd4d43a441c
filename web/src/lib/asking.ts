// A question and its answers, as instruments look at them. Answers travel in groups: a list means
// "any of these" (docs/contract.md).
import type { Answer, AskedQuestion } from "./protocol";

type Group = NonNullable<AskedQuestion["answers"]>[number];
/** An answer as plain JSON. */
export type Plain = { verb: string; [argument: string]: unknown };

export const groups = (question: AskedQuestion): Group[] => question.answers ?? [];

/** All answers of a question one by one; there can be thousands in a set-up. */
export function* all(question: AskedQuestion): Generator<Plain> {
  for (const group of groups(question)) yield* spread(group as Plain);
}

/** The verbs that can be answered with. */
export const verbs = (question: AskedQuestion): string[] => [
  ...new Set(groups(question).map((group) => group.verb)),
];

export const has = (question: AskedQuestion, verb: string): boolean =>
  groups(question).some((group) => group.verb === verb);

/** The values an argument can have, of one verb or of all. */
export function values<T>(question: AskedQuestion, argument: string, verb?: string): T[] {
  const found = new Map<string, T>();
  for (const group of groups(question) as Plain[]) {
    if (verb !== undefined && group.verb !== verb) continue;
    const given = group[argument];
    const list = isMany(argument, given) ? (given as T[]) : given === undefined ? [] : [given as T];
    for (const value of list) found.set(JSON.stringify(value), value);
  }
  return [...found.values()];
}

/** The answers that name a player, a square, ... by any of these arguments. */
export function* naming(question: AskedQuestion, wanted: Record<string, unknown>): Generator<Plain> {
  for (const answer of all(question)) {
    const fits = Object.entries(wanted).every(
      ([key, value]) => JSON.stringify(answer[key]) === JSON.stringify(value),
    );
    if (fits) yield answer;
  }
}

export const as = (answer: Plain): Answer => answer as unknown as Answer;

function* spread(group: Plain): Generator<Plain> {
  let found: Plain[] = [{ verb: group.verb }];
  for (const [key, given] of Object.entries(group)) {
    if (key === "verb") continue;
    const list = isMany(key, given) ? (given as unknown[]) : [given];
    found = found.flatMap((answer) => list.map((value) => ({ ...answer, [key]: value })));
  }
  yield* found;
}

/** A square is a list of its own: only a list of lists has many of them. */
function isMany(argument: string, given: unknown): boolean {
  if (!Array.isArray(given)) return false;
  return argument !== "square" || Array.isArray(given[0]) || given.length === 0;
}
