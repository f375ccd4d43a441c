// A match that is shown again: every table of it, and where we are. A moment is the table after so many
// answers; 0 is the beginning. The server has worked out everything (docs/protocol.md, replays).
import { merge } from "./merge";
import type { Change, Coach, Event, Moved, TableView } from "./protocol";
import type { Listener } from "./table.svelte";

export interface MomentTold {
  by: Coach;
  words: string;
  events: Event[];
  change: Change;
}

/** Where a turn begins. */
export interface PlaceTold {
  moment: number;
  half: number;
  turn: number;
  side: Coach;
}

export interface ReplayTold {
  format: number;
  edition: string;
  over: boolean;
  view: TableView;
  events: Event[];
  moments: MomentTold[];
  turns: PlaceTold[];
}

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class Film {
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  readonly views: readonly TableView[];
  readonly events: readonly Event[];
  /** How many events have been heard at each moment. */
  private readonly heardAt: readonly number[];

  /** `show` is told of steps that are to be seen, and of tables that are just there. */
  constructor(
    readonly told: ReplayTold,
    private readonly show: Listener,
  ) {
    const views = [told.view];
    const events = [...told.events];
    const heard = [events.length];
    for (const moment of told.moments) {
      views.push(merge(views[views.length - 1] as TableView, moment.change));
      events.push(...moment.events);
      heard.push(events.length);
    }
    [this.views, this.events, this.heardAt] = [views, events, heard];
    show.begin(this.view);
  }

  get last(): number {
    return this.views.length - 1;
  }
  get view(): TableView {
    return this.views[this.at] as TableView;
  }
  /** What has happened up to now. */
  get heard(): readonly Event[] {
    return this.events.slice(0, this.heardAt[this.at]);
  }
  /** The turn we are in; null before the first. */
  get turn(): PlaceTold | null {
    return this.told.turns.findLast((place) => place.moment <= this.at) ?? null;
  }

  /** Be at a moment at once. */
  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.round(to) || 0));
    this.show.begin(this.view);
    if (this.at === this.last) this.playing = false;
  }

  /** The next moment, seen as it happens; false at the end. */
  forward(): boolean {
    const moment = this.told.moments[this.at];
    if (!moment) {
      this.playing = false;
      return false;
    }
    const before = this.view;
    this.at += 1;
    const moved: Moved = {
      t: "moved", n: this.at, since: this.at - 1, by: moment.by, answers: [moment.words], back: false, events: moment.events, dropped: 0,
      change: moment.change, question: null, clock: null, undo: [],
    };
    this.show.moved(moved, before, this.view);
    return true;
  }

  /** To the beginning of the next turn, or of this one or the one before. */
  goTurn(way: 1 | -1): void {
    const places = this.told.turns.map((place) => place.moment);
    const next = way > 0 ? places.find((moment) => moment > this.at) : places.findLast((moment) => moment < this.at);
    this.go(next ?? (way > 0 ? this.last : 0));
  }

  /** The moment of an event: right after it has happened. */
  momentOf(n: number): number {
    const index = this.events.findIndex((event) => event.n === n);
    return Math.max(0, this.heardAt.findIndex((count) => count > index));
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
  }
}

/** The moment an address names: /replay/ID#212. */
export const momentIn = (hash: string): number => Number(/^#(\d{1,6})$/.exec(hash)?.[1] ?? 0);
