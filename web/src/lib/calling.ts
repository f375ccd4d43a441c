// What the server says about coaches and players, with their names in it.
import { namesIn } from "./people";
import type { AskedQuestion, Coach, TableView } from "./protocol";

/** The last word of a team's name: what it is called in a short sentence. A letter or two are no name, nor is a small word. */
export function nickname(team: string): string {
  const last = team.split(" ").at(-1) ?? "";
  return last.length > 2 && !SMALL.has(last.toLowerCase()) ? last : team;
}
const SMALL: ReadonlySet<string> = new Set(["from", "with", "for", "the", "and", "off", "out", "them", "that", "this", "you"]);
export const teamOf = (view: TableView | null, side: Coach): string => nickname(view?.teams[side].name ?? side);

const PLURAL: Record<string, string> = { has: "have", is: "are" };

/** Players by shirt and name, and "home" alone is the team: "away wins the toss" is "Bruisers win the toss". */
export function spoken(view: TableView | null, text: string): string {
  const team = (side: string): string => teamOf(view, side as Coach);
  return namesIn(view, text)
    .replace(/(^|: )(home|away) (\w+?s)\b/, (_, before: string, side: string, verb: string) => `${before}${team(side)} ${PLURAL[verb] ?? verb.slice(0, -1)}`)
    .replace(/\b(home|away)'s\b/g, (_, side: string) => (team(side).endsWith("s") ? `${team(side)}\u2019` : `${team(side)}\u2019s`))
    .replace(/(?<!\b(?:sent|slips?|steps?|squares?|moves?|goes|go|get|far|throw[ns]?|look) )\b(home|away)\b/g, team);
}

/** A question as one asks it of whoever sits there: "away, call the coin" is "Call the coin". */
export function askedWords(view: TableView | null, { sentence, coach }: Pick<AskedQuestion, "sentence" | "coach">): string {
  const own = sentence
    .replace(new RegExp(`(^|[.?!:] )${coach}, (\\w)`), (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(new RegExp(`^${coach} ([a-z]+)`), (_, verb: string) => `you ${VERBS[verb] ?? verb.replace(/s$/, "")}`);
  const said = spoken(view, own);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
const VERBS: Readonly<Record<string, string>> = { is: "are", has: "have" };
