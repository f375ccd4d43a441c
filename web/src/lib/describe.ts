// What a screen reader says of a square.
import { LENGTH, WIDTH } from "./geometry";
import type { Badge, BandSquare, Plan, ReachSquare, Spot } from "./layers";
import { key, other, type PitchView, type Player, type Side, type Square } from "./view";
import { PITCH, playerWords } from "./words/first";

export interface Seen {
  view: PitchView;
  you: readonly Side[];
  letters: Readonly<Record<string, string>>;
  reach: readonly ReachSquare[];
  plan: Plan | null;
  badges: readonly Badge[];
  choices: readonly Square[];
  bands?: readonly BandSquare[];
  spots?: readonly Spot[];
}

/** The words of every square, by its key. */
export function describeAll(seen: Seen): Map<string, string> {
  const still = standing(seen);
  const reach = new Map(seen.reach.map((there) => [key(there.square), there.chance]));
  const badges = new Map(seen.badges.map((badge) => [key(badge.square), badge]));
  const choices = new Set(seen.choices.map(key));
  const needs = new Map<string, string[]>();
  for (const need of seen.plan?.needs ?? []) {
    needs.set(key(need.square), [...(needs.get(key(need.square)) ?? []), need.words ?? need.text]);
  }
  // What else stands on squares: what a throw needs there, what may land there.
  for (const there of [...(seen.bands ?? []), ...(seen.spots ?? [])]) {
    if (there.text) needs.set(key(there.square), [...(needs.get(key(there.square)) ?? []), there.text]);
  }
  const target = seen.plan?.hit ? key(seen.plan.hit) : null;

  const all = new Map<string, string>();
  for (let y = 0; y < WIDTH; y++) {
    for (let x = 0; x < LENGTH; x++) {
      const at = key([x, y]);
      const more = [...(needs.get(at) ?? []).map(needWords)];
      const chance = reach.get(at);
      if (chance !== undefined) more.push(PITCH.chance(chance));
      const badge = badges.get(at);
      if (badge) more.push(badge.dice > 0 ? PITCH.dice(badge.dice, badge.chooser, seen.you) : (badge.text ?? ""));
      if (target === at) more.push(PITCH.target);
      else if (choices.has(at)) more.push(PITCH.choice);
      const words = still.get(at) ?? "";
      all.set(at, more.length > 0 ? `${words}; ${more.join(", ")}` : words);
    }
  }
  return all;
}

let last: { view: PitchView; you: readonly Side[]; letters: Seen["letters"]; words: Map<string, string> } | null = null;

/** What lies and stands on each square; kept while a pointer only moves over it. */
function standing({ view, you, letters }: Seen): Map<string, string> {
  if (last && last.view === view && last.you === you && last.letters === letters) return last.words;
  const players = new Map<string, Player[]>();
  for (const player of view.players) {
    if (player.square === null) continue;
    const there = players.get(key(player.square));
    if (there) there.push(player);
    else players.set(key(player.square), [player]);
  }
  const words = new Map<string, string>();
  for (let y = 0; y < WIDTH; y++) {
    for (let x = 0; x < LENGTH; x++) {
      const at = key([x, y]);
      const here = [PITCH.square(x, y)];
      if (x === 0 || x === LENGTH - 1) here.push(PITCH.endZone(x === 0 ? "home" : "away", you));
      for (const player of players.get(at) ?? []) {
        here.push(playerWords(player, you, letters[player.id] ?? ""));
        const by = zonesAt(view, other(player.side), x, y);
        if (player.state === "up" && by > 0) here.push(PITCH.marked(by));
      }
      here.push(...ballWords(view, at));
      words.set(at, here.join(", "));
    }
  }
  last = { view, you, letters, words };
  return words;
}

/** "3+" is said as "3 plus". */
const needWords = (text: string): string => text.replace(/\+/g, " plus");

/** How many tackle zones of a side cover a square. */
export function zonesAt(view: PitchView, side: Side, x: number, y: number): number {
  return Number(view.zones[side][y]?.[x] ?? 0);
}

function ballWords(view: PitchView, at: string): string[] {
  const words = [];
  const { ball } = view;
  if (ball.square && ball.carrier === null && key(ball.square) === at) words.push(PITCH.ball);
  const second = ball.second;
  if (second?.square && second.carrier === null && key(second.square) === at) words.push(PITCH.secondBall);
  if (ball.landing && key(ball.landing) === at) words.push(PITCH.landing);
  return words;
}
