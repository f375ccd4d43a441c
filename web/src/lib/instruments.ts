// Which instrument answers which question: the one table. TypeScript holds it against the engine's
// declaration of question kinds, so that a new kind has to be thought about here.
import type { Component } from "svelte";
import type { Book } from "./api";
import type { Overlay } from "./overlay.svelte";
import type { AskedQuestion, Question } from "./protocol";
import type { Table } from "./table.svelte";
import Act from "../instruments/Act.svelte";
import BlockDice from "../instruments/BlockDice.svelte";
import PlainList from "../instruments/PlainList.svelte";
import RollCard from "../instruments/RollCard.svelte";
import YesNo from "../instruments/YesNo.svelte";

export interface InstrumentProps {
  table: Table;
  question: AskedQuestion;
  overlay: Overlay;
  book: Book | null;
}
export type Instrument = Component<InstrumentProps>;

export const INSTRUMENTS: Partial<Record<Question["kind"], Instrument>> = {
  turn: Act,
  action: Act,
  // E, block dice
  "block dice": BlockDice,
  "re-roll block": BlockDice,
  // F, the roll card
  "re-roll": RollCard,
  "go for it": RollCard,
  pays: RollCard,
  direction: RollCard,
  bribe: RollCard,
  // G, yes or no
  toss: YesNo,
  "kick or receive": YesNo,
  pray: YesNo,
  "Bugman plays": YesNo,
  "Kari plays": YesNo,
  "prima donna plays": YesNo,
  "heady brew": YesNo,
  overtime: YesNo,
  "perfect defence": YesNo,
  "illegal procedure": YesNo,
  "throw a rock": YesNo,
  "use skill": YesNo,
  "move instead of blocking": YesNo,
  "move instead": YesNo,
  "kick hard": YesNo,
  "catch the bomb": YesNo,
  "apothecary for a knock-out": YesNo,
  "plague doctor for a knock-out": YesNo,
  "Mungo cracks his spine": YesNo,
  "apothecary for a casualty": YesNo,
  "which result": YesNo,
  "medicinal unguent": YesNo,
  "use the Igor": YesNo,
  "use the mortuary assistant": YesNo,
  "use the plague doctor": YesNo,
  "raise the dead": YesNo,
  infect: YesNo,
  "Bugman comes on": YesNo,
  "drop on purpose": YesNo,
};

export const instrumentOf = (kind: string): Instrument =>
  INSTRUMENTS[kind as Question["kind"]] ?? PlainList;
