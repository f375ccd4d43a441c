// Planning what a player does: click him, then what you mean. The server says where he gets and how
// likely; the plan is drawn, its odds are asked for, and nothing is answered before it is confirmed.
// What was confirmed goes on by itself after a re-roll, as long as the game still asks for it.
import { as, groups, has, naming, values, type Plain } from "./asking";
import { ACTIONS, sameDraft, type Draft } from "./drafts";
import { extrasOf, type Extra } from "./extras";
import { draftsFor, drawn, type Situation } from "./intents";
import { playerAt, playerOf } from "./people";
import type { Answer, AskedQuestion, Deed, Previewed, Reached } from "./protocol";
import type { Table } from "./table.svelte";
import type { Square } from "./view";

/** What the planner needs of a table; tests have one of paper. */
export type PlanTable = Pick<Table, "asked" | "question" | "view" | "n" | "sending" | "problem" | "answer" | "wonder">;

const SLOW = 400; // milliseconds after which it is said that chances are being worked out

export class Planner {
  player = $state<string | null>(null);
  action = $state("move");
  reach = $state.raw<Reached | null>(null);
  pointed = $state.raw<Square | null>(null);
  fixed = $state.raw<Draft | null>(null);
  preview = $state.raw<Previewed | null>(null);
  /** What was chosen beside the pitch and still wants a target. */
  extra = $state.raw<Extra | null>(null);
  /** Several things can be done to who was clicked: one of these. */
  ring = $state.raw<{ square: Square; player: string; drafts: Draft[] } | null>(null);
  /** What he can do to others, by player; null until the server has told. */
  deeds = $state.raw<Readonly<Record<string, readonly Deed[]>> | null>(null);
  problem = $state("");
  /** The reach is still being worked out; what was clicked meanwhile is meant once it is there. */
  looking = $state(false);
  early = $state.raw<Square | null>(null); // clicked before it is known what that can mean
  /** Chances are being worked out, and it takes so long that it is said. */
  slow = $state(false);
  private waits = 0; // counts what was asked, as only the last of it is waited for
  private wondering = false; // what he can do to others is yet to be told
  /** Confirmed, but not yet asked for: it goes on when the game comes back to it. */
  private rest: Plain[] = [];
  private restOf = "";

  constructor(private readonly table: PlanTable) {}

  private get question(): AskedQuestion | null {
    return this.table.asked ? this.table.question : null;
  }

  /** Is a player in the middle of his action? */
  get acting(): string | null {
    const question = this.question;
    return question?.kind === "action" ? (question.about["player"] as string) : null;
  }

  /** Who can still act. */
  get able(): string[] {
    const question = this.question;
    if (question?.kind !== "turn") return [];
    return [...new Set([...values<string>(question, "player", "activate"), ...values<string>(question, "player", "player uses")])];
  }

  /** What the chosen player may do, in the order of the menu. */
  get actions(): string[] {
    const question = this.question;
    if (question?.kind !== "turn" || this.player === null) return [];
    const found = new Set<string>();
    for (const group of groups(question) as Plain[]) {
      if (group.verb !== "activate") continue;
      const players = ([] as string[]).concat(group["player"] as string | string[]);
      if (!players.includes(this.player)) continue;
      for (const action of ([] as string[]).concat(group["action"] as string | string[])) found.add(action);
    }
    const known = ACTIONS.map((each) => each.action);
    return [...known.filter((action) => found.has(action)), ...[...found].filter((action) => !known.includes(action))];
  }

  /** Things to do besides: of the bench in a turn, of the player in his action. */
  get extras(): Extra[] {
    return this.question ? extrasOf(this.question) : [];
  }

  get canStop(): boolean {
    return this.question !== null && has(this.question, "stop");
  }

  /** The question has changed: forget what no longer fits, go on with what was confirmed. */
  update(): void {
    const question = this.question;
    this.clear();
    this.pointed = null;
    this.deeds = null;
    if (this.acting) {
      this.player = this.acting;
      this.action = (question?.about["action"] as string) ?? "move";
      if (this.rest.length && this.restOf === this.acting) return void this.goOn();
      void this.look();
    } else {
      if (question?.kind === "turn") this.rest = [];
      this.player = null;
      this.reach = null;
    }
  }

