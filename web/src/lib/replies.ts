// What an answer is called in a card, what it brings, and which one is the safe choice.
import type { Book } from "./api";
import { said, type Asked } from "./asked.svelte";
import { all, type Plain } from "./asking";
import { explained } from "./book";
import { ASK, KIND_REPLIES, REPLIES, STATS, YES_NO } from "./words";

export interface Reply {
  title: string;
  note: string;
  chance: number | null;
  hotkey: string;
  warn: boolean;
}

/** Answers that let things take their course. */
const SAFE = new Set([
  "no", "do not use", "nobody", "stop", "done", "stay", "keep the roll", "no apothecary", "accept the call",
  "keep the first result", "receive", "lose a re-roll as penalty",
]);
export const isSafe = (answer: Plain): boolean => SAFE.has(answer.verb);

/** The answers of a question, those that change nothing first. */
export function safeFirst(asked: Asked): Plain[] {
  const found = [...all(asked.question)];
  return [...found.filter(isSafe), ...found.filter((answer) => !isSafe(answer))];
}

export function replyTo(asked: Asked, answer: Plain, book: Book | null): Reply {
  const [title, note] = called(asked, answer, book);
  const hint = asked.hint(answer);
  const then = asked.follows(answer);
  // What lets things take their course is best told by what comes then.
  const words = [isSafe(answer) && then.length ? "" : note, needs(asked, answer), then.join("; ")].filter((each) => each !== "");
  return {
    title,
    note: [...new Set(words)].map(capital).join(". "),
    chance: hint?.chance ?? null,
    hotkey: answer.verb === "yes" || answer.verb === "use" ? "Y" : answer.verb === "no" || answer.verb === "do not use" ? "N" : "",
    warn: asked.warns(answer),
  };
}

/** What has to be rolled: "needs 4+", "dodge 3+"; nothing where what follows says it. */
export function needs(asked: Asked, answer: Plain): string {
  const words = asked.named(asked.hint(answer)?.hint ?? "");
  if (asked.follows(answer).some((text) => text.includes(words))) return "";
  return /^\d+\+$/.test(words) ? ASK.needs(words) : words;
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function called(asked: Asked, answer: Plain, book: Book | null): readonly [title: string, note: string] {
  const { verb } = answer;
  const own = KIND_REPLIES[asked.question.kind]?.[verb];
  if (own) return own;
  const yesNo = YES_NO[asked.question.kind];
  if (yesNo && (verb === "yes" || verb === "no")) return yesNo[verb];
  const piles = answer["skill"] === "Piling On";
  if (verb === "use") return [ASK.use(String(answer["skill"])), piles ? ASK.pilesOn : asked.follows(answer).length ? "" : ASK.usedNow];
  if (verb === "do not use") return [ASK.doNotUse(String(answer["skill"])), piles ? ASK.keepNote : ASK.withoutIt];
  const casualty = asked.brings(answer)["casualty"];
  if (typeof casualty === "string") return [REPLIES[verb]?.[0] ?? verb, casualty];
  const plain = REPLIES[verb];
  if (plain) return plain;
  return [asked.named(name(answer)), textOf(answer, book)];
}

/** An answer by what it names, without its verb where that says nothing. */
function name(answer: Plain): string {
  for (const key of ["spell", "card", "rune", "skill", "category", "weather", "deck", "compass"]) {
    if (typeof answer[key] === "string") return answer[key] as string;
  }
  if (typeof answer["stat"] === "string") return STATS[answer["stat"]] ?? (answer["stat"] as string);
  return said(answer);
}

/** The text of the skill, spell, rune or card an answer names. */
export function textOf(answer: Plain, book: Book | null): string {
  if (!book) return "";
  for (const key of ["skill", "spell", "rune", "card", "category"]) {
    const named = answer[key];
    if (typeof named !== "string") continue;
    const found = wordsOf(named, book);
    if (found) return found;
  }
  return "";
}

/** What the book says about something, wherever it stands in it. */
export function wordsOf(named: string, book: Book): string {
  const direct = explained(book, named);
  if (direct) return direct;
  const wanted = named.toLowerCase();
  const several = named.split(" and ");
  if (several.length > 1) {
    return several.map((each) => [each, wordsOf(each, book)]).flatMap(([each, text]) => (text ? `${each}: ${text}` : [])).join(" ");
  }
  for (const [name, text] of [...Object.entries(book.effects), ...Object.entries(book.skills)]) {
    if (name.toLowerCase() === wanted || name.toLowerCase().startsWith(`${wanted} (`)) return text;
  }
  return "";
}
