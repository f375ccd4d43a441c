// What the server has said about a match, for every part of the page to look at. Nothing here knows
// rules: the view, the question and the events are the server's, merged and kept.
import { spoken } from "./calling";
import { Line, Refused, type Asked, type State } from "./line";
import { merge } from "./merge";
import { newNonce } from "./seats";
import type {
  About,
  AskedQuestion,
  Answer,
  ChatLine,
  ClockShown,
  Coach,
  Event,
  Lesson,
  Moved,
  Odds,
  Ok,
  Over,
  TableView,
  ToClient,
} from "./protocol";

export interface TableOptions {
  match: string;
  seat: string | null;
  nonce: string | null;
  name: string | null;
  /** Told of everything that happened, in order, for motion, sound and screen readers. */
  moved?: (moved: Moved, before: TableView) => void;
  line?: (hear: (message: ToClient) => void, state: (state: State, words: string) => void) => Line;
}

/** Told of every whole table and of everything that happened, in order: the show. */
export interface Listener {
  begin: (view: TableView | null) => void;
  moved: (moved: Moved, before: TableView, after: TableView) => void;
}

export class Table {
  n = $state(0);
  you = $state.raw<Coach[]>([]);
  about = $state.raw<About | null>(null);
  view = $state.raw<TableView | null>(null);
  question = $state.raw<AskedQuestion | null>(null);
  events = $state.raw<Event[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<ClockShown | null>(null);
  /** When the clock was told, by our own clock: seconds left run on from then. */
  clockTold = $state(0);
  undo = $state.raw<number[]>([]);
  /** Whose time was up, and what was answered for him; until somebody answers himself. */
  late = $state.raw<{ by: Coach; answers: readonly string[] } | null>(null);
  /** The page has sent a set-up by itself, in the last moment; until the next answer is given here. */
  sentInTime = $state(false);
  over = $state.raw<Over | null>(null);
  /** How a lesson stands; null at a match. */
  lesson = $state.raw<Lesson | null>(null);
  connection = $state<State>("connecting");
  refusal = $state("");
  /** Why the last thing said was refused, in words; empty once something was taken. */
  problem = $state("");
  /** On one screen: does the pitch turn for the other coach? */
  turns = $state(turnedBefore());
  /** An answer is on its way: nothing else is sent meanwhile. */
  sending = $state(false);

  private readonly line: Line;
  /** Our part of the dice; who watches is known by it when his line comes back. */
  private readonly nonce: string;
  private readonly listeners = new Set<Listener>();

  constructor(private readonly options: TableOptions) {
    this.nonce = options.nonce ?? newNonce();
    const hear = (message: ToClient) => this.hear(message);
    const state = (now: State, words: string) => {
      this.connection = now;
      if (now !== "connecting") this.refusal = words; // what was said when the line was lost holds until it is back
    };
    this.line =
      options.line?.(hear, state) ??
      new Line({
        address: addressOf(options.match),
        hello: () => ({
          seat: options.seat,
          have: this.view ? this.n : 0,
          nonce: this.nonce,
          name: options.name,
        }),
        hear,
        state,
      });
  }

  /** Is somebody asked who sits here? */
  get asked(): boolean {
    return this.question?.answers !== undefined;
  }

  /** Whose eyes the page has: on one screen those of whoever is asked. */
  get me(): Coach | null {
    if (this.you.length === 2) return this.question?.coach ?? "home";
    return this.you[0] ?? null;
  }

  /** Tell somebody what happens from now on; call what it gives to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    listener.begin(this.view);
    return () => this.listeners.delete(listener);
  }

  turnPitch(turns: boolean): void {
    this.turns = turns;
    try {
      localStorage.setItem(TURNS, turns ? "on" : "off");
    } catch {
      // It lasts until the page is closed.
    }
  }

  close(): void {
    this.line.close();
  }

  /** Try a lost line at once. */
  hurry(): void {
    this.line.hurry();
  }

  /** Give answers, as many as fit; null if they were refused (`problem` says why). */
  async answer(...answers: Answer[]): Promise<Ok | null> {
    this.sentInTime = false;
    return this.act({ t: "answer", n: this.n, do: answers });
  }

  /** The answers that typed words stand for: "5 blitz 4", "move 7,7 8,7"; null if they say nothing (`problem` says why). */
  async typed(words: string): Promise<Answer[] | null> {
    const odds = (await this.act({ t: "typed", n: this.n, words })) as Odds | null;
    return odds && (odds.answers as unknown as Answer[]);
  }

  /** Take back everything since an entry; the last one if none is named. */
  async back(to: number | undefined = this.undo.at(-1)): Promise<Ok | null> {
    return to === undefined ? null : this.act({ t: "back", n: this.n, to });
  }

  async call(what: "concede" | "time out" | "illegal procedure" | "too many players" | "rematch"): Promise<Ok | null> {
    return this.act({ t: "call", n: this.n, what });
  }

  async say(text: string): Promise<void> {
    await this.line.ask({ t: "say", text });
  }

  /** Ask about chances or legality: nothing changes. */
  async wonder(asked: Asked): Promise<Odds> {
    return (await this.line.ask(asked)) as Odds;
  }

  private async act(asked: Asked): Promise<Ok | null> {
    this.sending = true;
    this.problem = "";
    try {
      return (await this.line.ask(asked)) as Ok;
    } catch (error) {
      // Somebody was faster: what the table shows by now says it all.
      if (!(error instanceof Refused && error.no.why === "stale")) this.problem = spoken(this.view, wordsOf(error));
      return null;
    } finally {
      this.sending = false;
    }
  }

  private hear(message: ToClient): void {
    switch (message.t) {
      case "table":
        this.n = message.n;
        this.you = message.you;
        this.about = message.about;
        this.view = message.view;
        this.question = message.question;
        this.events = message.events;
        this.chat = message.chat;
        this.undo = message.undo;
        this.setClock(message.clock);
        for (const listener of this.listeners) listener.begin(message.view);
        break;
      case "moved":
        this.move(message);
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        break;
      case "chat":
        this.chat = message.lines;
        break;
      case "people":
        this.about = message.about;
        break;
      case "clock":
        this.setClock(message.clock);
        break;
      case "over":
        this.over = message;
        break;
      case "lesson":
        this.lesson = message;
        break;
    }
  }

  private move(moved: Moved): void {
    if (!this.view || moved.n <= this.n) return;
    const before = this.view;
    this.n = moved.n;
    this.view = merge(before, moved.change);
    this.question = moved.question;
    const kept = moved.dropped ? this.events.slice(0, -moved.dropped) : this.events;
    this.events = [...kept, ...moved.events];
    this.undo = moved.undo;
    this.late = moved.late ? { by: moved.by, answers: moved.answers } : null;
    this.setClock(moved.clock);
    this.options.moved?.(moved, before);
    for (const listener of this.listeners) listener.moved(moved, before, this.view);
  }

  private setClock(clock: ClockShown | null): void {
    this.clock = clock;
    this.clockTold = Date.now();
  }
}

const TURNS = "pigskin.turns";
function turnedBefore(): boolean {
  try {
    return localStorage.getItem(TURNS) === "on";
  } catch {
    return false;
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function addressOf(match: string): string {
  const secure = location.protocol === "https:";
  return `${secure ? "wss" : "ws"}://${location.host}/api/matches/${encodeURIComponent(match)}/socket`;
}
