// What a dictionary may hold, from the words of the pages and the sentences of the engine: a misspelt name is an error.
import type { Dictionary } from "../lib/tongue";
import type * as match from "../lib/words";
import type * as advice from "../lib/words/advice";
import type * as beside from "../lib/words/beside";
import type * as dialogs from "../lib/words/dialogs";
import type * as editor from "../lib/words/editor";
import type * as end from "../lib/words/end";
import type * as figures from "../lib/words/figures";
import type * as lessons from "../lib/words/lessons";
import type * as options from "../lib/words/options";
import type * as place from "../lib/words/place";
import type * as puzzles from "../lib/words/puzzles";
import type * as replay from "../lib/words/replay";
import type * as review from "../lib/words/review";
import type * as room from "../lib/words/room";
import type * as rules from "../lib/words/rules";
import type * as sheets from "../lib/words/sheets";
import type * as shop from "../lib/words/shop";
import type * as sketch from "../lib/words/sketch";
import type * as stopped from "../lib/words/stopped";
import type * as teams from "../lib/words/teams";
import type * as verify from "../lib/words/verify";
import type * as watch from "../lib/words/watch";
import type { EVENTS, NAMES, QUESTIONS } from "./sentences";

type English = typeof match & typeof advice & typeof beside & typeof dialogs & typeof editor & typeof end & typeof figures & typeof lessons & typeof options & typeof place & typeof puzzles & typeof replay & typeof review & typeof room & typeof rules & typeof sheets & typeof shop & typeof sketch & typeof stopped & typeof teams & typeof verify & typeof watch;
/** What may stand in place of something: the same shape, whatever it says, and parts of it may be missing. */
export type Translated<Part> =
  Part extends string ? string :
  Part extends (...given: infer Given) => string ? (...given: Given) => string :
  Part extends readonly unknown[] ? { readonly [Place in keyof Part]: Translated<Part[Place]> } :
  { readonly [Name in keyof Part]?: Translated<Part[Name]> };
type Names = { [Name in keyof English]: Name extends Uppercase<Name & string> ? Name : never }[keyof English];

export type Words = { readonly [Name in Names]?: Translated<English[Name]> };
type Said = string | readonly string[];

/** Parts of a dictionary, to be written in files of their own. */
export type Events = { readonly [Kind in keyof typeof EVENTS]?: Said };
export type Questions = { readonly [Kind in keyof typeof QUESTIONS]?: Said };
export type EngineNames = { readonly [Name in (typeof NAMES)[number]]?: string };

export interface Translation extends Omit<Dictionary, "words" | "events" | "questions" | "names"> {
  words: Words;
  events: Events;
  questions: Questions;
  names: EngineNames;
}
