// The clock of a match as it runs on between two messages of the server.
import type { Table } from "./table.svelte";
import { MATCH } from "./words";

const LOW = 30; // seconds from which on it is said that time runs out

export class Countdown {
  private now = $state(Date.now());

  constructor(private readonly table: Pick<Table, "clock" | "clockTold">) {}

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

  /** In words, once there is little time left. */
  get low(): string {
    const { left } = this;
    return left !== null && left <= LOW && !this.table.clock?.stopped ? MATCH.secondsLeft(left <= 10 ? 10 : LOW) : "";
  }
}
