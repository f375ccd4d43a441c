// The colours a coach may choose for the teams; the first of each is the usual one. See colours.css.
import type { Side } from "./view";

export const COLOURS: Readonly<Record<Side, readonly string[]>> = {
  home: ["blue", "crimson", "violet", "ink"],
  away: ["amber", "sky", "yellow", "paper"],
};

/** Show a side in this colour; one that is not known is the usual one. */
export function wear(side: Side, colour: string, root: HTMLElement = document.documentElement): void {
  if (COLOURS[side].indexOf(colour) > 0) root.dataset[side] = colour;
  else delete root.dataset[side];
}
