// Planning what a player does: click him, then what you mean. The server says where he gets and how
// likely; the plan is drawn, its odds are asked for, and nothing is answered before it is confirmed.
// What was confirmed goes on by itself after a re-roll, as long as the game still asks for it.
import { as, groups, has, naming, values, type Plain } from "./asking";
import { ACTIONS, drawnWay, needOf, sameDraft, stepsOf, touching, wayBeside, wayTo, type Aim, type Draft } from "./drafts";
import { extrasOf, type Extra } from "./extras";
import { playerAt, playerOf } from "./people";
import type { Answer, AskedQuestion, Previewed, Reached, Way } from "./protocol";
import type { Table } from "./table.svelte";
import { same, type Square } from "./view";

/** What the planner needs of a table; tests have one of paper. */
export type PlanTable = Pick<Table, "asked" | "question" | "view" | "n" | "sending" | "problem" | "answer" | "wonder">;

const MOST_MARKED = 6; // targets whose chance is asked for at once

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
  /** The chance of what would be done to each target in reach. */
  marks = $state.raw<Readonly<Record<string, number>>>({});
  problem = $state("");
  /** The reach is still being worked out; what was clicked meanwhile is meant once it is there. */
  looking = $state(false);
  private early: Square | null = null;
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
    if (this.acting) {
      this.player = this.acting;
      this.action = (question?.about["action"] as string) ?? "move";
      if (this.rest.length && this.restOf === this.acting) return void this.goOn();
      void this.look();
    } else {
      if (question?.kind === "turn") this.rest = [];
      this.player = null;
      this.reach = null;
      this.marks = {};
    }
  }

  private clear(): void {
    this.fixed = null;
    this.preview = null;
    this.extra = null;
    this.ring = null;
    this.problem = "";
  }

  /** Choose a player; what he may do comes from the question. */
  choose(player: string | null, action?: string): void {
    const other = this.player !== player;
    this.player = player;
    this.clear();
    if (other) {
      this.reach = null;
      this.marks = {};
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
    else if (this.fixed) {
      this.fixed = null;
      this.preview = null;
    } else if (this.extra) this.extra = null;
    else if (!this.acting) this.choose(null);
  }

  private async look(): Promise<void> {
    const { player, action } = this;
    const n = this.table.n;
    this.marks = {};
    this.early = null;
    if (player === null) {
      this.looking = false;
      return;
    }
    this.looking = this.reach === null;
    try {
      const odds = await this.table.wonder({ t: "reach", n, player, action });
      if (this.player !== player || this.action !== action || this.table.n !== n) return;
      this.reach = odds.reach ?? null;
      this.looking = false;
      if (this.early) this.mean(this.early);
      this.early = null;
      if (action === "foul" || action === "hand-off") await this.mark();
    } catch {
      this.reach = null; // the table has gone on meanwhile
      this.looking = false;
    }
  }

  /** Ask for the chance at every target of a foul or hand-off, one after the other. */
  private async mark(): Promise<void> {
    const { view, n } = this.table;
    const { player, action } = this;
    const mine = playerOf(view, player);
    const others = (view?.players ?? []).filter(
      (each) => each.square && each.id !== player && (each.side === mine?.side) === (action === "hand-off") &&
        (action === "hand-off" ? each.state === "up" : each.state !== "up"),
    );
    let asked = 0;
    for (const other of others) {
      const draft = this.towards(other.id, other.square as Square).at(0);
      if (!draft || asked >= MOST_MARKED) continue;
      asked += 1;
      const told = await this.wonderAbout(draft);
      if (this.player !== player || this.action !== action || this.table.n !== n) return;
      const chance = chanceOf(told);
      if (chance !== null) this.marks = { ...this.marks, [other.id]: chance };
    }
  }

  // --- from a square or a player to plans ---------------------------------------------------------

  /** The plan that a click here would fix; null if nothing is meant, or several things could be. */
  draftFor(square: Square): Draft | null {
    const found = this.draftsFor(square);
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** Everything a click here could mean. */
  draftsFor(square: Square): Draft[] {
    const view = this.table.view;
    if (!view) return [];
    const there = playerAt(view, square);
    if (this.extra) return this.aimed(this.extra, square, there?.id ?? null);
    if (this.player === null) return [];
    if (there && there.id !== this.player) return this.towards(there.id, square);
    const way = wayTo(this.reach, square);
    if (way && way.path.length > 0 && this.action !== "block" && this.goes) return [this.draft(way, null)];
    if (this.throwsBall) return [this.throwAt(square)];
    return [];
  }

  private aimed(extra: Extra, square: Square, player: string | null): Draft[] {
    const answer = extra.answers.find((each) => (extra.on === "square" ? same(each["square"] as Square, square) : each["player"] === player));
    return answer ? [this.only(answer as Aim)] : [];
  }

  /** A plan of one answer, as the question has it. */
  private only(answer: Aim): Draft {
    const player = this.player ?? this.acting ?? "";
    return { player, action: this.action, path: [], rolls: [], aim: answer, answers: [answer], chance: null, again: null };
  }

  private get goes(): boolean {
    return !this.acting || (this.question !== null && (has(this.question, "move") || has(this.question, "leap")));
  }

  private towards(other: string, square: Square): Draft[] {
    const { view } = this.table;
    const mine = playerOf(view, this.player);
    const theirs = playerOf(view, other);
    if (!mine?.square || !theirs) return [];
    const question = this.question;
    const beside = touching(mine.square as Square, square);
    if (this.acting && question) {
      // Whatever the game itself offers on him comes first.
      const now = [...naming(question, { player: other })].map((answer) => this.only(answer as Aim));
      if (now.length) return now;
    }
    const one = theirs.side === mine.side ? this.mate(other, square, beside) : theirs.state === "up"
      ? this.hit(other, beside) : this.walkAnd(square, beside, { verb: "foul", player: other }, "foul");
    return one ? [one] : [];
  }

  private mate(other: string, square: Square, beside: boolean): Draft | null {
    if (this.throwsBall) return this.throwAt(square);
    return this.walkAnd(square, beside, { verb: "hand off to", player: other }, "hand-off");
  }

  private hit(other: string, beside: boolean): Draft | null {
    const aim: Aim = { verb: "block", player: other };
    if (this.acting) return this.action === "blitz" ? this.blow(other, aim) : null;
    if (beside && this.actions.includes("block") && this.action !== "blitz") return this.draft(null, aim, "block");
    return this.actions.includes("blitz") ? this.blow(other, aim) : null;
  }

  private blow(other: string, aim: Aim): Draft | null {
    const blow = this.reach?.blows[other];
    const way = blow && wayTo(this.reach, blow.from as Square);
    return way ? this.draft({ ...way, chance: blow.chance, with_reroll: blow.with_reroll }, aim, "blitz") : null;
  }

  private walkAnd(square: Square, beside: boolean, aim: Aim, action: string): Draft | null {
    if (this.acting ? this.action !== action : !this.actions.includes(action)) return null;
    if (beside) return this.acting ? null : this.draft(null, aim, action);
    const way = wayBeside(this.reach, square);
    return way ? this.draft(way, aim, action) : null;
  }

  /** May the ball be thrown from where he stands? */
  private get throwsBall(): boolean {
    if (this.action !== "pass") return false;
    const question = this.question;
    if (this.acting) return question !== null && (has(question, "pass the ball") || has(question, "pass to"));
    return playerOf(this.table.view, this.player)?.has_ball ?? false;
  }

  private throwAt(square: Square): Draft {
    const question = this.question;
    const announced = this.acting && question && has(question, "pass to");
    const draft = this.draft(null, { verb: "pass to", square });
    return announced ? draft : { ...draft, answers: [...draft.answers.slice(0, -1), { verb: "pass the ball" }, ...draft.answers.slice(-1)] };
  }

  private draft(way: Way | null, aim: Aim | null, action = this.action): Draft {
    const path = (way?.path ?? []) as Square[];
    return {
      player: this.player ?? "",
      action,
      path,
      rolls: [
        ...(this.reach?.first ?? []).map(([test, need]) => needOf(path, [0, test, need])).slice(0, path.length ? undefined : 0),
        ...(way?.rolls ?? []).map((roll) => needOf(path, roll)),
      ],
      aim,
      answers: [...this.declared(action, aim), ...stepsOf(path, way?.leaps), ...(aim ? [spread(aim)] : [])],
      chance: way?.chance ?? 1,
      again: way?.with_reroll ?? 1,
    };
  }

  private declared(action: string, aim: Aim | null): Plain[] {
    if (this.acting) return [];
    const first: Plain = { verb: "activate", player: this.player ?? "", action };
    // In some editions the target of a blitz is named first.
    const named = action === "blitz" && aim?.player && this.table.view?.edition === "bb2020";
    return named ? [first, { verb: "name", player: aim.player }] : [first];
  }

  /** A way drawn by hand, to a square or to an opponent. */
  drawn(from: Square, squares: readonly Square[]): Draft | null {
    const view = this.table.view;
    if (this.player === null || !view || !this.goes) return null;
    const path = drawnWay(from, squares);
    const last = path.at(-1);
    const there = last && playerAt(view, last);
    let aim: Aim | null = null;
    let action = this.action === "block" ? (this.actions.includes("blitz") ? "blitz" : "move") : this.action;
    if (there && there.side !== playerOf(view, this.player)?.side && there.state === "up") {
      path.pop();
      aim = { verb: "block", player: there.id };
      if (!this.acting) action = path.length || !this.actions.includes("block") ? "blitz" : "block";
    }
    if (!path.length && !aim) return null;
    return {
      player: this.player, action, path, rolls: [], aim, chance: null, again: null,
      answers: [...this.declared(action, aim), ...stepsOf(path), ...(aim ? [spread(aim)] : [])],
    };
  }

  // --- fixing it ----------------------------------------------------------------------------------

  /** A square was meant: fix a plan, do the one that is fixed, or let one choose among several. True if it was any of these. */
  mean(square: Square): boolean {
    const found = this.draftsFor(square);
    const [only] = found;
    if (!only) {
      if (this.looking && !this.able.includes(playerAt(this.table.view!, square)?.id ?? "")) this.early = square;
      return this.early !== null;
    }
    if (found.length > 1) {
      const player = playerAt(this.table.view!, square)?.id ?? "";
      this.clear();
      this.ring = { square, player, drafts: found };
    } else if (this.fixed && sameDraft(this.fixed, only)) void this.doIt();
    else void this.fix(only);
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
      const told = await this.wonderAbout(draft, true);
      if (this.fixed === draft) this.preview = told;
    } catch (error) {
      if (this.fixed !== draft) return;
      this.problem = error instanceof Error ? error.message : String(error);
      if (draft.chance === null && draft.path.length) this.fixed = null; // a way of one's own that is none
    }
  }

  private async wonderAbout(draft: Draft, loud = false): Promise<Previewed | null> {
    try {
      const odds = await this.table.wonder({ t: "preview", n: this.table.n, answers: draft.answers.map(as) });
      return odds.preview ?? null;
    } catch (error) {
      if (loud) throw error;
      return null;
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

/** An aim as an answer: plain values only. */
function spread(aim: Aim): Plain {
  return aim.square ? { ...aim, square: [...aim.square] } : { ...aim };
}

/** What a plan comes to: the chance of all of it, else of its last step's success. */
export function chanceOf(preview: Previewed | null): number | null {
  if (!preview) return null;
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
