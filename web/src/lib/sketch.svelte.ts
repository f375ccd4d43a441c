// Sketches on the pitch: arrows, lines, circles and labels, each kept with its moment. They are drawn from
// square to square, so that a pointer, a finger and the keys draw the same.
import type { Drag } from "./layers";
import { read, write } from "./seats";
import { same, type Square } from "./view";

export const TOOLS = ["arrow", "line", "circle", "label"] as const;
export type Tool = (typeof TOOLS)[number];
export const INKS = ["white", "red", "yellow", "sky", "violet"] as const;
export type Ink = (typeof INKS)[number];

export interface Sketch {
  id: string;
  /** The moment of the match it belongs to. */
  moment: number;
  /** Who drew it: a mark of theirs, and a name to be read. Nobody else, if both are empty. */
  by: string;
  name: string;
  kind: Tool;
  ink: Ink;
  squares: Square[];
  text: string;
}

/** Who hears of what is drawn here, to tell others. */
export interface Company {
  drawn(sketch: Sketch): void;
  /** Ids that are no more. */
  wiped(ids: readonly string[]): void;
}

export const MOST = 300;
export const LONGEST_LINE = 40;
export const LONGEST_TEXT = 24;
const keyOf = (id: string): string => `pigskin sketches ${id}`;

export class Sketchbook {
  all = $state.raw<readonly Sketch[]>([]);
  tool = $state<Tool | null>(null);
  ink = $state<Ink>("white");
  text = $state("");
  othersHidden = $state(false);
  /** What is being drawn: the squares so far, the last of them under the pointer. */
  draft = $state.raw<readonly Square[]>([]);
  full = $state(false);
  /** The moment that is shown. */
  moment = $state(0);
  /** Whose sketches are ours. */
  me = "";
  name = "";
  company: Company | null = null;

  /** `of` is the match they are kept with in this browser; without it they are gone with the page. */
  constructor(private readonly of: string | null = null) {
    const kept = of === null ? [] : read<Sketch[]>(keyOf(of), []);
    this.all = Array.isArray(kept) ? kept.slice(0, MOST) : [];
  }

  /** What is to be seen at this moment. */
  get shown(): Sketch[] {
    return this.all.filter((each) => each.moment === this.moment && !(this.othersHidden && each.by !== this.me));
  }
  /** Is there anything of others here? */
  get others(): boolean {
    return this.all.some((each) => each.by !== this.me);
  }

  choose(tool: Tool | null): void {
    this.tool = tool;
    this.draft = [];
  }

  /** A square was chosen: by a click, a tap, or Enter. */
  square(square: Square): void {
    const { tool, draft } = this;
    if (tool === null) return;
    if (tool === "label") {
      if (this.text.trim()) this.add([square]);
    } else if (tool === "circle") this.add([square]);
    else if (draft.length === 0) this.draft = [square];
    else if (tool === "arrow") this.end(square);
    else if (same(draft.at(-1), square)) this.add(draft);
    else if (draft.length < LONGEST_LINE) this.draft = [...draft, square];
  }
  private end(square: Square): void {
    const from = this.draft[0]!;
    if (!same(from, square)) this.add([from, square]);
    this.draft = [];
  }

  drag(drag: Drag | null): void {
    this.draft = drag ? this.squaresOf(drag) : [];
  }
  drop(drag: Drag): void {
    const squares = this.squaresOf(drag);
    this.draft = [];
    if (this.tool === "label") {
      if (this.text.trim() && drag.to) this.add([drag.to]);
    } else if (squares.length > 1) this.add(squares);
  }
  private squaresOf(drag: Drag): Square[] {
    const last = drag.to ?? drag.way.at(-1);
    if (this.tool === "line") return [drag.from, ...drag.way].slice(0, LONGEST_LINE);
    return last && !same(last, drag.from) ? [drag.from, last] : [drag.from];
  }

  private add(squares: readonly Square[]): void {
    this.draft = [];
    this.full = this.all.length >= MOST;
    if (this.full || this.tool === null) return;
    const sketch: Sketch = {
      id: newId(), moment: this.moment, by: this.me, name: this.name, kind: this.tool, ink: this.ink,
      squares: squares.map(([x, y]) => [x, y]), text: this.tool === "label" ? this.text.trim().slice(0, LONGEST_TEXT) : "",
    };
    this.set([...this.all, sketch]);
    this.company?.drawn(sketch);
  }

  /** Take back the last of our own at this moment. */
  undo(): void {
    if (this.draft.length) {
      this.draft = [];
      return;
    }
    const last = this.all.findLast((each) => each.moment === this.moment && each.by === this.me);
    if (last) this.wipe([last.id]);
  }
  /** Our own at this moment are no more; or everybody's. */
  clear(everybody = false): void {
    this.wipe(this.all.filter((each) => each.moment === this.moment && (everybody || each.by === this.me)).map((each) => each.id));
  }
  private wipe(ids: readonly string[]): void {
    if (!ids.length) return;
    this.erased(ids);
    this.company?.wiped(ids);
  }

  // --- what others do ---------------------------------------------------------------------------------

  /** Somebody has drawn this; our own come back to us and are known. */
  drawn(sketch: Sketch): void {
    if (!this.all.some((each) => each.id === sketch.id)) this.set([...this.all, sketch]);
  }
  erased(ids: readonly string[]): void {
    const gone = new Set(ids);
    this.full = false;
    this.set(this.all.filter((each) => !gone.has(each.id)));
  }
  replace(all: readonly Sketch[]): void {
    this.set(all);
  }

  private set(all: readonly Sketch[]): void {
    this.all = all;
    if (this.of !== null) write(keyOf(this.of), all);
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
