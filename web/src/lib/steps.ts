// What happened, step by step, for the show: from the events of one message to pictures in between. A step
// says how the drawn view changes; the last one is the view the server gave, whatever was drawn before.
import { AGAINST } from "./against";
import { bannerOf, type Banner } from "./banners";
import { TIMES } from "./motion";
import type { PlayerView } from "./people";
import type { Coach, Event, Roll, TableView } from "./protocol";
import type { Sound } from "./sounds";
import { spoken } from "./calling";
import { eventWords } from "./telling";
import type { Square } from "./view";
import { SHOWN } from "./words/beside";
import { capital } from "./words/first";

/** Dice as they lie for a moment, on the square of whoever threw them. */
export interface DiceShown {
  /** Where: a square, or a player wherever he is drawn. */
  at: Square | string | null;
  dice: readonly { value: number; sides: number; face?: string }[];
  need: string;
  passed: boolean | null;
  /** What it was: "Dodge", "Injury: stunned". */
  title: string;
  words: string;
}

export interface Step {
  /** The number of its last event. */
  n: number;
  /** Milliseconds at normal pace, for who did it himself. */
  time: number;
  /** How much longer it stays for those who only look on: they must see what comes, too. */
  pause: number;
  /** Who acts from here on, and what he does in words. */
  actor: { player: string; words: string } | null;
  banner: Banner | null;
  draw: (view: TableView) => TableView;
  /** The squares somebody went through, by player. */
  ways: Readonly<Record<string, readonly Square[]>>;
  pushed: readonly string[];
  dice: DiceShown | null;
  sound: Sound | null;
  /** One sentence for screen readers. */
  words: string;
}

interface Told {
  n: number;
  event: string;
  text: string;
  quiet?: boolean;
  roll?: Roll;
  [argument: string]: unknown;
}

const WALKS = new Set(["move", "leaps", "jumps", "stumbles", "shadows", "slips away", "falls back"]);
const FALLS = new Set(["knocked down", "placed prone"]);
const FLIES = new Set(["bounce", "scatter", "deviates", "throw-in", "kick deviates", "kick scatters", "punts", "dog"]);
const GOES_OFF: Readonly<Record<string, string>> = {
  "knocked out": "ko", casualty: "injured", "sent off": "off", faints: "faint", "into the crowd": "reserves", "falls through": "reserves",
};
const WHISTLES = new Set(["turnover", "touchback", "sent off", "over"]);
const HAS_BALL = new Set(["pick-up", "catch", "intercepted", "given the ball", "takes the ball"]);

/** For those who look on, in milliseconds: who is next, what is about to be rolled, what the dice say. */
const PAUSES = { activates: 420, announced: 350, dice: 450, failed: 750 } as const;

/** The steps of a message. `after` is the view it leads to; names come from there. */
export function stepsOf(events: readonly Event[], after: TableView): Step[] {
  const steps: Step[] = [];
  const told = events as unknown as Told[];
  for (let i = 0; i < told.length; i++) {
    const event = told[i]!;
    const known = steps.length;
    const player = idOf(event["player"]);
    const square = squareOf(event["square"]);
    const before = steps.at(-1);
    if (WALKS.has(event.event) && player && square) {
      const way = before?.ways[player];
      if (way && before && before.dice === null && before.sound === "step") {
        steps[steps.length - 1] = walk(player, [...way, square], words(event, after));
      } else steps.push(walk(player, [square], words(event, after)));
    } else if ((event.event === "pushed" || event.event === "follows up") && player && square) {
      const together = before && before.pushed.length > 0;
      steps.push(plain(event, after, { time: TIMES.push, draw: place(player, square), pushed: [player], sound: together ? null : "hit" }));
    } else if (event.event === "lands" && player && square) {
      steps.push({ ...walk(player, [square], words(event, after)), sound: "hit" });
    } else if (FALLS.has(event.event) && player) {
      steps.push(plain(event, after, { time: TIMES.fall, draw: change(player, { state: "prone", has_ball: false }), sound: "fall" }));
    } else if (GOES_OFF[event.event] !== undefined && player) {
      steps.push(plain(event, after, {
        time: TIMES.fall, draw: change(player, { state: (GOES_OFF[event.event] ?? "reserves") as PlayerView["state"], square: null, has_ball: false }),
        sound: event.event === "sent off" ? "whistle" : event.event === "into the crowd" ? "cheer" : null, dice: dice(event, after, null),
      }));
    } else if (event.event === "stands up" && player) {
      steps.push(plain(event, after, { time: TIMES.fall, draw: change(player, { state: "up" }) }));
    } else if (event.event === "state" && player) {
      const state = String(event["state"]);
      const draw = change(player, { state: state as PlayerView["state"] });
      if (state === "stunned" || state === "prone" || state === "up") steps.push({ ...nothing, draw });
    } else if (event.event === "set up" && player && square) {
      steps.push({ ...nothing, draw: change(player, { square: [...square], state: "up" }) });
    } else if (FLIES.has(event.event) && square) {
      steps.push(plain(event, after, { time: 220, draw: ball(square, null), dice: dice(event, after, square) }));
    } else if (event.event === "kick" && square) {
      steps.push(plain(event, after, { time: 300, sound: "whistle" }));
    } else if (event.event === "activates" && player) {
      steps.push(plain(event, after, { pause: PAUSES.activates, actor: { player, words: words(event, after) } }));
    } else if (event.event === "targets" && player) {
      steps.push(plain(event, after, { actor: { player, words: against(told, i, after) } }));
    } else if (event.event === "throws" && square) {
      steps.push(plain(event, after, { pause: PAUSES.announced }));
    } else if (event.event === "block" && player) {
      // A blitz has been told with its target already.
      const known = steps.findLast((step) => step.actor)?.actor?.player === player;
      steps.push(plain(event, after, { pause: PAUSES.announced, actor: { player, words: known ? "" : words(event, after) } }));
    } else if (bannerOf(event, after)) {
      const banner = bannerOf(event, after);
      steps.push(plain(event, after, {
        time: banner?.time ?? 0, banner, draw: event.event.endsWith("touchdown") ? scores(event["side"] as Coach) : same, dice: dice(event, after, null), sound: event.event.endsWith("touchdown") ? "cheer" : WHISTLES.has(event.event) ? "whistle" : null,
      }));
    } else if (event.event === "block die") {
      i = blockDice(told, i, steps);
    } else if (event.roll?.dice?.length) {
      const draw = HAS_BALL.has(event.event) && event["passed"] === true && player ? has(player) : same;
      steps.push(plain(event, after, { time: TIMES.dice, pause: event["passed"] === false ? PAUSES.failed : PAUSES.dice, dice: dice(event, after, null), sound: "dice", draw }));
    } else if (HAS_BALL.has(event.event) && player) {
      steps.push(plain(event, after, { time: 0, draw: has(player) }));
    } else if (!event.quiet) {
      steps.push(plain(event, after, { time: 0, sound: WHISTLES.has(event.event) ? "whistle" : null }));
    }
    const last = steps.at(-1);
    if (last && (steps.length > known || WALKS.has(event.event) || event.quiet)) steps[steps.length - 1] = { ...last, n: told[i]!.n };
  }
  return steps;
}

