// Advice in the words of the page: what to do, who else moves, why.
import { spoken } from "./calling";
import { percent, who } from "./people";
import type { Advice, TableView } from "./protocol";
import { ADVICE } from "./words/advice";

const place = (square: readonly number[] | undefined): string => square?.join(",") ?? "";

/** What to do; single answers are called as their cards call them. */
export function deedWords(view: TableView | null, each: Advice, answer: (text: string) => string = (text) => spoken(view, text)): string {
  if (each.deed === "answer") return answer(each.answers[0] ?? "");
  const name = (id: string): string => (id ? who(view, id) : "");
  const own = each.moves.find(([id]) => id === each.player);
  const square = own ? `${own[1]},${own[2]}` : place(each.path.at(-1));
  return ADVICE.deeds[each.deed]?.(name(each.player), name(each.other), square) ?? spoken(view, each.words);
}

/** The others of a plan: who goes where, who gets up. */
export function othersWords(view: TableView | null, each: Advice): string {
  if (each.deed === "set-up") return "";
  return [
    ...each.moves.filter(([id]) => each.deed !== "carry" || id !== each.player).map(([id, x, y]) => ADVICE.moves(who(view, id), `${x},${y}`)),
    ...each.rising.map((id) => ADVICE.rises(who(view, id))),
  ].join(", ");
}

export function reasonWords(view: TableView | null, each: Advice): string {
  if (each.why === "the ball is safer" && each.before !== null && each.after !== null) return ADVICE.safer(percent(each.after), percent(each.before));
  if (each.why === "help") return ADVICE.helps(who(view, each.mate), who(view, each.other));
  return ADVICE.reasons[each.why] ?? spoken(view, each.reason);
}

/** Figures with their words, in the order in which one asks for them. */
export function figuresOf(each: Advice): (readonly [words: string, figure: string, help?: string])[] {
  const blow = each.deed === "block" || each.deed === "blitz";
  const rolls = each.chance !== null && each.chance < 1;
  return [
    ...(rolls ? [[blow ? ADVICE.down : ADVICE.works, percent(each.chance ?? 0)] as const] : []),
    ...(rolls && each.again !== null && each.again > (each.chance ?? 0) + 0.004 ? [[ADVICE.again, percent(each.again)] as const] : []),
    ...(each.risk ? [[each.deed === "foul" ? ADVICE.sentOff : ADVICE.lost, percent(each.risk)] as const] : []),
    ...(each.gain ? [[ADVICE.gain, ADVICE.touchdowns(each.gain), ADVICE.gainHelp] as const] : []),
  ];
}
