// The clock of a match as it runs on between two messages of the server.
import type { Coach } from "./protocol";
import type { Table } from "./table.svelte";
import { MATCH } from "./words";

const LOW = 30; // seconds from which on it is said that time runs out; of short turns a third of them
const NEARLY = 2; // seconds from which on what lies ready is sent: the way to the server takes some of them

export class Countdown {
  private now = $state(Date.now());

  constructor(private readonly table: Pick<Table, "clock" | "clockTold" | "about">) {}

  /** Let it run; call what it gives to stop. */
  run(): () => void {
    const timer = setInterval(() => { this.now = Date.now(); }, 500);
    return () => clearInterval(timer);
  }

  /** Seconds left; null if the match has no clock, or nobody's runs. */
  get left(): number | null {
    const { clock, clockTold } = this.table;
    if (clock === null) return null;
    return Math.max(0, clock.left - (clock.stopped ? 0 : Math.max(0, this.now - clockTold) / 1000));
  }

  /** As the score bar shows it. */
  shown(title: string): { side: Coach; left: number; low: boolean; stopped: boolean; title: string } | null {
    const { left, table } = this;
    if (left === null || table.clock === null) return null;
    return { side: table.clock.side, left, low: this.low !== "", stopped: table.clock.stopped ?? false, title };
  }

  /** In words, once there is little time left. */
  get low(): string {
    const { left, table } = this;
    const few = Math.min(LOW, (table.about?.seconds ?? 4 * LOW) / 3);
    return left !== null && left <= few && !table.clock?.stopped ? MATCH.secondsLeft(left <= 10 ? 10 : LOW) : "";
  }

  /** It is the last moment for this coach to answer himself. */
  nearlyUp(coach: Coach): boolean {
    const { left, table } = this;
    return left !== null && left <= NEARLY && table.clock?.side === coach && !table.clock.stopped;
  }
}
