// What happens and what is asked, as sentences in the language that is spoken: from the templates of its dictionary, or as the
// engine says it. The engine declares its own templates the same way, and tongues/sentences.ts has them all for translators.
import { askedWords, spoken, teamOf } from "./calling";
import { who } from "./people";
import type { AskedQuestion, Coach, TableView } from "./protocol";
import { dictionary, type Templates } from "./tongue";

type Known = Readonly<Record<string, unknown>>;
interface Said {
  event: string;
  text: string;
  roll?: { target?: number; dice?: readonly number[] } | null;
}

/** What an event says. */
export function eventWords(view: TableView | null, event: Said & Known): string {
  return dictionary && filled(dictionary.events, event.event, view, { test: event.event, ...event, roll: rollWords(event) }) || spoken(view, event.text);
}

/** What a question says to whoever is asked, or to those who wait for him. */
export function questionWords(view: TableView | null, question: Pick<AskedQuestion, "kind" | "sentence" | "coach" | "about">, asked = true): string {
  const known = { ...question.about, who: question.coach };
  const translated = dictionary && filled(dictionary.questions, question.kind, view, known);
  return translated || (asked ? askedWords(view, question) : spoken(view, question.sentence));
}

/** A name of the engine, such as that of a result or a kind of weather. */
export const nameWords = (name: string): string => dictionary?.names[name] ?? name;

/** "" where there is no template whose arguments are all known. */
function filled(templates: Templates, kind: string, view: TableView | null, known: Known): string {
  const template = [templates[kind] ?? []].flat().find((each) => argumentsOf(each).every((name) => (known[name] ?? null) !== null));
  if (template === undefined) return "";
  return template.replace(PLACE, (_, name: string, yes?: string, no?: string) => (yes !== undefined ? (known[name] ? yes : no ?? "") : argument(view, known[name])));
}
const PLACE = /\{(\w+)(?:\?([^:}]*):([^}]*))?\}/g;

/** What a template names in braces. */
export const argumentsOf = (template: string): string[] => [...template.matchAll(PLACE)].map((found) => found[1] ?? "");

function argument(view: TableView | null, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => argument(view, each)).join(",");
  const words = String(value);
  if (/^(?:home|away) \d+$/.test(words)) return who(view, words);
  return words === "home" || words === "away" ? teamOf(view, words as Coach) : nameWords(words);
}

function rollWords({ roll }: Said): string | null {
  if (!roll || !dictionary) return null;
  return dictionary.roll(roll.target === undefined ? "" : `${roll.target}+`, (roll.dice ?? []).join("+"));
}
