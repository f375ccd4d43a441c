// Which instrument answers which question: the one table. TypeScript holds it against the engine's
// declaration of question kinds, so that a new kind has to be thought about here.
import type { Component } from "svelte";
import type { Book } from "./api";
import type { Overlay } from "./overlay.svelte";
import type { AskedQuestion, Question } from "./protocol";
import type { Table } from "./table.svelte";
import Act from "../instruments/Act.svelte";
import PlainList from "../instruments/PlainList.svelte";

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
};

export const instrumentOf = (kind: string): Instrument =>
  INSTRUMENTS[kind as Question["kind"]] ?? PlainList;
