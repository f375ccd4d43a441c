// The ways to roll again that a question offers, as buttons: what each is called, what is left of it.
import { said, type Asked } from "./asked.svelte";
import { all, type Plain } from "./asking";
import { ASK } from "./words";

export interface Again {
  answer: Plain;
  title: string;
  note: string;
  chance: number | null;
  /** Whose colour or letter the button has. */
  sign: "R" | "L" | "M" | "skill" | "keep";
  hotkey: string;
  warn: boolean;
  /** A block face that alone is rolled again. */
  face: string | null;
}

const TEAM = { "team re-roll": "R", "leader re-roll": "L", "mascot re-roll": "M" } as const;

/** Keeping what lies there first: it changes nothing. */
export function waysToReroll(asked: Asked, book: Readonly<Record<string, string>>): Again[] {
  const found: Again[] = [];
  const hotkeys = ["R", "S", "T", "D", "F", "G"];
  for (const answer of all(asked.question)) {
    const skill = answer["skill"] as string | undefined;
    const hint = asked.hint(answer);
    const base = { answer, chance: hint?.chance ?? null, warn: hint?.warn ?? false, face: (answer["face"] as string | undefined) ?? null };
    if (answer.verb === "keep the roll") {
      found.unshift({ ...base, title: ASK.keep, note: asked.follows(answer).join("; ") || failing(asked) || ASK.keepNote, chance: null, sign: "keep", hotkey: "K" });
    } else if (answer.verb in TEAM) {
      const sign = TEAM[answer.verb as keyof typeof TEAM];
      found.push({ ...base, title: ASK.rerolls[answer.verb] ?? answer.verb, note: left(asked, sign), sign, hotkey: hotkeys.shift() ?? "" });
    } else if (answer.verb === "re-roll with" || answer.verb === "re-roll die" || answer.verb === "player uses") {
      const player = answer["player"] as string | undefined;
      const title = skill ? ASK.rerollWith(skill) : said(answer);
      found.push({
        ...base, title: player ? asked.named(`${player}: ${title}`) : title,
        note: (skill && firstSentence(book[skill] ?? "")) || ASK.skillFree, sign: "skill", hotkey: hotkeys.shift() ?? "",
      });
    }
  }
  return found;
}

function failing({ question: { roll, about } }: Asked): string {
  return (roll?.passed === false && ASK.fails[about["test"] as string]) || "";
}

function left(asked: Asked, sign: "R" | "L" | "M"): string {
  const team = asked.view?.teams[asked.question.coach];
  if (!team) return "";
  const count = sign === "R" ? team.rerolls : sign === "L" ? team.leader_rerolls : team.mascot_rerolls;
  return ASK.left(count);
}

/** The first sentence of a text: enough for a button. */
export function firstSentence(text: string): string {
  const end = text.search(/[.;](\s|$)/);
  return end < 0 ? text : `${text.slice(0, end)}.`;
}
