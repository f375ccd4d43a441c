// Texts of the first page and of what every page draws: apart from those of words.ts, which hands them on,
// so that the first page need not fetch all the others.
import { told } from "../tongue";
import type { Player, Side } from "../view";

// --- small things -----------------------------------------------------------------------------------

export const SMALL = told("SMALL", {
  numbers: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"] as readonly string[],
  die: (sides: number): string => (sides === 6 ? "a die" : `a die of ${sides}`),
  unrolled: (die: string): string => `${die}, not yet rolled`,
  shows: (die: string, value: number): string => `${die} shows ${value}`,
  your: "your",
  their: "their",
  hasBall: "has the ball",
  letter: (letter: string): string => `letter ${letter}`,
} as const);

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** What somebody else has put into words, as a sentence. */
export const sentence = (words: string): string => (words ? capital(words) + (/[.!?:]$/.test(words) ? "" : ".") : "");
/** A small number in words. */
export const spelt = (number: number): string => SMALL.numbers[number] ?? String(number);

/** A chance as a figure: 100 only if it is sure, 0 only if it is not possible. */
export function percent(chance: number): number {
  if (chance >= 1) return 100;
  if (chance <= 0) return 0;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

// --- dice -------------------------------------------------------------------------------------------

export const FACES: Readonly<Record<string, string>> & { unrolled: string } = told("FACES", {
  unrolled: "a block die, not yet rolled",
  "attacker down": "attacker down",
  "both down": "both down",
  push: "push",
  stumble: "stumble: down unless he dodges",
  pow: "defender down",
});

export function dieWords(value: number | null, sides: number): string {
  const die = SMALL.die(sides);
  return value === null ? SMALL.unrolled(die) : SMALL.shows(die, value);
}

// --- players ----------------------------------------------------------------------------------------

export const STATES: Readonly<Record<string, string>> = told("STATES", {
  prone: "prone",
  stunned: "stunned",
  reserves: "in reserve",
  ko: "knocked out",
  injured: "injured",
  off: "sent off",
  faint: "fainted",
});

export const MARKS: Readonly<Record<string, string>> = told("MARKS", {
  used: "has acted",
  dazed: "no tackle zones",
  hypnotised: "hypnotised, no tackle zones",
  rooted: "rooted",
  barred: "may not act in this turn",
  hungry: "must feed",
  clinging: "tackle zones even when prone",
  frog: "a frog",
  cut: "weakened by a spell",
});

/** What a token's shape stands for; English says it as the server does. */
export const ROLES: Readonly<Record<string, string>> = told("ROLES", {});

/** Whose he is, for somebody who holds these seats. */
export function whose(side: Side, you: readonly Side[]): string {
  if (you.length !== 1) return side;
  return side === you[0] ? SMALL.your : SMALL.their;
}

/** A player in words: "your 7, thrower, has the ball, prone". */
export function playerWords(player: Player, you: readonly Side[] = [], letter = ""): string {
  const words = [`${whose(player.side, you)} ${player.number}`, ROLES[player.role] ?? player.role];
  if (player.has_ball) words.push(SMALL.hasBall);
  const state = STATES[player.state];
  if (state !== undefined) words.push(state);
  for (const mark of player.marks) {
    const said = MARKS[mark];
    if (said !== undefined) words.push(said);
  }
  if (letter !== "") words.push(SMALL.letter(letter));
  return words.join(", ");
}

/** How he is: "prone", "has acted", "has the ball". */
export function stateWords(player: Pick<Player, "state" | "marks" | "has_ball">): string[] {
  const words = [STATES[player.state], player.has_ball ? SMALL.hasBall : undefined, ...player.marks.map((mark) => MARKS[mark])];
  return words.filter((each): each is string => each !== undefined);
}

// --- the pitch --------------------------------------------------------------------------------------

export const PITCH = told("PITCH", {
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
} as const);

// --- the first page ---------------------------------------------------------------------------------

/** Minutes of a clock in words. */
const minutes = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${seconds / 60} minutes`;

export const HOME = told("HOME", {
  title: "Take a seat.",
  lead: "The whole board game, three editions, every chance shown before you roll. No account.",
  form: "New game",
  play: "Play",
  learn: "Learn",
  puzzles: "Puzzles",
  ofTheDay: "Puzzle of the day",
  ofTheDayTask: "Score from here: a line to be found in five minutes.",
  newHere: "New here?",
  learnIt: "Learn it in ten minutes",
  watch: "Watch",
  replays: "Replays",
  positions: "Positions",
  verify: "Check dice",
  build: "Build one",
  buildHelp: "Build a team of your own: hire players, name them, print the sheet",
  tooManyTeams: (most: number): string => `There are ${most} teams of your own here already: forget one first.`,
  main: "Main",
  theme: "Dark or light",
  settings: "Settings",
  against: "Play against",
  computer: "Computer",
  sameScreen: "Same screen",
  sameScreenHelp: "Pass it round",
  friend: "A friend",
  friendHelp: "By invitation link",
  teams: "Teams",
  you: "you",
  itself: "computer", // who plays the other side, after the name of its team
  somebody: "a friend",
  first: "first coach",
  second: "second coach",
  value: (value: number): string => `${value}k`,
  valueHelp: (value: number): string => `worth ${value} thousand gold pieces`,
  rerolls: (count: number): string => `${count} ${count === 1 ? "re-roll" : "re-rolls"}`,
  apothecary: "Apothecary",
  players: (count: number): string => `${count} players`,
  home: "home",
  away: "away",
  swap: "Change sides",
  sheet: "Compare them on a sheet",
  rules: "Rules",
  name: "Your name",
  namePlaceholder: "Coach",
  opponent: "Opponent",
  otherName: "Other coach",
  friendComes: "comes by the link",
  kickOff: "Kick off",
  kickingOff: "One moment",
  clock: (seconds: number | null): string => (seconds === null ? "No clock" : `${minutes(seconds)} a turn`),
  clockNone: "No clock",
  clockSome: (seconds: number): string => `${minutes(seconds)} a turn`,
  inducements: (on: boolean): string => (on ? "inducements on" : "no inducements"),
  unlisted: "not listed",
  changedOptions: (count: number): string => (count === 1 ? "one option changed" : `${spelt(count)} options changed`),
  change: "Change",
  loading: "Looking for the teams",
  nothingHere: "There is no such page.",
  nothingHereHelp: "Perhaps the address was cut off on its way here.",
  toFirst: "To the first page",
  unreachable: "The server cannot be reached. Is it still running?",
  offline: "There is no connection. Matches are played on the server, those against the computer and on one screen too: nothing can be played until you are back. Your games are kept.",
  again: "Try again",
  // teams
  pickTeam: (side: Side): string => `Choose the ${side} team`,
  search: "Search",
  noTeam: "No team of that name.",
  ownTeam: "Your own team",
  ownTeamHelp: "A team file, TOML or JSON.",
  openFile: "Open a file",
  forget: (name: string): string => `Forget ${name}`,
  tooLong: "That file is too long for a team.",
  done: "Done",
  close: "Close",
  // options
  options: "How it is played",
  theClock: "Clock",
  clockHelp: "A coach whose time is up ends his turn; one who is asked out of his turn gets the plain answer.",
  listed: "Show it in the list",
  listedHelp: "Anybody may find the match on the first page and watch. Without it only who has the link.",
  delay: "Delay for those who watch",
  delayHelp: "Whoever watches sees everything, chat of coaches included, only after this time. Coaches see it at once.",
  delayOf: (seconds: number): string => (seconds === 0 ? "No delay" : minutes(seconds)),
  delayed: (seconds: number): string => `shown ${minutes(seconds)} later`,
  usual: "usual",
  reset: "Back to usual",
  resetAll: "All back to usual",
  resetOne: (name: string): string => `${name}: back to usual`,
  yes: "Yes",
  no: "No",
  groups: ["The match", "What is played with", "Small print"],
  // open and running games
  carryOn: "Carry on",
  openGames: "Your open games",
  yourMove: "Your move",
  theirMove: (name: string): string => `${name} to move`,
  waits: "Waiting for your friend",
  looking: "Looking at the table",
  gone: "cannot be opened just now",
  turnOf: (half: number, turn: number): string =>
    turn === 0 ? "before the kick-off" : half > 2 ? `turn ${turn}, overtime` : `turn ${turn}, ${half === 2 ? "second" : "first"} half`,
  live: "Live now",
  watching: (count: number): string => `${count} watching`,
  readyTitle: "A blitz is planned, no die rolled yet",
  readyText: "56 % to get there, 83 % with a re-roll; every other square has its chance too. Matches that can be watched are shown here.",
  pictureOf: (home: string, away: string): string => `The pitch: ${home} against ${away}`,
  and: "and",
  rights:
    "Pigskin is an unofficial fan project. It is not affiliated with, endorsed by or sponsored by Games Workshop. " +
    "Rules in our own words, art our own; you will want the rulebook beside you.",
} as const);

/** What to say where the server does not answer. */
export const noServer = (): string => (navigator.onLine ? HOME.unreachable : HOME.offline);

/** Computer coaches: what a button and a list call them. */
export const COACHES: Readonly<Record<string, readonly [short: string, long: string]>> = told("COACHES", {
  legend: ["Legend coach", "Tries things out in its mind before it acts; thinks for two seconds a turn"],
  veteran: ["Veteran coach", "Plans the turn of a whole team"],
  scripted: ["Steady coach", "Plays by simple plans"],
  rookie: ["Rookie coach", "Plans at a glance, scores as soon as it can"],
  random: ["Wild coach", "Takes any legal move"],
});

// --- parts that are fetched when they are wanted ----------------------------------------------------

export const LATE = told("LATE", {
  failed: "This part of the page could not be fetched.",
  byItself: "This page tries again by itself.",
  again: "Try again",
} as const);
