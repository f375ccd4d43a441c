// Seats and names of this browser: a match is gone on with by whoever has its key here.
import type { Begun } from "./api";

export interface Kept {
  match: string;
  seat: string;
  nonce: string;
  edition: string;
  teams: [string, string];
  at: number;
  /** The invitation of a seat that is still open, for whoever began the match. */
  invite?: string | null;
  /** Where its owner sits: on one side, or on both of one screen. */
  sides?: ("home" | "away")[];
  /** Seen to have ended: nothing to carry on with. */
  over?: boolean;
  /** What the server promised of its secret before this browser gave its nonce. */
  commitment?: string;
  /** The seat came from another device, whose nonce counts. */
  brought?: boolean;
}

const SEATS = "pigskin seats";
const NAME = "pigskin name";
const MOST = 50;

/** Something this browser keeps. */
export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // somebody else's text, or no storage at all
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may keep nothing: the address still has the seat.
  }
}

export const keptSeats = (): Kept[] => {
  const kept = read<Kept[]>(SEATS, []);
  return Array.isArray(kept) ? kept : [];
};

export const keptSeat = (match: string): Kept | undefined =>
  keptSeats().find((each) => each.match === match);

export function keepSeat(kept: Kept): void {
  write(SEATS, [kept, ...keptSeats().filter((each) => each.match !== kept.match)].slice(0, MOST));
}

/** A match that was begun here is ours to carry on with. */
export function keepBegun(begun: Begun, edition: string, teams: [string, string]): void {
  keepSeat({
    match: begun.match, seat: begun.seats.home ?? begun.seats.away ?? "", nonce: newNonce(), edition, teams, at: Date.now(), invite: begun.invite,
    sides: (["home", "away"] as const).filter((side) => begun.seats[side] !== undefined), commitment: begun.commitment,
  });
}

export function forgetSeat(match: string): void {
  write(SEATS, keptSeats().filter((each) => each.match !== match));
}

export const keptName = (): string => read(NAME, "");
export const keepName = (name: string): void => write(NAME, name);

/** A coach's part of the dice: sixteen bytes that nobody else knows. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
