// The texts of setting up a position, fetched with it.
import { told } from "../tongue";

export const EDITOR = told("EDITOR", {
  heading: "Set up a position",
  lead: "Put players where you want them and play on from there. The address holds it all: share it.",
  unreachable: "The server does not answer. Nothing is lost: try again in a moment.",
  again: "Try again",
  brokenLink: "This link to a position is broken: a part of it is missing or altered. Ask for it again.",
  notRead: (words: string): string => `The position of this link cannot be read: ${words}`,
  earlier: (moment: number): string => `The table was not at rest at that moment; this is moment ${moment} of the match, the last one before.`,

  // what to do with it
  doing: "This position",
  checking: "Checking",
  starts: "A match can begin from here.",
  start: "Start a match",
  startHelp: "A new match from this position.",
  startNot: "No match can begin from it yet",
  share: "Copy the link",
  copied: "The link is copied.",
  undo: "Take back",
  redo: "Do again",
  clear: "Clear the pitch",
  edition: "Rules",
  editionHelp: "Other rules begin with a clear pitch; it can be taken back.",

  // placing
  place: "Place",
  help: "Choose whom to place, then a square. A player is moved by dragging him, or by choosing him and then a square.",
  sides: { home: "Home", away: "Away" } as Readonly<Record<string, string>>,
  roster: "Roster",
  noRoster: "Plain players",
  plain: "Plain player",
  whole: "Whole ready team, into the reserves",
  removeAll: "Remove all of them",
  ball: "Ball",
  secondBall: "Second ball",
  noBall: "Take the ball away",
  chosen: (what: string): string => `${what}: choose a square`,
  moving: (who: string): string => `${who}: choose a square to move him there`,
  pitch: "The pitch being set up",
  dugout: (side: string): string => `${side}, beside the pitch`,
  nobody: "Nobody beside the pitch.",

  // a player
  changeHim: "Change him",
  number: "Shirt",
  name: "Name",
  how: "How he is",
  states: {
    up: "standing", prone: "prone", stunned: "stunned", reserves: "in reserve", ko: "knocked out", injured: "injured", off: "sent off", faint: "fainted",
  } as Readonly<Record<string, string>>,
  needsSquare: "Choose a square for him to bring him onto the pitch.",
  used: "Has acted this turn",
  marks: {
    dazed: "No tackle zones", hypnotised: "Hypnotised", rooted: "Rooted",
  } as Readonly<Record<string, string>>,
  hasBall: "Has the ball",
  stats: "Characteristics",
  skills: "Skills",
  addSkill: "Add a skill",
  removeSkill: (skill: string): string => `Remove ${skill}`,
  remove: "Remove him",
  close: "Done",

  // the table
  table: "Score and turn",
  team: (side: string): string => `Name of ${side}`,
  score: "Touchdowns",
  rerolls: "Re-rolls",
  apothecary: "Apothecaries",
  half: "Half",
  halves: { 1: "First half", 2: "Second half", 3: "Overtime" } as Readonly<Record<number, string>>,
  active: "Whose turn",
  between: "between turns",
  turn: "Turn",
  kicking: "Who kicked this drive",
  weather: "Weather",
  weathers: {
    "sweltering heat": "Sweltering heat", "very sunny": "Very sunny", nice: "Nice", "pouring rain": "Pouring rain", blizzard: "Blizzard",
  } as Readonly<Record<string, string>>,
  usedUp: "Used this turn",
  uses: { blitz: "Blitz", pass: "Pass", "hand-off": "Hand-off", foul: "Foul", reroll: "Re-roll" } as Readonly<Record<string, string>>,

  // the notation
  notation: "As text",
  notationHelp: "Our notation. What you type here is taken over with the button.",
  take: "Take it over",
  reset: "Back to the pitch’s",
  at: (line: number, column: number): string => `Line ${line}, column ${column}: `,
} as const);
