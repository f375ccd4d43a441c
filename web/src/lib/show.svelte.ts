// The show of what happened. The table has its final state at once; what is drawn follows step by step, at
// the pace a coach has chosen, and is there at once when he clicks, types or wants no motion.
//   view      what is drawn: the table's view unless a show runs
//   ways, pushed   for parts/Pitch.svelte
//   dice      dice that lie for a moment (parts/DiceShown.svelte)
//   said      the last step in words, for a polite live region
//   heard     the number of the last event shown: a log that follows the show ends there
//   busy      a show runs: plans and choices on the pitch belong to the final view, draw them afterwards
import { paceOf, type Motion } from "./motion";
import type { Moved, TableView } from "./protocol";
import { play as playSound, type Sound } from "./sounds";
import { stepsOf, type DiceShown, type Step } from "./steps";
import type { Square } from "./view";

export interface ShowOptions {
  motion: () => Motion;
  sounds: () => boolean;
  /** For tests. */
  play?: (sound: Sound) => void;
}

interface Act {
  step: Step;
  /** What is drawn when the message is over; only its last step has it. */
  end: TableView | null;
}

/** More than this many milliseconds behind, the show goes quicker. */
const PATIENCE = 9000;
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

  private final: TableView | null = null;
  private acts: Act[] = [];
  private behind = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: ShowOptions) {}

  /** The table as it is, without a show: at the beginning, and after a lost connection. */
  begin(view: TableView | null): void {
    this.stop();
    this.final = this.view = view;
  }

  /** What a message brought, and the view it leads to. */
  moved(moved: Moved, before: TableView, after: TableView): void {
    this.final = after;
    if (this.view === null) this.view = before;
    const pace = paceOf(this.options.motion());
    const steps = moved.back ? [] : stepsOf(moved.events, after);
    if (pace === 0 || steps.every((step) => step.time === 0)) {
      const waits = this.acts.length > 0;
      if (waits) {
        this.acts.push({ step: quiet(steps), end: after });
        return;
      }
      this.stop();
      this.view = after;
      this.say(sentence(steps));
      for (const sound of new Set(steps.map((step) => step.sound))) if (sound) this.sound(sound);
      return;
    }
    this.acts.push(...steps.map((step, i) => ({ step, end: i === steps.length - 1 ? after : null })));
    this.behind += steps.reduce((sum, step) => sum + step.time, 0);
    if (!this.busy) this.next();
  }

  /** End the show: everything is where it belongs. True if there was one. */
  skip(): boolean {
    const ran = this.busy;
    if (ran) this.say(sentence(this.acts.map((act) => act.step)));
    this.stop();
    this.view = this.final;
    return ran;
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
    const { step, end } = act;
    this.heard = step.n;
    this.ways = step.ways;
    this.pushed = step.pushed;
    this.dice = step.dice ?? (step.time === 0 ? this.dice : null);
    this.view = end ?? step.draw(this.view!);
    if (step.words) this.say(step.words);
    if (step.sound) this.sound(step.sound);
    this.behind = Math.max(0, this.behind - step.time);
    const wait = step.time * this.pace();
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
    this.busy = false;
  }

  private say(words: string): void {
    if (words) this.said = words;
  }

  private sound(sound: Sound): void {
    if (this.options.sounds()) (this.options.play ?? playSound)(sound);
  }
}

/** Several steps at once, as one sentence after the other. */
function sentence(steps: readonly Step[]): string {
  return steps.map((step) => step.words).filter(Boolean).slice(-6).join(". ");
}

function quiet(steps: readonly Step[]): Step {
  return { n: steps.at(-1)?.n ?? -1, time: 0, draw: (view) => view, ways: {}, pushed: [], dice: null, sound: null, words: sentence(steps) };
}
