// The show of what happened. The table has its final state at once; what is drawn follows step by step, at
// the pace a coach has chosen, and is there at once when he clicks, types or wants no motion.
//   view      what is drawn: the table's view unless a show runs
//   ways, pushed   for parts/Pitch.svelte
//   dice      dice that lie for a moment (parts/DiceShown.svelte)
//   said      the last step in words, for a polite live region
//   heard     the number of the last event shown: a log that follows the show ends there
//   busy      a show runs: plans and choices on the pitch belong to the final view, draw them afterwards
//   theirs    what is shown, or still to come, is another coach's doing: it goes slower, and questions wait until it is over
//   actor     whose action is shown, with its words; banner   a great moment
//   rate      how long a step takes, times its normal time: for the motion of pieces
import type { Banner } from "./banners";
import { paceOf, type Motion } from "./motion";
import type { Coach, Moved, TableView } from "./protocol";
import { play as playSound, type Sound } from "./sounds";
import { nothing, stepsOf, type DiceShown, type Step } from "./steps";
import type { Square } from "./view";

export interface ShowOptions {
  motion: () => Motion;
  sounds: () => boolean;
  /** Who sits here: what others do is shown slower. */
  mine?: () => readonly Coach[];
  /** For tests. */
  play?: (sound: Sound) => void;
}

interface Act {
  step: Step;
  /** What is drawn when the message is over; only its last step has it. */
  end: TableView | null;
  theirs: boolean;
}

/** More than this many milliseconds behind, the show goes quicker. */
const PATIENCE = 12_000;
/** How much slower everything is for those who only look on. */
const OTHERS = 1.5;
/** Who skips does not want to see the rest of that turn either, as far as it comes at once. */
const SKIPPED = 1500;
/** How much quicker while Space is held. */
const HURRY = 0.2;

export class Show {
  view = $state.raw<TableView | null>(null);
  ways = $state.raw<Readonly<Record<string, readonly Square[]>>>({});
  pushed = $state.raw<readonly string[]>([]);
  dice = $state.raw<DiceShown | null>(null);
  said = $state("");
  heard = $state(Infinity);
  busy = $state(false);
  hurried = $state(false);
  theirs = $state(false);
  actor = $state.raw<Step["actor"]>(null);
  banner = $state.raw<Banner | null>(null);
  rate = $state(1);
  /** The last sound, heard or not: for captions. */
  sounded = $state.raw<{ sound: Sound } | null>(null);

  /** The picture stands still for who looks at it closely; what happens meanwhile is kept for later. */
  held = $state(false);

  private final: TableView | null = null;
  private acts: Act[] = [];
  private behind = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private skipped = -Infinity;

  constructor(private readonly options: ShowOptions) {}

  /** The table as it is, without a show: at the beginning, and after a lost connection. */
  begin(view: TableView | null): void {
    this.stop();
    this.final = this.view = view;
  }

  /** What a message brought, and the view it leads to. */
  moved(moved: Moved, before: TableView, after: TableView): void {
    this.final = after;
    if (this.held) return;
    if (this.view === null) this.view = before;
    const theirs = !(this.options.mine?.() ?? [moved.by]).includes(moved.by);
    const pace = theirs && Date.now() - this.skipped < SKIPPED ? 0 : paceOf(this.options.motion());
    const steps = moved.back ? [] : stepsOf(moved.events, after);
    const acts = steps.map((step, i): Act => ({ step, end: i === steps.length - 1 ? after : null, theirs }));
    if (pace === 0 || acts.every((act) => timeOf(act) === 0)) {
      // Somebody still looks at what went before.
      if (this.busy && pace > 0) {
        this.acts.push({ step: quiet(steps), end: after, theirs });
        return;
      }
      this.stop();
      this.view = after;
      this.say(sentence(steps));
      for (const sound of new Set(steps.map((step) => step.sound))) if (sound) this.sound(sound);
      return;
    }
    this.acts.push(...acts);
    this.behind += acts.reduce((sum, act) => sum + timeOf(act), 0);
    if (!this.busy) this.next();
    else this.theirs ||= theirs;
  }

  /** End the show: everything is where it belongs. True if there was one. */
  skip(): boolean {
    if (this.held) return false;
    const ran = this.busy;
    if (ran && this.theirs) this.skipped = Date.now();
    if (ran) this.say(sentence(this.acts.map((act) => act.step)));
    this.stop();
    this.view = this.final;
    return ran;
  }

  /** Stand still as it is now, or be where the table is by now. */
  hold(on: boolean): void {
    this.held = on;
    this.stop();
    this.view = this.final;
  }

  hurry(on: boolean): void {
    this.hurried = on;
  }

  private next(): void {
    const act = this.acts.shift();
    if (!act) {
      this.stop();
      this.view = this.final;
      return;
    }
    this.busy = true;
    const { step, end, theirs } = act;
    // A touchdown is cheered before anything else is asked.
    this.theirs = theirs || step.banner?.player !== undefined || this.acts.some((next) => next.theirs);
    const pace = this.pace();
    this.rate = pace * (theirs ? OTHERS : 1);
    this.heard = step.n;
    if (step.actor) this.actor = { player: step.actor.player, words: step.actor.words || this.actor?.words || step.words };
    this.banner = step.banner ?? (timeOf(act) === 0 ? this.banner : null);
    this.ways = step.ways;
    this.pushed = step.pushed;
    this.dice = step.dice ?? (timeOf(act) === 0 ? this.dice : null);
    this.view = end ?? step.draw(this.view!);
    if (step.words) this.say(step.words);
    if (step.sound) this.sound(step.sound);
    this.behind = Math.max(0, this.behind - timeOf(act));
    const wait = timeOf(act) * pace;
    if (wait === 0) this.next();
    else this.timer = setTimeout(() => this.next(), wait);
  }

  private pace(): number {
    const late = this.behind > PATIENCE ? PATIENCE / this.behind : 1;
    return paceOf(this.options.motion()) * late * (this.hurried ? HURRY : 1);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.acts = [];
    this.behind = 0;
    this.ways = {};
    this.pushed = [];
    this.dice = null;
    this.heard = Infinity;
    this.busy = this.theirs = false;
    this.actor = null;
    this.banner = null;
    this.rate = 1;
  }

  private say(words: string): void {
    if (words) this.said = words;
  }

  private sound(sound: Sound): void {
    this.sounded = { sound };
    if (this.options.sounds()) (this.options.play ?? playSound)(sound);
  }
}

/** Milliseconds of a step at normal pace. */
function timeOf({ step, theirs }: Act): number {
  return theirs ? step.time * OTHERS + step.pause : step.time;
}

/** Several steps at once, as one sentence after the other. */
function sentence(steps: readonly Step[]): string {
  return steps.map((step) => step.words).filter(Boolean).slice(-6).join(". ");
}

function quiet(steps: readonly Step[]): Step {
  return { ...nothing, n: steps.at(-1)?.n ?? -1, words: sentence(steps) };
}