const same = (view: TableView): TableView => view;
export const nothing: Step = { n: -1, time: 0, pause: 0, actor: null, banner: null, draw: same, ways: {}, pushed: [], dice: null, sound: null, words: "" };

function walk(player: string, way: readonly Square[], said: string): Step {
  const last = way[way.length - 1]!;
  return { ...nothing, time: Math.min(TIMES.square * way.length, TIMES.most), draw: place(player, last), ways: { [player]: way }, sound: "step", words: said };
}

function plain(event: Told, view: TableView, more: Partial<Step>): Step {
  return { ...nothing, words: words(event, view), ...more };
}

/** All dice of a block lie at once; what was chosen of them follows. */
function blockDice(told: readonly Told[], from: number, steps: Step[]): number {
  let last = from;
  while (told[last + 1]?.event === "block die") last++;
  const block = told.slice(0, from).findLast((event) => event.event === "block");
  const target = idOf(block?.["target"]);
  const shown = told.slice(from, last + 1).map((event) => ({ value: event.roll?.dice?.[0] ?? 1, sides: 6, face: String(event["face"]) }));
  const said = shown.map((die) => die.face).join(", ");
  steps.push({ ...nothing, time: TIMES.dice, pause: PAUSES.failed, dice: { at: target ?? null, dice: shown, need: "", passed: null, title: "", words: said }, sound: "dice", words: said });
  return last;
}

function dice(event: Told, view: TableView, square: Square | null): DiceShown | null {
  if (!event.roll?.dice?.length) return null;
  const player = idOf(event["player"]);
  const target = event.roll.target;
  return {
    at: square ?? player ?? null,
    dice: event.roll.dice.map((value, i) => ({ value, sides: event.roll?.sides?.[i] ?? 6 })),
    need: target === undefined ? "" : `${target}+`,
    passed: target === undefined || AGAINST.has(event.event) ? null : Boolean(event["passed"]),
    title: player ? capital([event.event === "go for it" ? "rush" : event.event, String(event["result"] ?? "")].filter(Boolean).join(": ")) : "",
    words: words(event, view),
  };
}

/** An action and whom it is meant for: "7 Tuskchip: blitz against 5 Jettison". */
function against(told: readonly Told[], at: number, view: TableView): string {
  const player = told[at]?.["player"];
  const begun = told.slice(0, at).findLast((event) => event.event === "activates" && event["player"] === player);
  const target = idOf(told[at]?.["target"]);
  return begun && target ? SHOWN.against(words(begun, view), spoken(view, target)) : words(told[at]!, view);
}

const idOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
const squareOf = (value: unknown): Square | null => (Array.isArray(value) ? (value as unknown as Square) : null);
const words = (event: Told, view: TableView): string => (event.quiet ? "" : eventWords(view, event));

function change(id: string, how: Partial<PlayerView>): Step["draw"] {
  return (view) => ({ ...view, players: view.players.map((player) => (player.id === id ? { ...player, ...how } : player)) });
}

function place(id: string, square: Square): Step["draw"] {
  return (view) => {
    const moved = change(id, { square: [...square] })(view);
    return view.ball.carrier === id ? { ...moved, ball: { ...view.ball, square: [...square] } } : moved;
  };
}

function ball(square: Square, carrier: string | null): Step["draw"] {
  return (view) => ({
    ...view, ball: { ...view.ball, square: [...square], carrier, landing: null },
    players: view.players.map((player) => (player.has_ball === (player.id === carrier) ? player : { ...player, has_ball: player.id === carrier })),
  });
}

function scores(side: Coach): Step["draw"] {
  return (view) => ({ ...view, score: { ...view.score, [side]: view.score[side] + 1 } });
}

function has(id: string): Step["draw"] {
  return (view) => {
    const square = view.players.find((player) => player.id === id)?.square;
    return square ? ball(square as Square, id)(view) : view;
  };
}
