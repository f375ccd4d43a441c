// The texts of what stands beside the pitch: log, cards, dugouts, statistics, chat.
import { told } from "../tongue";
import { MATCH } from "../words";
import { capital } from "./first";

// --- the show of what happens -------------------------------------------------------------------------

export const SHOWN = told("SHOWN", {
  turn: (turn: number): string => `Turn ${turn}`,
  turnover: "Turnover",
  touchdown: "Touchdown!",
  half: ["", "", "Second half", "Overtime"] as readonly string[],
  kickOff: "Kick-off",
  over: "Full time",
  against: (action: string, target: string): string => `${action} against ${target}`,
  plays: (name: string): string => `${name} plays`,
  skip: "Skip",
  faster: "Hold Space for faster",
} as const);

// --- the log ----------------------------------------------------------------------------------------

export const LOG = told("LOG", {
  label: "Log of the match",
  goThere: "Go there",
  turn: (team: string, turn: number): string => `${team}, turn ${turn}`,
  bonusTurn: (team: string): string => `${team}, bonus turn`,
  half: (half: number): string => MATCH.half[half] ?? `Half ${half}`,
  drive: (drive: number): string => `Drive ${drive}`,
  setUp: (team: string): string => `${team} set up`,
  contest: (home: string, first: number, away: string, second: number): string => `${home} ${first}, ${away} ${second}`,
  kick: (square: string): string => `Kick to ${square}`,
  lands: (how: string, square: string): string => `${how.replace("kick ", "")} ${square ? `to ${square}` : "off the pitch"}`,
  risen: "stands up",
  moves: (square: string): string => `moves to ${square}`,
  blocks: "blocks",
  blitzes: "blitzes",
  against: "they choose",
  pushed: (square: string): string => `pushed to ${square}`,
  follows: "follows up",
  armour: (who: string, broken: boolean): string => `Armour of ${who} ${broken ? "breaks" : "holds"}`,
  sum: (rolled: string, base: number | null): string => (base === null ? rolled : `${rolled} against ${base}+`),
  casualty: (who: string, result: string): string => `${who} is a casualty: ${result}`,
  injury: (result: string): string => `Injury: ${result}`,
  touchdown: (who: string): string => `Touchdown, ${who}`,
  again: (skill: string): string => (skill ? `re-roll with ${skill}` : "team re-roll"),
  goesForIt: "goes for it",
  tests: {
    dodge: "dodges",
    "go for it": "rushes",
    "pick-up": "picks up",
    catch: "catches",
    pass: "throws",
    jump: "jumps",
    leap: "leaps",
    landing: "lands",
    intercept: "intercepts",
    interfere: "interferes",
    "stand up": "stands up",
    "comes round": "comes round",
  } as Readonly<Record<string, string>>,
  bases: {
    agility: "AG", passing: "PA", armour: "AV", strength: "ST", movement: "MA", rule: "rule", "to be stronger": "to be stronger",
  } as Readonly<Record<string, string>>,
  against2: "against",
  made: "made",
  failed: "failed",
  why: "Show what was added to this roll",
  filter: "Filter the log",
  filters: {
    rolls: "Rolls", blocks: "Blocks", ball: "Ball", injuries: "Injuries", home: "Home", away: "Away", chat: "Chat",
  },
  everything: "Everything",
  only: (filters: string): string => `Only ${filters.toLowerCase()}`,
  nothing: "Nothing yet.",
  nothingHere: "Nothing of this kind yet.",
  earlier: "Earlier lines",
  newLines: (count: number): string => (count === 1 ? "1 new line" : `${count} new lines`),
  naturally: (need: number, target: number): string => `${need}+ counts as ${target}+: a 1 always fails, a 6 never`,
} as const);

// --- cards of players and dugouts -------------------------------------------------------------------

export const STAT_WORDS: Readonly<Record<"ma" | "st" | "ag" | "pa" | "av", { short: string; long: string }>> = told("STAT_WORDS", {
  ma: { short: "MA", long: "Movement allowance: squares he may go in an action" },
  st: { short: "ST", long: "Strength: counts in blocks" },
  ag: { short: "AG", long: "Agility: to dodge, pick up, catch and land" },
  pa: { short: "PA", long: "Passing ability: to throw" },
  av: { short: "AV", long: "Armour value: what keeps him from being hurt" },
});

