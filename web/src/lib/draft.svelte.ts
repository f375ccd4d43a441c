// A set-up being thought about: nothing of it is told to anybody until it is sent, as one message. What is
// still wrong with it the server says, each time it has changed.
import { as, values } from "./asking";
import type { Places } from "./formations";
import type { AskedQuestion, ReadyFormation, SetUpRule } from "./protocol";
import type { Table } from "./table.svelte";
import { key, same, type Square } from "./view";

const WAIT = 90; // milliseconds of quiet before the server is asked

export class Draft {
  places = $state.raw<Places>({});
  /** Who is moved by the next square that is chosen. */
  chosen = $state<string | null>(null);
  rules = $state.raw<SetUpRule[]>([]);
  /** What the rules are about has been answered for these places. */
  settled = $state(false);
  ready = $state.raw<ReadyFormation[]>([]);
  problem = $state("");

  private question = $state.raw<AskedQuestion | null>(null);
  private asking = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** The question has come, or has changed. */
  update(question: AskedQuestion): void {
    const fresh = this.question?.coach !== question.coach;
    this.question = question;
    this.problem = "";
    this.chosen = null;
    if (fresh) this.places = this.stood();
    const pool = new Set(this.pool);
    this.set(Object.fromEntries(Object.entries(this.places).filter(([id]) => pool.has(id))));
    void this.askReady(question);
  }

  /** Where everybody stood who may be set up again while the kick is in the air; nobody before it. */
  private stood(): Places {
    if (!this.table.view?.ball.landing) return {};
    const last = new Map(this.table.events.flatMap((event) => (event.event === "set up" ? [[event.player, event.square as Square] as const] : [])));
    return Object.fromEntries([...last].filter(([, square]) => this.can(square)));
  }

  /** Who can be placed. */
  get pool(): string[] {
    return this.question ? values<string>(this.question, "player", "place") : [];
  }
  get squares(): Square[] {
    return this.question ? values<Square>(this.question, "square", "place") : [];
  }
  get bench(): string[] {
    return this.pool.filter((id) => !(id in this.places));
  }
  get legal(): boolean {
    return this.settled && this.rules.length > 0 && this.rules.every((rule) => rule.met);
  }
  at(square: Square): string | undefined {
    return Object.keys(this.places).find((id) => same(this.places[id], square));
  }
  can(square: Square): boolean {
    return this.squares.some((each) => same(each, square));
  }

  /** Put somebody on a square; who stands there changes places with him. */
  put(id: string, square: Square): boolean {
    this.chosen = null;
    if (!this.can(square) || !this.pool.includes(id)) return false;
    const there = this.at(square);
    const from = this.places[id];
    const now: Record<string, Square> = { ...this.places, [id]: square };
    if (there !== undefined && there !== id) {
      if (from) now[there] = from;
      else delete now[there];
    }
    this.set(now);
    return true;
  }
  /** Back to the bench. */
  off(id: string): void {
    this.chosen = null;
    this.set(Object.fromEntries(Object.entries(this.places).filter(([each]) => each !== id)));
  }
  clear(): void {
    this.chosen = null;
    this.set({});
  }
  use(places: Places): void {
    this.chosen = null;
    const pool = new Set(this.pool);
    const free = new Set(this.squares.map(key));
    this.set(Object.fromEntries(Object.entries(places).filter(([id, square]) => pool.has(id) && free.has(key(square)))));
  }

  /** A click, a tap or Enter on a square. */
  point(square: Square): void {
    const there = this.at(square);
    if (this.chosen === null) this.chosen = there ?? null;
    else if (there === this.chosen) this.chosen = null;
    else this.put(this.chosen, square);
  }

  private set(places: Places): void {
    this.places = places;
    this.settled = false;
    this.problem = "";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), WAIT);
  }

  private async check(): Promise<void> {
    const asked = ++this.asking;
    const formation = Object.fromEntries(Object.entries(this.places).map(([id, [x, y]]) => [id, [x, y] as [number, number]]));
    try {
      const told = await this.table.wonder({ t: "set-up check", n: this.table.n, formation });
      if (asked !== this.asking) return;
      this.rules = told.rules ?? [];
      this.settled = true;
    } catch {
      // The table has gone on: another question is asked, or none.
    }
  }

  private async askReady(question: AskedQuestion): Promise<void> {
    try {
      const told = await this.table.wonder({ t: "formations", n: this.table.n });
      if (question === this.question) this.ready = told.formations ?? [];
    } catch {
      // As above.
    }
  }

  /** The whole draft in one message, those on the line first. */
  async send(): Promise<boolean> {
    if (this.table.sending || !this.legal) return false;
    const depth = ([x]: Square): number => Math.abs(2 * x - 25);
    const order = Object.entries(this.places).sort(([, a], [, b]) => depth(a) - depth(b));
    const answers = order.map(([player, [x, y]]) => as({ verb: "place", player, square: [x, y] }));
    const ok = await this.table.answer(...answers);
    this.problem = ok?.why ?? "";
    return ok !== null && this.problem === "";
  }

  /** The same in the last moment: a legal draft is not lost to the clock, and it is said that it was sent. */
  async sendInTime(): Promise<boolean> {
    const sent = await this.send();
    if (sent) this.table.sentInTime = true;
    return sent;
  }

  close(): void {
    clearTimeout(this.timer);
    this.asking++;
  }
}
