// How somebody comes to a match: with the key of a seat, by an invitation, or to watch.
import { ApiError, join } from "./api";
import { keepName, keepSeat, keptSeat, newNonce, read, remove, write } from "./seats";

const KEY = "pigskin key ";

export interface Arrival {
  match: string;
  seat: string | null;
  nonce: string | null;
  /** An invitation that is still to be taken: a name is asked for first. */
  invite: string | null;
  /** The key came with the address: it is kept once the server knows it, so that a wrong one replaces none. */
  brought: boolean;
}

/** What the address and this browser say. */
export function arrive(match: string, address: Location = location): Arrival {
  const brought = new URLSearchParams(address.hash.slice(1)).get("seat");
  const kept = keptSeat(match);
  if (brought && brought !== kept?.seat) return { match, seat: brought, nonce: newNonce(), invite: null, brought: true };
  if (brought) hideKey(address);
  const invite = kept ? null : new URLSearchParams(address.search).get("join");
  return { match, seat: kept?.seat ?? null, nonce: kept?.nonce ?? null, invite, brought: false };
}

/** The server has let him sit down: the key he brought is kept, and taken out of the address. */
export function keepBrought({ match, seat, nonce }: Arrival): void {
  if (seat && nonce) keepSeat({ match, seat, nonce, edition: "", teams: ["", ""], at: Date.now(), brought: true });
  hideKey();
}

/** Without the key he brought: on his own seat, or to watch. */
export function arriveWithout(match: string): Arrival {
  hideKey();
  return arrive(match);
}

const hideKey = (address: Location = location): void => history.replaceState(null, "", address.pathname);

/** Take the seat an invitation is for. */
export async function accept(match: string, invite: string, name: string): Promise<Arrival> {
  // The key of the seat is our own: if the answer is lost, asking again gives the same seat.
  const key = read(KEY + invite, "") || newNonce() + newNonce().slice(0, 16);
  write(KEY + invite, key);
  const begun = await join(match, invite, name, key).catch((error: unknown) => {
    if (error instanceof ApiError) remove(KEY + invite);
    throw error;
  });
  remove(KEY + invite);
  const seat = begun.seats.home ?? begun.seats.away ?? "";
  const nonce = newNonce();
  keepName(name);
  keepSeat({ match, seat, nonce, edition: "", teams: ["", ""], at: Date.now(), commitment: begun.commitment });
  history.replaceState(null, "", `/match/${match}`);
  return { match, seat, nonce, invite: null, brought: false };
}
