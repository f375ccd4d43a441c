// What the parts need to know of the engine's view (docs/view.md): the shapes, nothing of the rules.

export type Side = "home" | "away";
/** [x, y]: x from the home end zone (0-25), y from the top touchline (0-14). */
export type Square = readonly [x: number, y: number];

export type Role =
  | "lineman" | "blitzer" | "thrower" | "catcher" | "runner" | "blocker" | "big guy" | "star" | "other";

export interface Player {
  /** Side and shirt, as in "home 5". */
  id: string;
  side: Side;
  number: number;
  name: string;
  position: string;
  role: Role | string;
  /** up, prone, stunned, or off the pitch: reserves, ko, injured, off, faint. */
  state: string;
  square: Square | null;
  marks: readonly string[];
  has_ball: boolean;
}

export interface Ball {
  square: Square | null;
  carrier: string | null;
  landing?: Square | null;
  second?: { square: Square | null; carrier: string | null } | null;
}

/** For each coach 15 texts of 26 digits: how many of his tackle zones cover a square. */
export type Zones = Readonly<Record<Side, readonly string[]>>;

/** The part of a view that is drawn on the pitch. A whole view fits. */
export interface PitchView {
  players: readonly Player[];
  ball: Ball;
  zones: Zones;
  teams: Readonly<Record<Side, { name: string }>>;
}

export const other = (side: Side): Side => (side === "home" ? "away" : "home");

/** "7,3" for a square: a key for maps and sets. */
export const key = (square: Square): string => `${square[0]},${square[1]}`;

export const same = (a: Square | null | undefined, b: Square | null | undefined): boolean =>
  a != null && b != null && a[0] === b[0] && a[1] === b[1];
