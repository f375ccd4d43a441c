// What one tells of a match afterwards: touchdowns, casualties, who was sent off, with their turns.
import { spoken } from "./calling";
import type { Coach, Event, TableView } from "./protocol";
import { END } from "./words/end";

export interface Highlight {
  n: number;
  what: "touchdown" | "casualty" | "sent off";
  side: Coach;
  words: string;
  /** "1st half, turn 3"; empty before the first turn. */
  when: string;
}

interface Told {
  n: number;
  event: string;
  [argument: string]: unknown;
}

export function highlights(events: readonly Event[], view: TableView): Highlight[] {
  const found: Highlight[] = [];
  let [half, turn] = [1, 0];
  for (const event of events as unknown as Told[]) {
    if (event.event === "half") [half, turn] = [Number(event["half"]), 0];
    else if (event.event === "turn") turn = Number(event["turn"]);
    const player = typeof event["player"] === "string" ? event["player"] : "";
    const side = (event["side"] ?? (player.startsWith("away") ? "away" : "home")) as Coach;
    const who = player ? spoken(view, player) : view.teams[side].name;
    const when = turn > 0 ? END.when(half, turn) : "";
    const add = (what: Highlight["what"], words: string) => found.push({ n: event.n, what, side, words, when });
    if (event.event === "touchdown" || event.event === "awarded touchdown") add("touchdown", END.touchdown(who));
    else if (event.event === "casualty") add("casualty", END.casualty(who, String(event["result"])));
    else if (event.event === "sent off") add("sent off", END.sentOff(who));
  }
  return found;
}
