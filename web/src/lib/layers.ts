// What can lie over the pitch: plain values that a page or an instrument hands to Pitch. Nothing here is
// worked out in the browser; chances, needs and legal squares come from the server.
import type { Side, Square } from "./view";

/** A square somebody can get to: tint and figure. As in a reach map: chance, chance with a re-roll. */
export interface ReachSquare {
  square: Square;
  chance: number;
  again?: number;
}

/** The reach map of the server: [x, y, chance, chance with a re-roll]. */
export function reachSquares(squares: readonly (readonly number[])[]): ReachSquare[] {
  return squares.map(([x, y, chance, again]) => ({
    square: [x ?? 0, y ?? 0],
    chance: chance ?? 0,
    again: again ?? chance ?? 0,
  }));
}

/** The way a player would go, drawn from where he stands, with what he has to roll on it. */
export interface Plan {
  player: string;
  /** The squares he enters, in order, without the one he stands on. */
  path: readonly Square[];
  /** What he needs where: on the square he enters for it, said as "dodge 3+". Several on one square stand side by side. */
  needs?: readonly { square: Square; text: string; words?: string }[];
  /** Whom he means at the end: a dotted line from the last square there. */
  hit?: Square | null;
  /** Draw him hollow on the last square? Yes unless told. */
  ghost?: boolean;
}

/** Block dice over a target, in the colour of who would choose, with a dash in front if it is the other coach. */
export interface Badge {
  square: Square;
  dice: number;
  chooser: Side;
  /** The side whose plan it is; if another chooses, the dash is drawn. */
  attacker?: Side;
  /** A short text instead of the dice or beside them: a need or a chance. */
  text?: string;
}

/** A short note at a player: an assist "+1", a need "4+". */
export interface Note {
  square: Square;
  text: string;
}

/** How far a throw to a square would go: 0 quick, 1 short, 2 long, 3 bomb (as the server says). */
export interface BandSquare {
  square: Square;
  band: number;
  /** What has to be rolled to throw there, or a chance: a short text. */
  text?: string;
}

/** A throw being aimed: a line between two squares; `lane` draws the width in which it can be intercepted. */
export interface Ruler {
  from: Square;
  to: Square;
  text?: string;
  lane?: boolean;
}

/** Where somebody or something would be moved: a push, its chain, into the crowd, a scatter, a follow-up. */
export interface Arrow {
  from: Square;
  /** May lie beside the pitch: then the arrow ends at the edge. */
  to: Square;
  kind?: "push" | "chain" | "crowd" | "follow" | "scatter";
  text?: string;
}

/** A square with a meaning of its own: where something may land, a blast, a bad choice. */
export interface Spot {
  square: Square;
  tone?: "plain" | "good" | "warn" | "bad";
  text?: string;
  /** 0 to 1: how strongly it is drawn; for the spread of a kick. */
  weight?: number;
}

/** The tint of a chance: the safer, the brighter. */
export function tint(chance: number): "c100" | "c90" | "c75" | "c55" | "c35" | "c10" {
  if (chance >= 0.995) return "c100";
  if (chance >= 0.78) return "c90";
  if (chance >= 0.58) return "c75";
  if (chance >= 0.4) return "c55";
  if (chance >= 0.15) return "c35";
  return "c10";
}

/** How a click or key meant a square. */
export interface Meant {
  by: "mouse" | "touch" | "pen" | "key";
  shift: boolean;
}

/** A drag over the pitch: from where, over which squares (each once, as the pointer went), to where. */
export interface Drag {
  from: Square;
  way: readonly Square[];
  to: Square | null;
}
