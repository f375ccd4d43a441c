// Planning what a player does: click him, then what you mean. The server says where he gets and how
// likely; the plan is drawn, its odds are asked for, and nothing is answered before it is confirmed.
// What was confirmed goes on by itself after a re-roll, as long as the game still asks for it.
import type { Table } from "./table.svelte";
import type { Answer, AskedQuestion, Previewed, Reached, Way } from "./protocol";
import { as, groups, has, values, type Plain } from "./asking";
import { playerAt, playerOf } from "./people";
import { key, same, type Square } from "./view";

/** What a plan ends with, after the way. */
export interface Aim {
  verb: "block" | "foul" | "hand off to" | "pass to" | "skill on" | "throw";
  player?: string;
  square?: Square;
  skill?: string;
}

export interface Draft {
  player: string;
  action: string;
  path: readonly Square[];
  rolls: readonly { square: Square; text: string }[];
  aim: Aim | null;
  answers: readonly Plain[];
  chance: number;
  again: number;
}

/** Actions in the order in which the menu has them, with their keys (as in the terminal). */
export const ACTIONS: readonly { action: string; key: string }[] = [
  { action: "move", key: "m" },
  { action: "block", key: "b" },
  { action: "blitz", key: "z" },
  { action: "pass", key: "p" },
  { action: "hand-off", key: "h" },
  { action: "foul", key: "f" },
  { action: "throw team-mate", key: "t" },
  { action: "kick team-mate", key: "k" },
  { action: "gaze", key: "g" },
  { action: "special", key: "s" },
];

export class Planner {
  player = $state<string | null>(null);
  action = $state("move");
  reach = $state.raw<Reached | null>(null);
  pointed = $state.raw<Square | null>(null);
  fixed = $state.raw<Draft | null>(null);
  preview = $state.raw<Previewed | null>(null);
  problem = $state("");
  /** Confirmed, but not yet asked for: it goes on when the game comes back to it. */
  private rest: Plain[] = [];
  private restOf = "";

