// What the drawings of the figures of a match share: where turns stand, and what things are called.
import type { Coach, PlayerFigures, RollFigures, Statistics, StretchFigures } from "./protocol";
import { nameWords } from "./telling";
import { language } from "./tongue";
import { percent } from "./words/first";
import { FIGURES } from "./words/figures";

/** A stretch of the match in a drawing: from where to where, in shares of its width. */
export interface Slot {
  from: number;
  to: number;
}

/** Turns are equally wide; a kick-off is a third of one. */
export function slotsOf(stretches: readonly StretchFigures[]): Slot[] {
  const widths = stretches.map((stretch) => (stretch.side === null ? 1 / 3 : 1));
  const all = Math.max(1e-9, widths.reduce((sum, width) => sum + width, 0));
  let from = 0;
  return widths.map((width) => {
    const slot = { from, to: from + width / all };
    from = slot.to;
    return slot;
  });
}

/** The number of the slot a share of the width lies in. */
export function slotAt(slots: readonly Slot[], share: number): number {
  const found = slots.findIndex((slot) => share < slot.to);
  return found < 0 ? slots.length - 1 : found;
}

/** Steps for an axis up to a figure: some three of them, all whole. */
export function stepsTo(most: number): number[] {
  const step = [1, 2, 3, 4, 5, 10, 15, 20, 30, 50, 100, 150, 300, 600, 1200].find((each) => most / each <= 4) ?? Math.ceil(most / 4);
  return Array.from({ length: Math.floor(most / step) }, (_, i) => (i + 1) * step);
}

/** Rolls in lines of so many, as words in a text: a half begins with a line, and a turn is kept together where it can be. */
export function linesOf(rolls: readonly RollFigures[], most: number, half: (roll: RollFigures) => number): RollFigures[][] {
  const turns: RollFigures[][] = [];
  for (const roll of rolls) {
    const turn = turns.at(-1);
    if (turn && turn[0]?.stretch === roll.stretch && turn.length < most) turn.push(roll);
    else turns.push([roll]);
  }
  const lines: RollFigures[][] = [];
  for (const turn of turns) {
    const line = lines.at(-1);
    // between two turns there is a gap as wide as a roll
    const fits = line && line.length + gapsIn(line) + 1 + turn.length <= most;
    if (fits && half(line[0] as RollFigures) === half(turn[0] as RollFigures)) line.push(...turn);
    else lines.push([...turn]);
  }
  return lines;
}

/** How many times another turn begins within a line. */
export const gapsIn = (line: readonly RollFigures[]): number => line.filter((roll, i) => i > 0 && line[i - 1]?.stretch !== roll.stretch).length;

/** With one digit after the point, or the comma. */
export const rounded = (value: number): string => value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
export const signed = (value: number): string => `${value <= -0.05 ? "−" : value >= 0.05 ? "+" : ""}${rounded(Math.abs(value))}`;
export const squareOf = (at: { x: number; y: number }): string => `${at.x},${at.y}`;

/** What people and things of a match are called. */
export class Names {
  private readonly players: ReadonlyMap<string, PlayerFigures>;

  constructor(private readonly figures: Statistics) {
    this.players = new Map(figures.players.map((player) => [player.player, player]));
  }

  team(side: Coach | null): string {
    return side === null ? "" : this.figures.teams[side === "home" ? 0 : 1];
  }

  /** "5 Gob": his shirt and the first word of his name, or his position. */
  player(id: string | null): string {
    const player = id === null ? undefined : this.players.get(id);
    if (!player) return id ?? "";
    return `${player.shirt} ${player.name.split(" ")[0] || player.position}`;
  }

  when(stretch: number): string {
    const { half, turn, side } = this.figures.stretches[stretch] ?? { half: 1, turn: 0, side: null };
    return side === null ? FIGURES.between(half) : FIGURES.when(half, turn, this.team(side));
  }

  what(roll: RollFigures): string {
    if (roll.what === "block") return FIGURES.block;
    if (roll.what === "armour") return FIGURES.armour(this.player(roll.player));
    return nameWords(roll.what === "go for it" && this.figures.edition === "bb2020" ? "rush" : roll.what);
  }

  /** Who rolled: of armour it is the side that wanted it broken. */
  who(roll: RollFigures): string {
    return roll.what === "armour" ? this.team(roll.side) : this.player(roll.player);
  }

  need(roll: RollFigures): string {
    return roll.need === null ? FIGURES.blockNeed(roll.dice.length, roll.chooser === roll.side) : `${roll.need}+`;
  }

  dice(roll: RollFigures): string {
    return roll.need === null ? roll.dice.map(nameWords).join(", ") : roll.dice.join("+");
  }

  roll(roll: RollFigures): string {
    if (roll.need === null) return FIGURES.blockRoll(this.who(roll), this.need(roll), percent(roll.chance), this.dice(roll), roll.made);
    return FIGURES.roll(this.who(roll), this.what(roll), this.need(roll), percent(roll.chance), this.dice(roll), roll.made);
  }
}
