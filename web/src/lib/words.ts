// Every text of the pages, in one file. What the engine says (sentences, names of skills, cards and
// actions) comes from the server as it is.
import type { Player, Side } from "./view";

// --- small things -----------------------------------------------------------------------------------

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** A small number in words. */
export const spelt = (number: number): string => NUMBERS[number] ?? String(number);

/** A chance as a figure: 100 only if it is sure, 0 only if it is not possible. */
export function percent(chance: number): number {
  if (chance >= 1) return 100;
  if (chance <= 0) return 0;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

// --- dice -------------------------------------------------------------------------------------------

export const FACES: Readonly<Record<string, string>> & { unrolled: string } = {
  unrolled: "a block die, not yet rolled",
  "attacker down": "attacker down",
  "both down": "both down",
  push: "push",
  stumble: "stumble: down unless he dodges",
  pow: "defender down",
};

export function dieWords(value: number | null, sides: number): string {
  const die = sides === 6 ? "a die" : `a die of ${sides}`;
  return value === null ? `${die}, not yet rolled` : `${die} shows ${value}`;
}

// --- players ----------------------------------------------------------------------------------------

const STATES: Readonly<Record<string, string>> = {
  prone: "prone",
  stunned: "stunned",
  reserves: "in reserve",
  ko: "knocked out",
  injured: "injured",
  off: "sent off",
  faint: "fainted",
};

export const MARKS: Readonly<Record<string, string>> = {
  used: "has acted",
  dazed: "no tackle zones",
  hypnotised: "hypnotised, no tackle zones",
  rooted: "rooted",
  barred: "may not act in this turn",
  hungry: "must feed",
  clinging: "tackle zones even when prone",
  frog: "a frog",
  cut: "weakened by a spell",
};

/** Whose he is, for somebody who holds these seats. */
export function whose(side: Side, you: readonly Side[]): string {
  if (you.length !== 1) return side;
  return side === you[0] ? "your" : "their";
}

/** A player in words: "your 7, thrower, has the ball, prone". */
export function playerWords(player: Player, you: readonly Side[] = [], letter = ""): string {
  const words = [`${whose(player.side, you)} ${player.number}`, player.role];
  if (player.has_ball) words.push("has the ball");
  const state = STATES[player.state];
  if (state !== undefined) words.push(state);
  for (const mark of player.marks) {
    const said = MARKS[mark];
    if (said !== undefined) words.push(said);
  }
  if (letter !== "") words.push(`letter ${letter}`);
  return words.join(", ");
}

// --- the pitch --------------------------------------------------------------------------------------

export const PITCH = {
  label: "The pitch",
  help: "Arrow keys go from square to square, with Shift to the next player that way; Enter chooses.",
  ball: "the ball",
  secondBall: "the second ball",
  landing: "the ball will land here",
  endZone: (side: Side, you: readonly Side[]): string => `${whose(side, you)} end zone`,
  square: (x: number, y: number): string => `column ${x}, row ${y}`,
  marked: (by: number): string => `marked by ${spelt(by)}`,
  chance: (chance: number): string => (chance >= 1 ? "sure" : `${percent(chance)} percent`),
  target: "target",
  choice: "can be chosen",
  dice: (dice: number, chooser: Side, you: readonly Side[]): string => {
    const who = you.length === 1 ? (chooser === you[0] ? "you choose" : "they choose") : `${chooser} chooses`;
    return `${spelt(dice)} block ${dice === 1 ? "die" : "dice"}${dice === 1 ? "" : `, ${who}`}`;
  },
} as const;

// --- the match page ---------------------------------------------------------------------------------

export const MATCH = {
  yourMove: "Your move",
  asks: (sentence: string): string => sentence,
  waitsFor: (name: string): string => `Waiting for ${name}`,
  thinks: (name: string): string => `${name} is thinking`,
  watching: "You are watching",
  nothingRolled: "Nothing rolled yet.",
  back: "Back",
  doIt: "Do it",
  endTurn: "End turn",
  endTurnAsk: (left: number, carrier: boolean): string =>
    carrier
      ? "The ball carrier has not acted. End the turn all the same?"
      : `${spelt(left)} of your players have not acted. End the turn all the same?`,
  stay: "Go on playing",
  choosePlayer: "Choose a player",
  bench: "Beside the pitch",
  lost: "Connection lost, trying again",
  connecting: "Connecting",
  refused: "This match cannot be opened",
  home: "To the first page",
  half: ["", "1st half", "2nd half", "Overtime"],
  turn: (turn: number): string => `Turn ${turn}`,
  noTurn: "Kick-off",
  over: "Full time",
  weather: "Weather",
  clockLeft: "Time left",
  watchers: (count: number): string => `${count} watching`,
  menu: "Menu",
  settings: "Settings",
  waiting: "Waiting for your friend",
  waitingHelp: "Send this link. Whoever opens it first takes the seat; whoever comes later can watch.",
  copy: "Copy",
  copied: "Copied",
  code: "or the code",
  join: (team: string): string => `Sit down for ${team}`,
  joinHelp: "How shall the others call you?",
  name: "Name",
  sit: "Take the seat",
  watch: "Only watch",
  getsThere: "Gets there",
  action: "Action",
  actions: (who: string): string => `Actions of ${who}`,
  stop: "Stop here",
  declare: (action: string): string => `Declare: ${action}`,
  squaresLeft: (squares: number, rushes: number): string =>
    `${squares} ${squares === 1 ? "square" : "squares"}, ${rushes} ${rushes === 1 ? "rush" : "rushes"} left`,
  log: "Log",
  chat: "Chat",
  stats: "Statistics",
  players: "Players",
  concede: "Concede",
  rematch: "Play again, sides changed",
  rematchWaits: "The other coach is asked",
  winner: (name: string): string => `${name} win`,
  draw: "A draw",
  verify: "Check every die",
  seatLink: "Take this seat along to another device",
} as const;

/** Actions as the menu calls them. */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  move: "Move",
  block: "Block",
  blitz: "Blitz",
  pass: "Pass",
  "hand-off": "Hand-off",
  foul: "Foul",
  "throw team-mate": "Throw team-mate",
  "kick team-mate": "Kick team-mate",
  gaze: "Gaze",
  special: "Special",
};

