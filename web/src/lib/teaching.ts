// What a lesson adds to the table of a match: a card with its task, a line when it is over, marks on the pitch.
import type { Snippet } from "svelte";
import type { Event } from "./protocol";
import type { Square } from "./view";

export interface Teaching {
  /** Above the card of the question: given the events that were shown, and whether the lesson is over. */
  card: Snippet<[heard: readonly Event[], settled: boolean]>;
  /** In place of the question, once the lesson is over. */
  ask: Snippet<[compact: boolean]>;
  /** Is it done or missed? */
  settled: boolean;
  /** The square in a frame, and who is ringed until somebody is chosen. */
  square: Square | null;
  players: readonly string[];
}
