// A line that is being built: the table as it is hoped after it, for the instruments of a match. What a coach
// does there is an act of the line instead of an answer.
import { reasonOf } from "../api";
import type { Plain } from "../asking";
import type { Asked } from "../line";
import type { Answer, AskedQuestion, Coach, Deed, Odds, Ok, TableView } from "../protocol";
import { PUZZLES } from "../words/puzzles";
import { extended } from "./acts";
import { tryLine, wonder, type Grade, type LineSoFar, type LineTold, type Wondered } from "./api";

const DEEDS = new Set(["block", "hand off to", "pass to"]);
const NOTHING: LineSoFar = { acts: [], stopped: false };

export class Trial {
  n = $state(0);
  view = $state.raw<TableView | null>(null);
  question = $state.raw<AskedQuestion | null>(null);
  you = $state.raw<Coach[]>([]);
  sending = $state(false);
  problem = $state("");
  line = $state.raw<LineSoFar>(NOTHING);
  /** That all has come off up to each act. */
  chances = $state.raw<readonly number[]>([]);
  grade = $state.raw<Grade | null>(null);
  /** How everybody stood at first. */
  first = $state.raw<TableView | null>(null);
  /** What the server is working at. */
  private coming = $state.raw<LineSoFar | null>(null);
  private past = $state.raw<readonly LineSoFar[]>([]);
  // What else there is at the table of a match.
  readonly about = null;
  readonly late = null;
  readonly over = null;
  readonly lesson = null;
  readonly sentInTime = false;

  constructor(
    readonly number: number,
    private readonly server: { tryLine: typeof tryLine; wonder: typeof wonder } = { tryLine, wonder },
  ) {}

  get asked(): boolean {
    return this.question !== null;
  }

  /** Can nobody do anything more, though the line has not scored? */
  get stuck(): boolean {
    return this.question?.answers?.length === 0;
  }

  /** What can be taken back, as at a match: step by step. */
  get undo(): number[] {
    return this.past.map((_, step) => step);
  }

  /** The acts, with those that are being worked out. */
  get acts(): readonly string[] {
    return (this.coming ?? this.line).acts;
  }

  /** That all has come off up to each of them; null where that is not known yet. */
  get known(): readonly (number | null)[] {
    return this.acts.map((act, i) => (act === this.line.acts[i] ? (this.chances[i] ?? null) : null));
  }

  /** Every line on the way to this one, itself at the end. */
  get steps(): readonly LineSoFar[] {
    return [...this.past, this.line];
  }

  /** Fetch the puzzle as it stands at first, and go on from `kept` steps; an error is the caller's. */
  async open(kept: readonly LineSoFar[] = []): Promise<void> {
    const told = await this.server.tryLine(this.number, NOTHING);
    this.first = told.view;
    this.you = told.question ? [told.question.coach] : [];
    this.show(NOTHING, told);
    const line = kept.at(-1);
    if (line?.acts.length && (await this.go(line))) this.past = kept.slice(0, -1);
    this.problem = "";
  }

  async answer(...answers: Answer[]): Promise<Ok | null> {
    const said = answers as unknown as Plain[];
    const acts = said[0]?.verb === "stop" ? this.line.acts : extended(this.line.acts, said, this.view);
    if (acts === null) {
      this.problem = PUZZLES.goOn;
      return null;
    }
    const before = this.line;
    if (!(await this.go({ acts, stopped: said[0]?.verb === "stop" }))) return null;
    this.past = [...this.past, before];
    return { t: "ok", id: "", n: this.n, taken: answers.length };
  }

  /** Take the last step back, or everything since one. */
  async back(to: number = this.past.length - 1): Promise<null> {
    const line = this.past[to];
    if (line && (await this.go(line))) this.past = this.past.slice(0, to);
    return null;
  }

  async wonder(asked: Asked): Promise<Odds> {
    const odds = await this.server.wonder(this.number, this.line, wondered(asked));
    const targets = odds.targets && usable(odds.targets);
    return { t: "odds", id: "", n: this.n, ...odds, targets };
  }

  private async go(line: LineSoFar): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.coming = line;
    this.problem = "";
    try {
      this.show(line, await this.server.tryLine(this.number, line));
      return true;
    } catch (error) {
      this.problem = reasonOf(error);
      return false;
    } finally {
      this.coming = null;
      this.sending = false;
    }
  }

  private show(line: LineSoFar, told: LineTold): void {
    this.n += 1;
    this.line = line;
    this.view = told.view;
    this.question = told.question;
    this.chances = told.chances;
    this.grade = told.grade;
  }
}

function wondered(asked: Asked): Wondered {
  if (asked.t === "reach") return { t: "reach", player: asked.player, action: asked.action ?? "move" };
  if (asked.t === "targets") return { t: "targets", player: asked.player };
  if (asked.t === "preview") return { t: "preview", answers: asked.answers as (Answer | string)[] };
  throw new Error(`a puzzle knows nothing of ${asked.t}`);
}

/** What can be done to others, as far as a line can have it. */
function usable(targets: Readonly<Record<string, readonly Deed[]>>): Record<string, Deed[]> {
  const kept = Object.entries(targets).map(([id, deeds]) => [id, deeds.filter((deed) => DEEDS.has(deed.answer.verb))] as const);
  return Object.fromEntries(kept.filter(([, deeds]) => deeds.length));
}
