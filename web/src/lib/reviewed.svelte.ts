// The review of a match, as the server works it out: asked for again and again until it is there.
import { reasonOf, reviewFar } from "./api";
import { Insisting } from "./insisting.svelte";
import type { Coach, Review, TableView } from "./protocol";

export class Reviewed {
  review = $state.raw<Review | null>(null);
  done = $state(0);
  total = $state(0);
  problem = $state("");
  readonly server = new Insisting();
  #over = false;

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    try {
      while (!this.#over && this.review === null) {
        const far = await this.server.get(() => reviewFar(this.id));
        [this.done, this.total, this.review] = [far.done, far.total, far.review];
      }
    } catch (error) {
      this.problem = reasonOf(error);
    }
  }

  close(): void {
    this.#over = true;
    this.server.close();
  }
}

/** As much of a view as sentences need: who everybody is. */
export function viewOf(review: Review): TableView {
  const team = (side: Coach) => ({ name: review.teams[side === "home" ? 0 : 1] ?? "" });
  return { players: review.people, teams: { home: team("home"), away: team("away") } } as unknown as TableView;
}
