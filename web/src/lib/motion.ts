// Motion on the pitch. What is drawn is final at once; the show runs on top and can be cut short.
import type { Action } from "svelte/action";
import type { Geometry } from "./geometry";
import { distance } from "./geometry";
import { same, type Square } from "./view";

export type Motion = "normal" | "fast" | "off";

/** Milliseconds of each show at normal pace. */
export const TIMES = { square: 90, most: 700, push: 160, fall: 180, dice: 420 } as const;

/** The pace to use: what the coach chose, unless the system wants less motion. */
export function paceOf(motion: Motion): number {
  if (motion === "off") return 0;
  const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return calm ? 0 : motion === "fast" ? 0.5 : 1;
}

export interface Glide {
  geometry: Geometry;
  square: Square;
  motion: Motion;
  /** How much longer or shorter than at normal pace: the show's. */
  rate?: number | undefined;
  /** The squares gone through, the last one where he is now; without it he goes straight. */
  way?: readonly Square[] | undefined;
  /** He was pushed, which is quicker. */
  pushed?: boolean | undefined;
}

/** Moves a piece of SVG to its square, and shows the way there when the square changes. */
export const glide: Action<SVGGElement, Glide> = (node, first) => {
  let last = first;
  place(node, first);
  return {
    update(next) {
      place(node, next);
      const moved = !same(last.square, next.square) && last.geometry === next.geometry;
      const from = last.square;
      last = next;
      const pace = next.rate ?? paceOf(next.motion);
      if (!moved || pace === 0 || paceOf(next.motion) === 0 || typeof node.animate !== "function") return;
      const way = [from, ...wayTo(next)];
      const steps = way.reduce((sum, at, i) => sum + (i > 0 ? Math.max(1, distance(way[i - 1] ?? at, at)) : 0), 0);
      const time = next.pushed ? TIMES.push : Math.min(TIMES.square * steps, TIMES.most);
      node.animate(
        way.map((at) => ({ transform: translation(next.geometry, at) })),
        { duration: time * pace, easing: way.length > 2 ? "linear" : "ease-out" },
      );
    },
  };
};

function wayTo(next: Glide): readonly Square[] {
  const way = next.way ?? [];
  return same(way[way.length - 1], next.square) ? way : [next.square];
}

function place(node: SVGGElement, { geometry, square }: Glide): void {
  node.style.transform = translation(geometry, square);
}

function translation(geometry: Geometry, square: Square): string {
  const [x, y] = geometry.middle(square);
  return `translate(${x}px, ${y}px)`;
}

/** Shows a fall (or a rise) when somebody's state changes. */
export const falls: Action<SVGGElement, { state: string; motion: Motion }> = (node, first) => {
  let last = first.state;
  return {
    update({ state, motion }) {
      const down = (words: string) => words === "prone" || words === "stunned";
      const changed = down(last) !== down(state);
      last = state;
      const pace = paceOf(motion);
      if (!changed || pace === 0 || typeof node.animate !== "function") return;
      const from = down(state) ? "scale(1, 1.5)" : "scale(1, 0.6)";
      node.animate([{ transform: from }, { transform: "scale(1, 1)" }], {
        duration: TIMES.fall * pace,
        easing: "ease-in",
      });
    },
  };
};

/** End every show that runs inside an element: a click or key skips it. */
export function skipMotion(inside: Element): void {
  for (const show of inside.getAnimations?.({ subtree: true }) ?? []) {
    if (show.effect?.getComputedTiming().iterations !== Infinity) show.finish();
  }
}
