// The figures of a match, as the server counts them: fetched, and fetched anew while it runs.
import { reasonOf, statistics } from "./api";
import { Insisting } from "./insisting.svelte";
import type { Statistics } from "./protocol";

export class Counted {
  figures = $state.raw<Statistics | null>(null);
  problem = $state("");
  busy = $state(false);
  readonly server = new Insisting();
  #again = false;

  constructor(readonly id: string) {}

  /** What is known stays until there is something newer. Asked while it is under way, it is done once more afterwards. */
  async load(): Promise<void> {
    if (this.busy) {
      this.#again = true;
      return;
    }
    this.busy = true;
    try {
      this.figures = await this.server.get(() => statistics(this.id));
      this.problem = "";
    } catch (error) {
      this.problem = reasonOf(error);
    }
    this.busy = false;
    if (this.#again) {
      this.#again = false;
      await this.load();
    }
  }
}