  private clear(): void {
    this.unfix();
    this.extra = null;
    this.ring = null;
    this.problem = "";
  }
  private unfix(): void {
    this.fixed = null;
    this.preview = null;
    this.waits++;
    this.slow = false;
  }

  /** Wait for chances; if it takes long, that is told. */
  private async patiently<Told>(chances: Promise<Told>): Promise<Told> {
    const turn = ++this.waits;
    const last = (): boolean => turn === this.waits;
    const timer = setTimeout(() => { if (last()) this.slow = true; }, SLOW);
    try {
      return await chances;
    } finally {
      clearTimeout(timer);
      if (last()) this.slow = false;
    }
  }

  /** Choose a player; what he may do comes from the question. */
  choose(player: string | null, action?: string): void {
    const other = this.player !== player;
    this.player = player;
    this.clear();
    if (other) {
      this.reach = null;
      this.deeds = null;
    }
    if (player === null) return;
    const actions = this.actions;
    this.action = action && actions.includes(action) ? action : (actions[0] ?? "move");
    void this.look();
  }

  /** The next who can act, from the one chosen on. */
  next(step = 1): string | null {
    const able = this.able;
    const at = able.indexOf(this.player ?? "");
    const next = able[(at + step + able.length) % Math.max(1, able.length)] ?? null;
    if (next) this.choose(next);
    return next;
  }

  /** Choose something of the bench or of the player's own: done at once, or aimed. */
  take(extra: Extra): void {
    this.clear();
    const [only] = extra.answers;
    if (extra.on === null && only) return void this.send([only], this.acting ?? "");
    this.extra = extra;
  }

  /** Let go of the plan, then of what was to be aimed, then of the player. */
  letGo(): void {
    if (this.ring) this.ring = null;
    else if (this.fixed) this.unfix();
    else if (this.extra) this.extra = null;
    else if (!this.acting) this.choose(null);
  }

  /** Ask where he gets, then what he can do to others. */
  private async look(): Promise<void> {
    const { player, action } = this;
    const n = this.table.n;
    this.early = null;
    if (player === null) {
      this.looking = false;
      return;
    }
    this.looking = this.reach === null;
    this.wondering = this.deeds === null;
    const current = (): boolean => this.player === player && this.table.n === n;
    try {
      const odds = await this.patiently(this.table.wonder({ t: "reach", n, player, action }));
      if (!current() || this.action !== action) return;
      this.reach = odds.reach ?? null;
      this.looking = false;
      this.meanEarly();
    } catch {
      if (!current() || this.action !== action) return; // something else is looked at by now
      this.reach = null;
      this.looking = false;
    }
    // Somebody at the same seat may have asked in our place: then once more.
    for (let tries = 0; tries < 2 && current() && !this.deeds; tries++) {
      try {
        const odds = await this.table.wonder({ t: "targets", n, player });
        if (!current()) return;
        this.deeds = odds.targets ?? null;
        break;
      } catch {
        await new Promise((done) => setTimeout(done, 400));
      }
    }
    if (!current()) return;
    this.wondering = false;
    this.meanEarly();
  }

  /** What was clicked before it was known what that could mean. */
  private meanEarly(): void {
    const early = this.early;
    this.early = null;
    if (early) this.mean(early);
  }

  // --- from a square or a player to plans ---------------------------------------------------------

  private get now(): Situation {
    const { question, player, action, acting, actions, reach, deeds, extra } = this;
    return { view: this.table.view, question, player, action, acting, actions, reach, deeds, extra };
  }

