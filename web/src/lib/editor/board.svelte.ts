// The position that is set up: its parts, the text they make, what the server says of it, and the way back.
import { ApiError, reasonOf } from "../api";
import { key, type Side, type Square } from "../view";
import { EDITOR } from "../words/editor";
import { BOXES, emptyPosition, readPosition, written, type Options, type Piece, type Position, type PositionRead, type TableTold } from "./position";

const PAUSE = 250; // milliseconds without a change before the server is asked
const MOST_STEPS = 100;
const inBox = (state: string): boolean => (BOXES as readonly string[]).includes(state);

interface State {
  edition: string;
  options: Options;
  position: Position;
  text: string;
}

export const idOf = (piece: Pick<Piece, "side" | "number">): string => `${piece.side} ${piece.number}`;

export class Board {
  #now = $state.raw<State>({ edition: "bb2020", options: {}, position: emptyPosition(), text: "" });
  #before = $state.raw<State[]>([]);
  #after = $state.raw<State[]>([]);
  #group = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** Can a match begin from it? Only if the answer is about the position as it is now. */
  starts = $state(false);
  current = $state(false);
  /** Why not, and where in the text that is being typed. */
  words = $state("");
  spot = $state.raw<{ line: number; column: number } | null>(null);
  trouble = $state("");

  /** `settled` is told of every position that could be read. */
  constructor(readonly settled: (now: { edition: string; options: Options; text: string }) => void) {}

  get edition(): string { return this.#now.edition; }
  get options(): Options { return this.#now.options; }
  get position(): Position { return this.#now.position; }
  get text(): string { return this.#now.text; }
  get players(): Piece[] { return this.#now.position.players; }
  get table(): TableTold { return this.#now.position.table; }
  get canUndo(): boolean { return this.#before.length > 0; }
  get canRedo(): boolean { return this.#after.length > 0; }

  find(id: string | null): Piece | undefined {
    return id === null ? undefined : this.players.find((each) => idOf(each) === id);
  }
  at(square: Square): Piece | undefined {
    return this.players.find((each) => each.square && key(each.square) === key(square));
  }

  // --- changes ---------------------------------------------------------------------------------------

  /** A text from outside, or typed: taken if the server can read it; else it says why, and nothing changes. */
  async load(edition: string, text: string, options: Options, first = false): Promise<boolean> {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    try {
      const told = await readPosition(edition, text, options);
      if (number !== this.#asked) return false;
      this.trouble = "";
      this.#hear(told);
      if (!told.table || told.text === null) return false;
      const state = { edition: told.edition, options, position: { players: told.players, table: told.table, rest: told.rest }, text: told.text };
      if (!first) this.#remember("");
      this.#now = state;
      this.current = true;
      this.settled(state);
      return true;
    } catch (error) {
      if (number === this.#asked) this.#fail(error);
      return false;
    }
  }
  clear(): void {
    this.#set({ ...emptyPosition(), table: { ...emptyPosition().table, teams: this.table.teams, rosters: this.table.rosters } });
  }
  /** New players of a side, each with the lowest shirt that is free; the id of the last one. */
  add(pieces: readonly Omit<Piece, "number">[]): string {
    const players = [...this.players];
    let id = "";
    for (const piece of pieces) {
      let number = 1;
      while (players.some((each) => each.side === piece.side && each.number === number)) number++;
      players.push({ ...piece, number });
      id = `${piece.side} ${number}`;
    }
    this.#set({ ...this.position, players });
    return id;
  }
  change(id: string, changes: Partial<Piece>, group = ""): void {
    const players = this.players.map((each) => (idOf(each) === id ? { ...each, ...changes } : each));
    this.#set({ ...this.position, players }, group && `${group} ${id}`);
  }
  remove(id: string): void {
    this.#set({ ...this.position, players: this.players.filter((each) => idOf(each) !== id) });
  }
  removeSide(side: Side): void {
    this.#set({ ...this.position, players: this.players.filter((each) => each.side !== side) });
  }
  /** To a square (who stands there changes places with him), or beside the pitch. */
  move(id: string, to: Square | null): void {
    const moved = this.find(id);
    if (!moved) return;
    const there = to && this.at(to);
    const players = this.players.map((each) => {
      if (each === moved) return to ? { ...each, square: to, state: inBox(each.state) ? "up" : each.state } : { ...each, square: null, state: "reserves", ball: "" };
      if (each === there) return { ...each, square: moved.square, ...(moved.square ? {} : { state: "reserves", ball: "" }) };
      return each;
    });
    this.#set({ ...this.position, players });
  }
  /** On the pitch as he is told, or into a box. */
  lay(id: string, state: string): void {
    const piece = this.find(id);
    if (!piece) return;
    this.change(id, inBox(state) ? { state, square: null, ball: "" } : { state });
  }
  /** The ball (or the second one) lies there, or is held by who stands there; null takes it away. */
  putBall(which: "ball" | "second-ball", to: Square | null): void {
    const holder = to && this.at(to);
    const players = this.players.map((each) =>
      each === holder ? { ...each, ball: which } : each.ball === which ? { ...each, ball: "" } : each,
    );
    const lying = holder ? null : to;
    const table = which === "ball" ? { ...this.table, ball: lying, loose: false } : { ...this.table, second_ball: lying };
    this.#set({ ...this.position, players, table });
  }
  setTable(changes: Partial<TableTold>, group = ""): void {
    this.#set({ ...this.position, table: { ...this.table, ...changes } }, group);
  }
  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#after = [...this.#after, this.#now];
    this.#before = this.#before.slice(0, -1);
    this.#show(last);
  }
  redo(): void {
    const next = this.#after.at(-1);
    if (!next) return;
    this.#before = [...this.#before, this.#now];
    this.#after = this.#after.slice(0, -1);
    this.#show(next);
  }
  again(): void {
    void this.#ask();
  }

  // --- the server ------------------------------------------------------------------------------------

  #set(position: Position, group = ""): void {
    this.#remember(group);
    this.#show({ ...this.#now, position, text: written(position) });
    this.#group = group;
  }
  #remember(group: string): void {
    if (!group || group !== this.#group || !this.#before.length) this.#before = [...this.#before, this.#now].slice(-MOST_STEPS);
    this.#after = [];
  }
  #show(state: State): void {
    this.#now = state;
    this.#group = "";
    this.current = false;
    this.#asked++; // what is on its way is about another position
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }
  async #ask(): Promise<void> {
    const number = ++this.#asked;
    const { edition, options, text } = this.#now;
    try {
      const told = await readPosition(edition, text, options);
      if (number !== this.#asked) return; // about a position that has changed since
      this.trouble = "";
      this.#hear(told);
      this.current = true;
      // As it was understood: usual figures filled in, the text as it is usually written.
      if (told.text !== null && told.table) this.#now = { ...this.#now, text: told.text, position: { players: told.players, table: told.table, rest: told.rest } };
      this.settled(this.#now);
    } catch (error) {
      if (number === this.#asked) this.#fail(error);
    }
  }
  #hear(told: PositionRead): void {
    this.starts = told.starts;
    this.words = told.words;
    this.spot = told.line !== null && told.column !== null ? { line: told.line, column: told.column } : null;
  }
  #fail(error: unknown): void {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
      [this.words, this.starts, this.spot] = [error.message, false, null];
    } else this.trouble = reasonOf(error, EDITOR.unreachable);
  }
}
