// What can be done in a turn or an action besides going, hitting, kicking and handing over: skills on
// players and squares, throws, spells, cards, things of the bench. Each is one thing with its targets.
import { all, groups, type Plain } from "./asking";
import type { AskedQuestion } from "./protocol";
import type { Book } from "./api";
import { wordsOf } from "./replies";
import { EXTRAS } from "./words";

export interface Extra {
  id: string;
  verb: string;
  /** What it is called, and what the book knows it by. */
  title: string;
  name: string;
  answers: Plain[];
  /** On whom or where; an answer without either is given at once. */
  on: "player" | "square" | null;
}

/** What has a place of its own on the pitch or in the question line. */
const PLACED = new Set(["activate", "end turn", "move", "leap", "block", "foul", "hand off to", "stop"]);
const NAMING = ["skill", "spell", "card", "rune"] as const;

/** In a turn: what a player may do instead of an action of the common ones. */
const OWN = "player uses";

/** What this player may do so; each is done at once. */
export function ownOf(extras: readonly Extra[], player: string | null): Extra[] {
  return extras
    .filter((extra) => extra.verb === OWN)
    .map((extra): Extra => ({ ...extra, on: null, answers: extra.answers.filter((answer) => answer["player"] === player) }))
    .filter((extra) => extra.answers.length > 0);
}

/** What is no player's action. */
export const benchOf = (extras: readonly Extra[]): Extra[] => extras.filter((extra) => extra.verb !== OWN);

export function extrasOf(question: AskedQuestion): Extra[] {
  const found = new Map<string, Extra>();
  const wanted = groups(question).filter((group) => !PLACED.has(group.verb));
  for (const answer of all({ ...question, answers: wanted })) {
    const name = NAMING.map((key) => answer[key]).find((each): each is string => typeof each === "string") ?? "";
    const id = `${answer.verb} ${name}`;
    let extra = found.get(id);
    if (!extra) {
      const on = Array.isArray(answer["square"]) ? "square" : typeof answer["player"] === "string" ? "player" : null;
      extra = { id, verb: answer.verb, name: name || (EXTRAS[answer.verb]?.book ?? ""), title: titleOf(answer.verb, name), answers: [], on };
      found.set(id, extra);
    }
    extra.answers.push(answer);
  }
  return [...found.values()];
}

function titleOf(verb: string, name: string): string {
  const known = EXTRAS[verb];
  if (name) return known?.with ? known.with(name) : name;
  return known?.title ?? verb.charAt(0).toUpperCase() + verb.slice(1);
}

/** What it brings, as the book says it. */
export const bringsOf = (extra: Extra, book: Book | null): string => (book && extra.name ? wordsOf(extra.name, book) : "");
