// Links to give away: to sit down, to watch, to take a seat along. They must open on another device, so
// they are made from the address the server knows of itself, not blindly from that of this page.
import { health, type Health } from "./api";

export interface Root {
  address: string;
  /** Can only this computer open it? */
  onlyHere: boolean;
}

const local = (host: string): boolean => host === "localhost" || host === "[::1]" || /^127\./.test(host);

/** What links begin with: as the server's keeper says; else as this page was opened, unless that means this computer only. */
export function rootOf(page: string, told: Pick<Health, "address" | "given"> | null): Root {
  const { origin, hostname } = new URL(page);
  const here = local(hostname);
  if (told?.address && (told.given || here)) return { address: told.address, onlyHere: false };
  return { address: origin, onlyHere: here && told !== null };
}

export class Links {
  private told = $state.raw<Health | null>(null);
  readonly root = $derived(rootOf(location.href, this.told));

  constructor() {
    health().then(
      (told) => { this.told = told; },
      () => {}, // links are then made from the address of this page
    );
  }

  invite(match: string, invite: string): string {
    return `${this.watch(match)}?join=${encodeURIComponent(invite)}`;
  }

  watch(match: string): string {
    return `${this.root.address}/match/${match}`;
  }

  /** Where a replay is watched together. */
  room(replay: string, room: string): string {
    return `${this.root.address}/replay/${replay}?room=${room}`;
  }

  /** Servers are never told what follows the #. */
  seat(match: string, seat: string): string {
    return `${this.watch(match)}#seat=${seat}`;
  }
}
