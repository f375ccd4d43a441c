// The teams this browser keeps, among them those that are still being built. The first page offers those that are fit.
import { MOST_OWN, ownTeams, writeOwn, type OwnTeam } from "../choices";
import { TEAMS } from "../words/teams";
import type { Drafted, TeamFields } from "./lists";

/** A kept team: one of these has an id. */
export interface KeptTeam extends OwnTeam {
  id: string;
  team: TeamFields & Record<string, unknown>;
}

const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, "0")).join("");

/** What is shown of a team before the server has seen it. */
const unseen = (team: TeamFields): OwnTeam["shown"] => ({
  id: typeof team.roster === "string" ? team.roster : "",
  name: typeof team.roster === "string" ? team.roster : (team.roster.name ?? ""),
  team: { name: team.name, value: 0, rerolls: team.rerolls ?? 0, apothecary: team.apothecary ?? false, players: [] },
});

export class Shelf {
  teams = $state.raw<KeptTeam[]>([]);
  /** What was forgotten last, and where it stood. */
  forgotten = $state.raw<{ team: KeptTeam; at: number } | null>(null);

  constructor() {
    // Files that were opened on the first page have no id yet.
    this.teams = ownTeams().map((each) => ({ ...each, id: each.id ?? newId() }) as KeptTeam);
    if (ownTeams().some((each) => !each.id)) writeOwn(this.teams);
  }

  get full(): boolean {
    return this.teams.length >= MOST_OWN;
  }
  find(id: string): KeptTeam | undefined {
    return this.teams.find((each) => each.id === id);
  }
  /** Put a team on the shelf; its id. */
  add(team: TeamFields, rookies: boolean, gold: number | null): string {
    if (this.full) throw new Error(TEAMS.full(MOST_OWN));
    const id = newId();
    this.#write([{ id, edition: team.edition, team: { ...team }, shown: unseen(team), unfit: true, rookies, gold }, ...this.teams]);
    return id;
  }
  /** A team as it is now; `told` is what the server said of it. */
  keep(id: string, team: TeamFields, rookies: boolean, gold: number | null, told: Drafted | null): void {
    this.#write(this.teams.map((each) => {
      if (each.id !== id) return each;
      const shown = told?.shown ?? { ...each.shown, team: { ...each.shown.team, name: team.name } };
      return { ...each, edition: team.edition, team: { ...team }, shown, unfit: !told?.legal, rookies, gold };
    }));
  }
  forget(id: string): void {
    const at = this.teams.findIndex((each) => each.id === id);
    const team = this.teams[at];
    if (!team) return;
    this.forgotten = { team, at };
    this.#write(this.teams.filter((each) => each.id !== id));
  }
  bringBack(): void {
    if (!this.forgotten) return;
    const { team, at } = this.forgotten;
    this.forgotten = null;
    this.#write(this.teams.toSpliced(at, 0, team));
  }
  #write(all: KeptTeam[]): void {
    this.teams = all;
    writeOwn(all);
  }
}
