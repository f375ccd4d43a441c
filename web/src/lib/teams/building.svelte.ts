// A team that is being built: its fields, what the server says of them, and the way back.
import { reasonOf } from "../api";
import { TEAMS } from "../words/teams";
import { checkDraft, type Drafted, type ListTold, type PlayerFields, type Problem, type StaffField, type TeamFields } from "./lists";

interface State {
  team: TeamFields;
  rookies: boolean;
  gold: number | null;
}

const PAUSE = 250; // milliseconds without a change before the server is asked
const MOST_STEPS = 100;

export class Building {
  #now = $state.raw<State>({ team: { edition: "", roster: "", name: "", players: [] }, rookies: true, gold: null });
  #before = $state.raw<State[]>([]);
  #after = $state.raw<State[]>([]);
  /** What the server said last. */
  told = $state.raw<Drafted | null>(null);
  /** Is that about the team as it is now? */
  current = $state(false);
  /** The server cannot be reached, or refuses. */
  trouble = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #group = "";

  /** `changed` is called with every change and every answer. */
  constructor(
    start: State,
    readonly changed: (now: State, told: Drafted | null) => void,
  ) {
    this.#now = start;
    void this.#ask();
  }

  get team(): TeamFields {
    return this.#now.team;
  }
  get rookies(): boolean {
    return this.#now.rookies;
  }
  get gold(): number | null {
    return this.#now.gold;
  }
  get canUndo(): boolean {
    return this.#before.length > 0;
  }
  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  problemsAt(place: string, player: number | null = null): Problem[] {
    return (this.told?.problems ?? []).filter((each) => each.place === place && each.player === player);
  }
  problemsOf(player: number): Problem[] {
    return (this.told?.problems ?? []).filter((each) => each.player === player);
  }

  /** Change the team. Changes of one `group` in a row (the letters of a name) are one step back. */
  change(changes: Partial<TeamFields>, group = ""): void {
    this.#step({ ...this.#now, team: { ...this.#now.team, ...changes } }, group);
  }
  changePlayer(index: number, changes: Partial<PlayerFields>, group = ""): void {
    const players = this.team.players.map((each, at) => (at === index ? { ...each, ...changes } : each));
    this.change({ players }, group && `${group} ${index}`);
  }
  judge(rookies: boolean, gold: number | null): void {
    this.#step({ ...this.#now, rookies, gold }, "gold");
  }
  hire(position: string, list: ListTold | undefined): void {
    const worn = new Set(this.team.players.map((each) => each.number));
    let number = 1;
    while (worn.has(number)) number++;
    const taken = new Set(this.team.players.map((each) => each.name));
    const name = list?.ready.players.map((each) => each.name).find((each) => !taken.has(each)) ?? `${position} ${number}`;
    this.change({ players: [...this.team.players, { number, name, position }] });
  }
  dismiss(index: number): void {
    this.change({ players: this.team.players.filter((_, at) => at !== index) });
  }
  /** One player further up or down the list. */
  move(index: number, by: number): void {
    const players = [...this.team.players];
    const [moved] = players.splice(index, 1);
    if (moved) this.change({ players: players.toSpliced(Math.max(0, index + by), 0, moved) });
  }
  /** Shirts 1, 2, 3 ... in the order of the list. */
  renumber(): void {
    this.change({ players: this.team.players.map((each, at) => ({ ...each, number: at + 1 })) });
  }
  staff(field: StaffField, value: number): void {
    this.change(field === "apothecary" ? { apothecary: value > 0 } : { [field]: value }, `staff ${field}`);
  }
  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#after = [...this.#after, this.#now];
    this.#before = this.#before.slice(0, -1);
    this.#set(last);
  }
  redo(): void {
    const next = this.#after.at(-1);
    if (!next) return;
    this.#before = [...this.#before, this.#now];
    this.#after = this.#after.slice(0, -1);
    this.#set(next);
  }
  /** The team as a file. */
  async file(kind: "toml" | "json"): Promise<string> {
    const told = await checkDraft({ team: this.team, new: this.rookies, gold: this.gold, file: kind });
    if (told.file === null) throw new Error(told.problems[0]?.words ?? TEAMS.unreachable);
    return told.file;
  }
  again(): void {
    void this.#ask();
  }
  end(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  #step(next: State, group: string): void {
    if (!group || group !== this.#group || !this.#before.length) this.#before = [...this.#before, this.#now].slice(-MOST_STEPS);
    this.#after = [];
    this.#set(next);
    this.#group = group;
  }
  #set(next: State): void {
    this.#now = next;
    this.#group = "";
    this.current = false;
    this.#asked++; // what is on its way is about another team
    this.changed(next, null);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }
  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    const { team, rookies, gold } = this.#now;
    try {
      const told = await checkDraft({ team, new: rookies, gold });
      if (number !== this.#asked) return; // about a team that has changed since
      this.told = told;
      this.current = true;
      this.trouble = "";
      this.changed(this.#now, told);
    } catch (error) {
      if (number === this.#asked) this.trouble = reasonOf(error, TEAMS.unreachable);
    }
  }
}
