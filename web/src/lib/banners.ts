// The great moments of a match, for everybody to see: they stand over the pitch while the show holds.
import { spoken, teamOf } from "./calling";
import { nameWords } from "./telling";
import type { Coach, TableView } from "./protocol";
import { SHOWN } from "./words/beside";
import { capital } from "./words/first";

export interface Banner {
  title: string;
  words: string;
  /** Whose moment it is; null for nobody's. */
  side: Coach | null;
  /** Who has scored. */
  player?: string;
  /** Milliseconds it stays at normal pace. */
  time: number;
}

interface Told {
  event: string;
  text: string;
  [argument: string]: unknown;
}

/** The banner of an event; null for one that needs none. `view` is what it leads to. */
export function bannerOf(event: Told, view: TableView): Banner | null {
  const side = event["side"] === "home" || event["side"] === "away" ? event["side"] : null;
  const team = side ? (view.teams[side]?.name ?? "") : "";
  switch (event.event) {
    case "turn":
      return { title: team, words: SHOWN.turn(Number(event["turn"])), side, time: 750 };
    case "turnover":
      return { title: SHOWN.turnover, words: nameWords(String(event["reason"] ?? "")), side, time: 1100 };
    case "touchdown":
    case "awarded touchdown": {
      const player = typeof event["player"] === "string" ? event["player"] : "";
      return { title: SHOWN.touchdown, words: [player && spoken(view, player), side ? teamOf(view, side) : ""].filter(Boolean).join(", "), side, player, time: 1700 };
    }
    case "half":
      return Number(event["half"]) === 1 ? null : { title: SHOWN.half[Number(event["half"])] ?? "", words: "", side: null, time: 1100 };
    case "kick-off":
      return { title: capital(nameWords(String(event["result"] ?? ""))), words: SHOWN.kickOff, side: null, time: 1200 };
    case "over":
      return { title: SHOWN.over, words: `${Number(event["home"])} : ${Number(event["away"])}`, side: null, time: 1400 };
    default:
      return null;
  }
}