  constructor(private readonly table: Table) {}

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
    return question?.kind === "turn" ? values<string>(question, "player", "activate") : [];
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
    return ACTIONS.map((each) => each.action).filter((action) => found.has(action));
  }

  /** The question has changed: forget what no longer fits, go on with what was confirmed. */
  update(): void {
    const question = this.question;
    this.fixed = null;
    this.preview = null;
    this.pointed = null;
    this.problem = "";
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

  /** Choose a player; what he may do comes from the question. */
  choose(player: string | null, action?: string): void {
    this.player = player;
    this.fixed = null;
    this.preview = null;
    this.reach = null;
    this.problem = "";
    if (player === null) return;
    const actions = this.actions;
    this.action = action && actions.includes(action) ? action : (actions[0] ?? "move");
    void this.look();
  }

  /** Let go of the plan, then of the player. */
  letGo(): void {
    if (this.fixed) {
      this.fixed = null;
      this.preview = null;
    } else if (!this.acting) {
      this.choose(null);
    }
  }

  private async look(): Promise<void> {
    const { player, action } = this;
    const n = this.table.n;
    if (player === null || action === "block") {
      this.reach = null;
      return;
    }
    try {
      const odds = await this.table.wonder({ t: "reach", n, player, action });
      if (this.player === player && this.action === action && this.table.n === n) {
        this.reach = odds.reach ?? null;
      }
    } catch {
      this.reach = null; // the table has gone on meanwhile
    }
  }

  // --- from a square or a player to a plan --------------------------------------------------------

  /** The plan that a click here would fix; null if nothing is meant. */
  draftFor(square: Square): Draft | null {
    const view = this.table.view;
    if (this.player === null || !view) return null;
    const there = playerAt(view, square);
    if (there && there.id !== this.player) return this.towards(there.id, square);
    const way = this.wayTo(square);
    if (way && way.path.length > 0 && this.action !== "block") return this.draft(way, null);
    if (this.action === "pass" && this.hasBall()) return this.draft(null, { verb: "pass to", square });
    return null;
  }

  private towards(other: string, square: Square): Draft | null {
    const view = this.table.view;
    const mine = playerOf(view, this.player);
    const theirs = playerOf(view, other);
    if (!mine?.square || !theirs) return null;
    const beside = touching(mine.square as Square, square);
    if (theirs.side !== mine.side) {
      if (theirs.state === "up") return this.hit(other, beside);
      return this.walkAnd(square, beside, { verb: "foul", player: other }, "foul");
    }
    if (this.action === "pass" && this.hasBall()) return this.draft(null, { verb: "pass to", square });
    return this.walkAnd(square, beside, { verb: "hand off to", player: other }, "hand-off");
  }

  private hit(other: string, beside: boolean): Draft | null {
    const aim: Aim = { verb: "block", player: other };
    if (this.acting) {
      if (beside && this.mayHit(other)) return this.draft(null, aim);
      return this.action === "blitz" ? this.blow(other, aim) : null;
    }
    if (beside && this.actions.includes("block") && this.action !== "blitz") return this.draft(null, aim, "block");
    if (!this.actions.includes("blitz")) return null;
    return beside ? this.draft(null, aim, "blitz") : this.blow(other, aim);
  }

  private mayHit(other: string): boolean {
    const question = this.question;
    return question !== null && values<string>(question, "player", "block").includes(other);
  }

  private blow(other: string, aim: Aim): Draft | null {
    const blow = this.reach?.blows[other];
    const way = blow && this.wayTo(blow.from as Square);
    return way ? this.draft({ ...way, chance: blow.chance, with_reroll: blow.with_reroll }, aim, "blitz") : null;
  }

  private walkAnd(square: Square, beside: boolean, aim: Aim, action: string): Draft | null {
    if (this.acting ? this.action !== action : !this.actions.includes(action)) return null;
    if (beside) return this.draft(null, aim, action);
    const ways = (this.reach?.squares ?? []).filter((way) => touching(way.square as Square, square));
    ways.sort((a, b) => b.with_reroll - a.with_reroll || b.chance - a.chance || a.path.length - b.path.length);
    return ways[0] ? this.draft(ways[0], aim, action) : null;
  }

  private wayTo(square: Square): Way | undefined {
    return this.reach?.squares.find((way) => same(way.square as Square, square));
  }

  private hasBall(): boolean {
    return playerOf(this.table.view, this.player)?.has_ball ?? false;
  }

  private draft(way: Way | null, aim: Aim | null, action = this.action): Draft {
    const player = this.player ?? "";
    const path = (way?.path ?? []) as Square[];
    const answers: Plain[] = [];
    if (!this.acting) answers.push({ verb: "activate", player, action });
    if (!this.acting && action === "blitz" && aim?.player && this.namesTarget) {
      answers.push({ verb: "name", player: aim.player });
    }
    path.forEach((square, step) => {
      answers.push({ verb: way?.leaps.includes(step) ? "leap" : "move", square: [...square] });
    });
    if (aim?.verb === "pass to" && !this.acting) answers.push({ verb: "pass the ball" });
    if (aim) answers.push(aimed(aim));
    return {
      player,
      action,
      path,
      rolls: (way?.rolls ?? []).map(([step, test, need]) => ({
        square: path[step] ?? path[0] ?? [0, 0],
        text: need === null ? test : `${need}+`,
      })),
      aim,
      answers,
      chance: way?.chance ?? 1,
      again: way?.with_reroll ?? 1,
    };
  }

  /** In some editions the target of a blitz is named first. */
  private get namesTarget(): boolean {
    return this.table.view?.edition === "bb2020";
  }

  /** Fix a plan, and ask what may come of it. */
  async fix(draft: Draft): Promise<void> {
    this.fixed = draft;
    this.action = draft.action;
    this.preview = null;
    this.problem = "";
    const n = this.table.n;
    try {
      const odds = await this.table.wonder({ t: "preview", n, answers: draft.answers.map(as) });
      if (this.fixed === draft) this.preview = odds.preview ?? null;
    } catch (error) {
      if (this.fixed === draft) this.problem = error instanceof Error ? error.message : String(error);
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
    if (this.player === null) return;
    await this.send([{ verb: "activate", player: this.player, action }], this.player);
  }

  private async goOn(): Promise<void> {
    const question = this.question;
    const [next] = this.rest;
    if (!question || !next || !has(question, next.verb)) {
      this.rest = [];
      return this.look();
    }
    await this.send(this.rest, this.restOf);
  }

  private async send(answers: Plain[], player: string): Promise<void> {
    this.rest = [];
    this.fixed = null;
    this.preview = null;
    const ok = await this.table.answer(...(answers.map(as) as Answer[]));
    const taken = ok?.taken ?? answers.length;
    if (taken < answers.length) {
      this.rest = answers.slice(taken);
      this.restOf = player;
      if (this.acting === player) await this.goOn();
    }
  }
}

function aimed(aim: Aim): Plain {
  const { verb, player, square, skill } = aim;
  return {
    verb,
    ...(skill !== undefined && { skill }),
    ...(player !== undefined && { player }),
    ...(square !== undefined && { square: [...square] }),
  };
}

export function touching(a: Square, b: Square): boolean {
  return key(a) !== key(b) && Math.abs(a[0] - b[0]) <= 1 && Math.abs(a[1] - b[1]) <= 1;
}