export const CARD = told("CARD", {
  skills: "Skills",
  facts: "What happened to him",
  close: "Close the card",
  nameless: (number: number): string => `Player ${number}`,
  value: (value: number): string => `${value}k`,
  usually: "usually ",
  spent: "used in this turn",
  gone: "used up",
  lent: "for now",
  lost: "not now",
  unknown: "The book of this edition says nothing about it.",
  niggling: (count: number): string => (count === 1 ? "1 niggling injury" : `${count} niggling injuries`),
  kinds: {
    journeyman: "Journeyman", mercenary: "Mercenary", star: "Star player", raised: "Risen from the dead", infected: "Plague ridden",
  } as Readonly<Record<string, string>>,
  of: (team: string): string => `of ${team}`,
  until: {
    action: "until the end of the action", turn: "until the end of the turn", start: "until the next turn begins", drive: "until the end of the drive",
    half: "until half time", match: "until the end of the match", ball: "as long as he has the ball", kept: "as long as it is kept", trial: "until it is tried",
  } as Readonly<Record<string, string>>,
  letter: "Your letter",
  letterHelp: "on his token, for you only",
} as const);

export const DUGOUT = told("DUGOUT", {
  label: "Dugouts",
  of: (team: string): string => `Dugout of ${team}`,
  rerolls: "Re-rolls",
  rerollsLeft: (left: number, full: number, drive: number): string =>
    `${left} of ${Math.max(left, full)} re-rolls left${drive > 0 ? `, ${drive} only for this drive` : ""}`,
  leader: "Re-roll of a leader",
  leaderShort: (count: number): string => `+${count} leader`,
  mascot: "Re-roll of the mascot",
  mascotShort: (count: number): string => `+${count} mascot`,
  coming: (count: number): string => `${count} for the next drive`,
  /** Those who are known by what they are, not by a name, are one or several: "wizards" is "Wizard". */
  staff: (name: string, count: number): string => capital(count === 1 && /^[a-z]/.test(name) ? name.replace(/sses$/, "sss").replace(/ies$/, "ys").replace(/s(?= of |$)/, "") : name),
  apothecary: (count: number): string => (count > 1 ? `${count} apothecaries` : "Apothecary"),
  bribes: (count: number): string => (count === 1 ? "1 bribe" : `${count} bribes`),
  assistants: (count: number): string => (count === 1 ? "1 assistant" : `${count} assistants`),
  cheerleaders: (count: number): string => (count === 1 ? "1 cheerleader" : `${count} cheerleaders`),
  hand: (count: number): string => (count === 1 ? "1 card" : `${count} cards`),
  cardOf: (deck: string): string => `a card of ${deck}`,
  fans: (count: number): string => (count === 1 ? "1 fan" : `${count} fans`),
  fansHelp: (factor: number, fame: number): string => `Fan factor ${factor}, fame ${fame}`,
  boxes: {
    reserves: { short: "Reserves", long: "Reserves" },
    ko: { short: "KO", long: "Knocked out" },
    injured: { short: "Injured", long: "Injured" },
    off: { short: "Sent off", long: "Sent off" },
    faint: { short: "Fainted", long: "Fainted in the heat" },
  },
  none: "none",
  inTurn: (turn: number): string => `turn ${turn}`,
  prayer: "a prayer",
  spell: "a spell",
} as const);

// --- statistics, chat ---------------------------------------------------------------

export const STATISTICS = told("STATISTICS", {
  soFar: "Match so far",
  what: "What",
  counts: {
    blocks: "Blocks", down: "Knock-downs", broken: "Armour broken", dodges: "Dodges made", carried: "Squares with the ball", rerolls: "Re-rolls used",
  },
  legend: "Chance to get there",
  chances: ["sure", "80", "60", "40", "less"],
  left: "Still to act",
  everyRoll: "Every roll",
  everyRollHelp: "up: made, down: failed; the taller, the less likely",
  whichHalf: "Which half",
  turn: "Turn",
  made: "made",
  failed: "failed",
  rolls: "Rolls",
  touchdown: "touchdown",
  roll: (who: string, test: string, need: number, dice: string, passed: boolean, chance: number): string =>
    `${who}: ${test} ${need}+, rolled ${dice}, ${passed ? "made" : "failed"} (${chance} percent)`,
} as const);

export const PLAYERS = told("PLAYERS", {
  caption: (cursor: boolean): string => (cursor ? "All players, the nearest to the chosen square first" : "All players, the nearest to the ball first"),
  player: "Player",
  square: "Square",
  distance: "Squares away",
  state: "State, skills",
} as const);

export const CHAT = told("CHAT", {
  label: "Chat",
  nothing: "Nothing said yet.",
  watching: "(watching)",
  say: (to: string): string => (to ? `Say something to ${to}` : "Say something"),
  send: "Send",
} as const);

export const STORY = told("STORY", {
  label: "Log, chat and statistics",
  tabs: { log: "Log", chat: "Chat", stats: "Statistics", players: "Players" },
  figures: "All figures of the match",
} as const);
