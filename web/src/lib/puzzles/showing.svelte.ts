// The best line, looked at act by act.
import { reasonOf } from "../api";
import type { TableView } from "../protocol";
import { solution, type Solution } from "./api";

export class Showing {
  solution = $state.raw<Solution | null>(null);
  /** After so many acts. */
  at = $state(0);
  problem = $state("");

  constructor(
    readonly number: number,
    private readonly fetched: typeof solution = solution,
  ) {}

  async open(): Promise<void> {
    try {
      this.solution = await this.fetched(this.number);
    } catch (error) {
      this.problem = reasonOf(error);
    }
  }

  get steps(): number {
    return this.solution?.line.length ?? 0;
  }

  get view(): TableView | null {
    return this.solution?.views[this.at] ?? null;
  }

  /** Look at the table after so many acts. */
  go(at: number): void {
    this.at = Math.min(this.steps, Math.max(0, at));
  }
}
