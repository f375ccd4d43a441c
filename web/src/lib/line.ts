// The line to the server of a match: it comes back by itself when it is cut, and says again what was
// not answered. A message has an id of ours, so that the server counts it once however often it comes.
import {
  PROTOCOL,
  type FromClient,
  type Hello,
  type No,
  type Odds,
  type Ok,
  type ToClient,
} from "./protocol";

import { MATCH } from "./words";

export type State = "connecting" | "open" | "lost" | "refused";
type Asking = Exclude<FromClient, Hello>;
/** A message before it has an id. */
export type Asked = Asking extends infer Each ? (Each extends Asking ? Omit<Each, "id"> : never) : never;

/** The server said no: a word for programs, a sentence for people. */
export class Refused extends Error {
  constructor(readonly no: No) {
    super(no.words);
  }
}

interface Waiting {
  text: string;
  done: (answer: Ok | Odds) => void;
  failed: (why: Error) => void;
}

export interface LineOptions {
  address: string;
  hello: () => Omit<Hello, "t" | "version">;
  hear: (message: ToClient) => void;
  state: (state: State, words: string) => void;
  /** For tests. */
  open?: (address: string) => WebSocket;
}

const FIRST_WAIT = 250; // milliseconds before the line is tried again; it doubles ...
const LONGEST_WAIT = 5_000; // ... up to this
const SILENCE = 15_000; // milliseconds without a word from who was asked something: nothing arrives any more
/** The server will not have us: trying again would not help. */
const FINAL = new Set([4403, 4404, 1008]);
const RESTART = 1012;
const NOT_CLOSED = 1006; // a line that ended without a word

export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private next = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private patience = SILENCE;
  private closed = false;
  private refused = "";
  private restarting = false; // the server has said that it ends and comes back
  private readonly run = Math.random().toString(36).slice(2, 8); // ids of another visit are others

  constructor(private readonly options: LineOptions) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    this.connect();
  }

  /** Say something; the answer, or a Refused. Over a line that is cut it is said when it is back. */
  ask(message: Asked): Promise<Ok | Odds> {
    const id = `${this.run}-${(this.next += 1)}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((done, failed) => {
      this.waiting.set(id, { text, done, failed });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
      this.listen();
    });
  }

  /** Try a lost line at once. */
  readonly hurry = (): void => {
    if (this.socket !== null || this.closed || this.refused) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** The line is dead, though the browser may not have noticed: it would wait for minutes. */
  private readonly cut = (): void => {
    const { socket } = this;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost(NOT_CLOSED);
  };

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.close();
    for (const each of this.waiting.values()) each.failed(new Error("closed"));
    this.waiting.clear();
  }

  private connect(): void {
    this.options.state("connecting", "");
    const open = this.options.open ?? ((address) => new WebSocket(address));
    const socket = open(this.options.address);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: "hello", version: PROTOCOL, ...this.options.hello() }));
      for (const each of this.waiting.values()) socket.send(each.text);
      this.listen();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ToClient);
    socket.onclose = (event) => this.lost(event.code);
  }

  /** Whoever was asked says something soon, or the line is dead. A slow server is given more time with every try. */
  private listen(): void {
    clearTimeout(this.silence);
    if (this.waiting.size === 0 || this.socket === null) return;
    this.silence = setTimeout(() => {
      this.patience *= 2;
      this.cut();
    }, this.patience);
  }

  private hear(message: ToClient): void {
    this.wait = FIRST_WAIT;
    if (message.t === "no" && message.id === null) this.refused = message.words;
    if (message.t === "table" || message.t === "people") {
      this.restarting = false;
      this.options.state("open", "");
    }
    this.options.hear(message);
    if (message.t === "ok" || message.t === "odds") this.settle(message.id, (w) => w.done(message));
    if (message.t === "no" && message.id !== null) {
      this.settle(message.id, (w) => w.failed(new Refused(message)));
    }
    this.listen();
  }

  private settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.patience = SILENCE;
    if (waiting) how(waiting);
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.options.state("refused", this.refused);
      for (const each of this.waiting.values()) each.failed(new Error(this.refused));
      this.waiting.clear();
      return;
    }
    this.restarting ||= code === RESTART;
    this.options.state("lost", this.restarting ? MATCH.restarting : MATCH.lost);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
