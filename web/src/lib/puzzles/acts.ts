// Acts of a line as the server reads them ("home 2 blitz 21,6 away 1 push"): made from what is planned on the
// pitch, and read again to be drawn and told.
import type { Plain } from "../asking";
import { playerAt, playerOf } from "../people";
import type { TableView } from "../protocol";
import { key, type Square } from "../view";

/** One act: who does what, and the way he goes before and after what he does to somebody. */
export interface Act {
  player: string;
  action: string;
  before: Square[];
  /** Whom he hits, hands over or throws to; a square he throws to where nobody stands. */
  other: string | null;
  square: Square | null;
  after: Square[];
}

/** The line with what was planned; null if nothing of it can stand in a line by itself. */
export function extended(acts: readonly string[], answers: readonly Plain[], view: TableView | null): string[] | null {
  const found = [...acts];
  let last = acts.at(-1) ?? "";
  let added = false;
  for (const answer of answers) {
    if (answer.verb === "activate") {
      if (added) return null; // one act at a time
      last = `${answer["player"] as string} ${answer["action"] as string}`;
      found.push(last);
      continue;
    }
    const words = wordsOf(answer, last, view);
    if (words === null) continue;
    last = `${last} ${words}`;
    found[found.length - 1] = last;
    added = true;
  }
  return added ? found : null;
}

/** What is said of an answer in an act; null for what goes without saying. */
function wordsOf(answer: Plain, act: string, view: TableView | null): string | null {
  const square = answer["square"] as Square | undefined;
  switch (answer.verb) {
    case "move":
      return square ? key(square) : null;
    case "leap":
      return square ? `leap ${key(square)}` : null;
    case "block": // a push counts as well: that is never worse
      return `${answer["player"] as string} push`;
    case "hand off to":
      return answer["player"] as string;
    case "pass to": {
      if (!square) return null;
      const there = view ? playerAt(view, square) : undefined;
      return `to ${there && there.side === sideOf(act) ? there.id : key(square)}`;
    }
    default:
      return null;
  }
}

const sideOf = (act: string): string => act.split(" ")[0] ?? "";

/** An act taken apart. */
export function readAct(text: string): Act {
  const words = text.split(" ");
  const act: Act = { player: words.slice(0, 2).join(" "), action: words[2] ?? "move", before: [], other: null, square: null, after: [] };
  let thrown = false;
  for (let i = 3; i < words.length; i++) {
    const word = words[i] ?? "";
    const square = squareIn(word);
    if (word === "to") thrown = true;
    else if (word === "home" || word === "away") {
      i += 1;
      act.other = `${word} ${words[i] ?? ""}`;
    } else if (square && thrown) act.square = square;
    else if (square) (act.other === null ? act.before : act.after).push(square);
  }
  return act;
}

function squareIn(word: string): Square | null {
  const found = /^(\d+),(\d+)$/.exec(word);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** The chance of each act by itself, from the chances that all has come off up to each. */
export const ownChances = (chances: readonly number[]): number[] =>
  chances.map((chance, i) => {
    const before = i ? (chances[i - 1] ?? 0) : 1;
    return before > 0 ? Math.min(1, chance / before) : 0;
  });

/** The way of an act, to be drawn on the table before it. */
export function planOf(text: string, view: TableView | null): { player: string; path: Square[]; hit: Square | null } {
  const act = readAct(text);
  const aimed = act.action === "pass" ? null : act.other;
  return { player: act.player, path: [...act.before, ...act.after], hit: (playerOf(view, aimed)?.square ?? null) as Square | null };
}
