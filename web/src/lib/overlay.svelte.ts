// What an instrument puts on the pitch and into the question line, and who is told of clicks and keys.
// There is one overlay for the page; an instrument fills it while it is asked (`wear`), and it is empty
// again when the instrument has gone.
import type { Screen } from "./geometry";
import type { Side, Square } from "./view";
import type {
  Arrow, Badge, BandSquare, Drag, Meant, Note, Plan, ReachSquare, Ruler, Spot,
} from "./layers";

/** The layers of parts/Pitch.svelte that an instrument may draw, and what it is told. */
export interface Layers {
  reach?: readonly ReachSquare[];
  plan?: Plan | null;
  bands?: readonly BandSquare[];
  ruler?: Ruler | null;
  target?: Square | null;
  badges?: readonly Badge[];
  notes?: readonly Note[];
  arrows?: readonly Arrow[];
  spots?: readonly Spot[];
  choices?: readonly Square[];
  rings?: readonly (Square | string)[];
  active?: string | null;
  glow?: readonly string[] | null;
  ghost?: { player: string; square: Square } | null;
  zones?: Side | "both" | null;
  /** Players drawn elsewhere than they stand: a draft of a set-up. */
  places?: Readonly<Record<string, Square>>;
  onsquare?: (square: Square, meant: Meant) => void;
  onhover?: (square: Square | null) => void;
  canDrag?: ((square: Square) => boolean) | null;
  ondrag?: (drag: Drag | null) => void;
  ondrop?: (drag: Drag) => void;
  /** A key that the page did not use itself; true if it was meant for the instrument. */
  onkey?: (event: KeyboardEvent) => boolean;
  /** The question line: other words than the question's own (a part of them bold), and what Enter and the big button do. */
  words?: string;
  bold?: string;
  aside?: string;
  main?: { label: string; short?: string; run: () => void } | null;
  /** The same for a phone: who it is about, in a few words, and what is rolled. */
  short?: { player: string | null; title: string; note: string } | null;
  /** Players whose cards stand beside the pitch, the first on top. */
  cards?: readonly string[];
  /** What stands at the right of their names: a figure and its words. */
  asides?: Readonly<Record<string, readonly [figure: string, words: string]>>;
  /** The instrument has no card of its own now: what it says stands on the pitch. */
  bare?: boolean;
}

/** What the page tells instruments about itself. */
export interface Frame {
  /** Side of a square where cards may float over the pitch; 0 where they are docked. */
  floats: number;
  seat: Side;
  screen: Screen;
}

/** The pitch, for drags from beside it and for keys that name a player. */
export interface PitchHandle {
  squareAt: (x: number, y: number) => Square | null;
  focus: (square?: Square) => Promise<void>;
}

export class Overlay {
  pitch: PitchHandle | null = null;
  layers = $state.raw<Layers>({});
  /** The square of the keyboard. */
  cursor = $state.raw<Square>([13, 7]);
  frame = $state.raw<Frame>({ floats: 0, seat: "home", screen: "laptop" });
  /** Who wears it now; `layers` itself shows what was when an effect is taken down. */
  private worn: Layers | null = null;

  /** Put these on the pitch; call it in an `$effect` and return what it gives, to take them off. */
  wear(layers: Layers): () => void {
    this.worn = layers;
    this.layers = layers;
    return () => {
      if (this.worn !== layers) return;
      this.worn = null;
      this.layers = {};
    };
  }
}

/** What is left of layers while nothing of them may be drawn: whom clicks and keys go to, and the words. */
export function handlersOf({ onsquare, onhover, canDrag, ondrag, ondrop, onkey, main }: Layers): Layers {
  const kept = { onsquare, onhover, canDrag, ondrag, ondrop, onkey, main };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}
