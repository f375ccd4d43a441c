// An act of a line in words.
import { who } from "../people";
import type { TableView } from "../protocol";
import { language } from "../tongue";
import { key } from "../view";
import { PUZZLES } from "../words/puzzles";
import { readAct } from "./acts";

const figures = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A chance with a tenth of a point: lines differ by as little. */
export const tenths = (chance: number): string => `${figures.format(100 * chance)} %`;

export function actWords(view: TableView | null, text: string): string {
  const act = readAct(text);
  const name = who(view, act.player);
  const last = act.before.at(-1);
  const from = last ? key(last) : "";
  const on = act.after.at(-1);
  if (act.other === null && act.square === null) return PUZZLES.goes(name, from, act.action === "move" ? "" : act.action);
  const whom = act.other ? who(view, act.other) : key(act.square ?? [0, 0]);
  switch (act.action) {
    case "block":
      return PUZZLES.blocks(name, whom);
    case "blitz":
      return PUZZLES.blitzes(name, whom, from, on ? key(on) : "");
    case "pass":
      return PUZZLES.throws(name, whom, from);
    default:
      return PUZZLES.hands(name, whom, from);
  }
}
