// Ending the turn, and the guard before it: it asks back when the carrier or most players have not acted.
import { has, values } from "./asking";
import { playerOf } from "./people";
import type { Table } from "./table.svelte";

/** What it needs of a table; tests have one of paper. */
export type EndTable = Pick<Table, "asked" | "question" | "view" | "answer">;

export class Ending {
  /** Whether the turn shall really end is being asked. */
  asking = $state(false);

  constructor(private readonly table: EndTable) {}

  /** Somebody is in the middle of his action, which ends with the turn. */
  private get acting(): boolean {
    const { question, asked } = this.table;
    return asked && question?.kind === "action" && has(question, "stop");
  }

  get possible(): boolean {
    const { question, asked } = this.table;
    return this.acting || (asked && question !== null && has(question, "end turn"));
  }

  /** Who could still act. */
  get idle(): string[] {
    const { question, view } = this.table;
    if (!this.possible || !question || !view) return [];
    if (!this.acting) return values<string>(question, "player", "activate");
    const left = view.players.filter((each) => each.side === question.coach && each.square && each.state !== "stunned" && !each.marks.includes("used"));
    return left.map((each) => each.id);
  }

  get carrier(): boolean {
    return this.idle.some((id) => playerOf(this.table.view, id)?.has_ball);
  }

  /** Would the carrier stall, as he could walk in? The server says so where it matters. */
  get stalls(): boolean {
    const { question, view } = this.table;
    return (view?.stallers ?? []).some((id) => id.startsWith(question?.coach ?? "-") && playerOf(view, id)?.has_ball);
  }

  /** End the turn; ask back first if much could still be done. A second time is an answer. */
  end(): void {
    const { question, view } = this.table;
    if (!this.possible || !view || !question) return;
    const all = view.players.filter((player) => player.side === question.coach && player.square);
    const much = this.carrier || this.stalls || this.idle.length * 2 > all.length;
    if (!this.asking && much) this.asking = true;
    else void this.confirm();
  }

  async confirm(): Promise<void> {
    const acting = this.acting;
    this.asking = false;
    await (acting ? this.table.answer({ verb: "stop" }, { verb: "end turn" }) : this.table.answer({ verb: "end turn" }));
  }
}