/** What may come of a block, a pass or a foul, in the order in which it is shown. */
export const OUTCOMES: Readonly<Record<string, string>> = {
  down: "Down",
  pushed: "Pushed",
  "both down": "Both down",
  "attacker down": "You fall",
  crowd: "In the crowd",
  "ball loose": "Ball loose",
  turnover: "Turnover",
  complete: "Complete",
  "inaccurate but caught": "Off target, caught",
  "on the ground": "On the ground",
  "caught by the opponents": "They catch it",
  intercepted: "Intercepted",
  deflected: "Deflected",
  fumble: "Fumble",
  "armour broken": "Armour broken",
  stunned: "Stunned",
  "knocked out": "Knocked out",
  casualty: "Casualty",
  "sent off": "Sent off",
};

// --- odds -------------------------------------------------------------------------------------------

export const ODDS = {
  label: "What may come of it",
  dice: (dice: number, chooser: Side, you: readonly Side[]): string => {
    if (dice === 1) return "1 die";
    if (you.length !== 1) return `${dice} dice, ${chooser} chooses`;
    return `${dice} dice, ${chooser === you[0] ? "you choose" : "they choose"}`;
  },
  strength: (mine: string, theirs: string): string => `Strength ${mine} against ${theirs}`,
  down: "Down",
  pushed: "Pushed",
  neither: "Neither",
  turnover: "Turnover",
  interferers: (names: readonly string[]): string => `${names.join(", ")} can get at the ball`,
  asRolled: "as rolled",
  withReroll: "with re-roll",
  getsThere: "Gets there",
  andFalls: "and he falls",
  whole: "All of it",
} as const;