  /** The plan that a click here would fix; null if nothing is meant, or several things could be. */
  draftFor(square: Square): Draft | null {
    const found = this.draftsFor(square);
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** Everything a click here could mean. */
  draftsFor(square: Square): Draft[] {
    return draftsFor(this.now, square);
  }

  /** A way drawn by hand, to a square or to an opponent. */
  drawn(from: Square, squares: readonly Square[]): Draft | null {
    return drawn(this.now, from, squares);
  }

  // --- fixing it ----------------------------------------------------------------------------------

  /** A square was meant: fix a plan, do the one that is fixed, or let one choose among several. True if it was any of these. */
  mean(square: Square): boolean {
    const found = this.draftsFor(square);
    const [only] = found;
    const there = playerAt(this.table.view!, square);
    if (this.fixed && found.some((draft) => sameDraft(this.fixed!, draft))) {
      void this.doIt();
      return true;
    }
    // On an opponent there may be more than one thing to do: until that is told, a click waits.
    if (only && !this.extra && this.wondering && !this.acting && there && there.side !== playerOf(this.table.view, this.player)?.side) {
      this.early = square;
      return true;
    }
    if (!only) {
      if (this.looking && !this.able.includes(there?.id ?? "")) this.early = square;
      return this.early !== null;
    }
    if (found.length > 1) {
      this.clear();
      this.ring = { square, player: there?.id ?? "", drafts: found };
    } else void this.fix(only);
    return true;
  }

  /** Fix a plan, and ask what may come of it. */
  async fix(draft: Draft): Promise<void> {
    this.fixed = draft;
    if (!this.acting && draft.action !== this.action) this.action = draft.action;
    this.preview = null;
    this.ring = null;
    this.problem = "";
    try {
      const odds = await this.patiently(this.table.wonder({ t: "preview", n: this.table.n, answers: draft.answers.map(as) }));
      if (this.fixed === draft) this.preview = odds.preview ?? null;
    } catch (error) {
      if (this.fixed !== draft) return;
      this.problem = error instanceof Error ? error.message : String(error);
      if (draft.chance === null && draft.path.length) this.fixed = null; // a way of one's own that is none
    }
  }

  // --- doing it -----------------------------------------------------------------------------------

  /** Carry out the fixed plan. */
  async doIt(draft: Draft | null = this.fixed): Promise<void> {
    if (!draft || this.table.sending) return;
    await this.send([...draft.answers], draft.player);
  }

  /** Declare the action alone, to go on step by step. */
  async declare(action = this.action): Promise<void> {
    if (this.player === null || this.table.sending) return;
    await this.send([{ verb: "activate", player: this.player, action }], this.player);
  }

  async stop(): Promise<void> {
    if (this.canStop && !this.table.sending) await this.send([{ verb: "stop" }], "");
  }

  /** End the action under way and go on with another player. */
  async turnTo(player: string): Promise<void> {
    await this.stop();
    if (this.able.includes(player)) this.choose(player);
  }

  private async goOn(): Promise<void> {
    // What was answered in between may not be confirmed yet.
    const n = this.table.n;
    for (let tries = 0; this.table.sending && tries < 50; tries++) await new Promise((done) => setTimeout(done, 20));
    if (this.table.n !== n) return; // something else has happened, and was looked at
    const question = this.question;
    const [next] = this.rest;
    if (!question || !next || this.table.sending || naming(question, next).next().done) {
      this.rest = [];
      return this.look();
    }
    await this.send(this.rest, this.restOf);
  }

  private async send(answers: Plain[], player: string): Promise<void> {
    this.rest = [];
    this.clear();
    const ok = await this.table.answer(...(answers.map(as) as Answer[]));
    const taken = ok?.taken ?? answers.length;
    if (taken < answers.length) {
      this.rest = answers.slice(taken);
      this.restOf = player;
      if (this.acting === player) await this.goOn();
    }
  }
}

/** What a plan comes to: the chance of all of it, else of its last step's success; before that is told, what was known of its end. */
export function chanceOf(preview: Previewed | null, draft: Draft | null = null): number | null {
  if (!preview) return draft?.deed?.chance ?? null;
  if (preview.chance !== null) return preview.chance;
  const chances = preview.steps.findLast((step) => step.odds)?.odds?.chances;
  return chances?.["success"] ?? chances?.["complete"] ?? chances?.["armour broken"] ?? null;
}

const planners = new WeakMap<object, Planner>();

/** The planner of a table: it outlives the questions in between, so that a plan can go on after them. */
export function plannerOf(table: PlanTable): Planner {
  let planner = planners.get(table);
  if (!planner) planners.set(table, (planner = new Planner(table)));
  return planner;
}
