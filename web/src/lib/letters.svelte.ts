// A coach's own letters on players: for his eyes only, kept in this browser for each match.

const MOST = 40; // matches

const nameOf = (match: string): string => `pigskin.letters.${match}`;

export class Letters {
  /** By player id. */
  all = $state<Record<string, string>>({});

  constructor(private readonly match: string) {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(nameOf(match)) ?? "{}");
      if (kept && typeof kept === "object") {
        for (const [id, letter] of Object.entries(kept)) if (typeof letter === "string") this.all[id] = one(letter);
      }
    } catch {
      // Somebody else's text, or no storage at all: no letters.
    }
  }

  write(player: string, letter: string): void {
    const sign = one(letter);
    if (sign) this.all[player] = sign;
    else delete this.all[player];
    try {
      if (Object.keys(this.all).length) localStorage.setItem(nameOf(this.match), JSON.stringify(this.all));
      else localStorage.removeItem(nameOf(this.match));
      forgetOld(this.match);
    } catch {
      // They last until the page is closed.
    }
  }
}

/** One sign, a capital where there is one. */
export const one = (text: string): string => ([...text.trim()].at(-1) ?? "").toUpperCase().slice(0, 2);

function forgetOld(now: string): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(nameOf("")) && name !== nameOf(now));
  for (const name of names.slice(MOST)) localStorage.removeItem(name);
}
