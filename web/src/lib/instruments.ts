// Which instrument answers which question: the one table. TypeScript holds it against the engine's
// declaration of question kinds, so that a new kind has to be thought about here.
import type { Component } from "svelte";
import type { Book } from "./api";
import type { Overlay } from "./overlay.svelte";
import type { AskedQuestion, Question } from "./protocol";
import type { Table } from "./table.svelte";
import Act from "../instruments/Act.svelte";
import Aim from "../instruments/Aim.svelte";
import BlockDice from "../instruments/BlockDice.svelte";
import Cards from "../instruments/Cards.svelte";
import Choose from "../instruments/Choose.svelte";
import Direction from "../instruments/Direction.svelte";
import PickPlayer from "../instruments/PickPlayer.svelte";
import Place from "../instruments/Place.svelte";
import PlainList from "../instruments/PlainList.svelte";
import RollCard from "../instruments/RollCard.svelte";
import Shop from "../instruments/Shop.svelte";
import YesNo from "../instruments/YesNo.svelte";

export interface InstrumentProps {
  table: Table;
  question: AskedQuestion;
  overlay: Overlay;
  book: Book | null;
}
export type Instrument = Component<InstrumentProps>;

export const INSTRUMENTS: Readonly<Record<Question["kind"], Instrument>> = {
  turn: Act,
  action: Act,
  // C, aim
  kick: Aim,
  pass: Aim,
  "dump-off": Aim,
  bomb: Aim,
  "throw team-mate": Aim,
  "kick team-mate": Aim,
  // D, pick a player
  "Papa Skullbones": PickPlayer,
  "Krot Shockwhisker": PickPlayer,
  artefact: PickPlayer,
  kicker: PickPlayer,
  "solid defence": PickPlayer,
  "high kick": PickPlayer,
  "kick-off return": PickPlayer,
  touchback: PickPlayer,
  "too many players": PickPlayer,
  target: PickPlayer,
  "pick-me-up": PickPlayer,
  drummer: PickPlayer,
  "dive at": PickPlayer,
  hold: PickPlayer,
  shadow: PickPlayer,
  "second target": PickPlayer,
  "second victim": PickPlayer,
  blast: PickPlayer,
  "stray shot": PickPlayer,
  "lash out": PickPlayer,
  bite: PickPlayer,
  "hand-off": PickPlayer,
  intercept: PickPlayer,
  "pass block": PickPlayer,
  "on the ball": PickPlayer,
  "dive for the ball": PickPlayer,
  "who dives first": PickPlayer,
  "spell target": PickPlayer,
  "stays out": PickPlayer,
  // H, direction
  push: Direction,
  "follow up": Direction,
  facing: Direction,
  "pitch tips": Direction,
  "hit and run": Direction,
  "slip away": Direction,
  "furious outburst": Direction,
  "place the ball": Direction,
  ballistics: Direction,
  "weather mage": Direction,
  "temporal distortion": Direction,
  "kick-off return step": Direction,
  "pass block step": Direction,
  "on the ball step": Direction,
  // lists of things that have a text
  prayer: Choose,
  "skill category": Choose,
  mutation: Choose,
  runesmith: Choose,
  advice: Choose,
  "danse macabre": Choose,
  attack: Choose,
  wizard: Choose,
  "card target": Choose,
  // special play cards
  card: Cards,
  // I, place
  "set-up": Place,
  "quick snap": Place,
  swarming: Place,
  "raiding party": Place,
  "Bugman's square": Place,
  // J, shop
  journeymen: Shop,
  "petty cash": Shop,
  "side bet": Shop,
  inducements: Shop,
  decks: Shop,
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

/** The plain list is for a kind that this client does not know: a server newer than the page. */
export const instrumentOf = (kind: string): Instrument =>
  (INSTRUMENTS as Readonly<Record<string, Instrument>>)[kind] ?? PlainList;
