// Counts over the events of a match: what the timeline and "match so far" show. Only what was told is
// counted; chances are those of the dice that lay.
import { AGAINST } from "./against";
import type { Coach, Event, Roll } from "./protocol";
import { other } from "./view";

export interface RollTold {
  n: number;
  side: Coach;
  player: string;
  test: string;
  need: number;
  dice: readonly number[];
  passed: boolean;
  /** How likely it was that it would be made. */
  chance: number;
}

export interface TurnTold {
  half: number;
  turn: number;
  side: Coach;
  rolls: RollTold[];
  touchdown: Coach | null;
}

interface Told {
  n: number;
  event: string;
  roll?: Roll;
  [argument: string]: unknown;
}

const sideOf = (id: unknown): Coach => (String(id).startsWith("home") ? "home" : "away");

/** How likely the dice of a roll show at least this in all. */
export function chanceOf(sides: readonly number[], target: number): number {
  let sums = new Map([[0, 1]]);
  for (const faces of sides) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (let face = 1; face <= faces; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + chance / faces);
    }
    sums = next;
  }
  let total = 0;
  for (const [sum, chance] of sums) if (sum >= target) total += chance;
  return Math.min(1, total);
}

/** Every roll that had to reach something, by turn. Before the first turn there is none to put it in. */
export function rollsByTurn(events: readonly Event[]): TurnTold[] {
  const turns: TurnTold[] = [];
  let half = 1;
  for (const event of events as unknown as Told[]) {
    const now = turns.at(-1);
    if (event.event === "half") half = Number(event["half"]);
    else if (event.event === "turn") turns.push({ half, turn: Number(event["turn"]), side: event["side"] as Coach, rolls: [], touchdown: null });
    else if (event.event === "touchdown" && now) now.touchdown = event["side"] as Coach;
    else {
      const roll = rollOf(event);
      if (roll && now) now.rolls.push(roll);
    }
  }
  return turns;
}

function rollOf(event: Told): RollTold | null {
  const { roll } = event;
  const player = event["player"];
  if (AGAINST.has(event.event) || !roll?.dice?.length || roll.passed === undefined || typeof player !== "string") return null;
  const armour = event.event === "armour";
  const target = armour ? (roll.need ?? roll.target) : roll.target;
  if (target === undefined) return null;
  const sides = roll.sides ?? roll.dice.map(() => 6);
  return {
    // Armour is broken by the other side: it is their roll.
    n: event.n, side: armour ? other(sideOf(player)) : sideOf(player), player, test: event.event, need: target,
    dice: roll.dice, passed: roll.passed, chance: chanceOf(sides, target),
  };
}

export interface Count {
  what: "blocks" | "down" | "broken" | "dodges" | "carried" | "rerolls";
  home: number;
  away: number;
}

const GAINS = new Set(["pick-up", "catch", "intercepted", "given the ball", "takes the ball", "intercept"]);
const LOSES = new Set(["bounce", "scatter", "deviates", "throws", "hand-off", "touchdown", "pitch cleared", "throw-in", "fumbles"]);

/** The match so far, side by side. */
export function soFar(events: readonly Event[]): Count[] {
  const counts: Record<Count["what"], { home: number; away: number }> = {
    blocks: { home: 0, away: 0 }, down: { home: 0, away: 0 }, broken: { home: 0, away: 0 }, dodges: { home: 0, away: 0 },
    carried: { home: 0, away: 0 }, rerolls: { home: 0, away: 0 },
  };
  let carrier: string | null = null;
  for (const event of events as unknown as Told[]) {
    const player = typeof event["player"] === "string" ? event["player"] : "";
    const side = sideOf(player);
    const passed = event["passed"] !== false;
    if (event.event === "block") counts.blocks[side]++;
    else if (event.event === "knocked down" && event["by"] && sideOf(event["by"]) !== side) counts.down[other(side)]++;
    else if (event.event === "armour" && passed) counts.broken[other(side)]++;
    else if (event.event === "dodge" && passed) counts.dodges[side]++;
    else if (event.event === "move" && player === carrier) counts.carried[side]++;
    else if (event.event === "spends" && /^(leader_|mascot_)?rerolls$/.test(String(event["counter"]))) counts.rerolls[event["side"] as Coach]++;
    if (GAINS.has(event.event) && passed) carrier = player;
    else if (LOSES.has(event.event) || (event.event === "knocked down" && player === carrier)) carrier = null;
  }
  return (Object.keys(counts) as Count["what"][]).map((what) => ({ what, ...counts[what] }));
}
