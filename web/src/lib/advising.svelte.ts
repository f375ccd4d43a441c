// What a coach would do here: asked for by whoever is asked himself, marked on the pitch, done with one click.
// It is about one table: as soon as that goes on, it is forgotten.
import type { Layers } from "./overlay.svelte";
import { placeOf } from "./people";
import type { Advice, TableView } from "./protocol";
import type { Table } from "./table.svelte";
import { other, type Square } from "./view";

export class Advising {
  /** The table that was asked about; null once the card is closed. */
  private about = $state<number | null>(null);
  /** Which of several is marked on the pitch. */
  marked = $state(0);
  problem = $state("");
  private told = $state.raw<{ n: number; advice: readonly Advice[] } | null>(null);

  constructor(
    private readonly table: Table,
    private readonly lesson = false,
  ) {}

  /** Nobody is advised while people play each other online, nor in a lesson. */
  get possible(): boolean {
    const { you, about, me } = this.table;
    if (!this.table.asked || this.lesson || !about || !me) return false;
    return you.length === 2 || about[other(me)].kind === "computer";
  }

  /** What he would do at this table; null while nobody knows. */
  get advice(): readonly Advice[] | null {
    return this.told?.n === this.table.n ? this.told.advice : null;
  }

  /** Is its card to be seen? */
  get shown(): boolean {
    return this.about === this.table.n && this.possible;
  }

  async toggle(): Promise<void> {
    if (this.shown && (this.advice || this.problem)) return this.close();
    await this.ask();
  }

  close(): void {
    this.about = null;
  }

  async ask(): Promise<void> {
    if (!this.possible) return;
    const { n } = this.table;
    [this.about, this.problem, this.marked] = [n, "", 0];
    if (this.advice) return;
    try {
      const odds = await this.table.wonder({ t: "advise", n });
      this.told = { n, advice: odds.advice ?? [] };
    } catch (error) {
      if (this.about === n) this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** Do it: as many of its answers as the dice allow. */
  async take(advice: Advice): Promise<void> {
    this.close();
    await this.table.answer(...(advice.answers as unknown as Parameters<Table["answer"]>));
  }

  /** What is drawn of the marked one. */
  get marks(): Layers {
    const advice = this.shown ? this.advice?.[this.marked] : undefined;
    return advice ? marksOf(this.table.view, advice) : {};
  }
}

/** Advice on the pitch: a way, arrows of several, rings round whom it is about. */
export function marksOf(view: TableView | null, advice: Advice): Layers {
  const at = (id: string): Square | null => placeOf(view, id);
  if (advice.moves.length || advice.rising.length) {
    return {
      arrows: advice.moves.flatMap(([id, x, y]) => {
        const from = at(id);
        return from ? [{ from, to: [x, y] as Square, kind: "follow" as const }] : [];
      }),
      spots: advice.moves.map(([, x, y]) => ({ square: [x, y] as Square, tone: "good" as const })),
      rings: advice.rising,
    };
  }
  const path = advice.path as readonly Square[];
  if (advice.deed === "answer") {
    return { spots: path.map((square) => ({ square, tone: "good" as const })), rings: [advice.player, advice.other].filter(Boolean) };
  }
  if (!at(advice.player)) return {};
  const hit = advice.other && advice.deed !== "help" ? at(advice.other) : null;
  return {
    ...(path.length || hit ? { plan: { player: advice.player, path, hit, ghost: path.length > 0 } } : {}),
    rings: [advice.player, advice.other, advice.mate].filter(Boolean),
  };
}
