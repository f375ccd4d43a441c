// The texts of what can be watched: the list, the stands of a match, the broadcast.
import { told } from "../tongue";

const minutes = (seconds: number): string => (seconds < 60 ? `${seconds} seconds` : seconds === 60 ? "a minute" : `${seconds / 60} minutes`);

/** What is heard, for those who do not hear it. */
export const CAPTIONS: Readonly<Record<string, string>> = told("CAPTIONS", {
  step: "", dice: "dice", hit: "a blow", fall: "a fall", whistle: "whistle", cheer: "the crowd cheers", chime: "a chime",
});

/** Beside the pitch of who watches. */
export const STANDS = told("STANDS", {
  title: "You are watching",
  later: (delay: number): string => `You see it ${minutes(delay)} later.`,
  zones: "Tackle zones",
  zonesOf: { none: "Off", home: "Home", away: "Away", both: "Both" } as Readonly<Record<string, string>>,
  chances: "Chances",
  chancesHelp: "Point at a player: where he gets, and how likely; the dice of a block over each opponent.",
  range: "Range",
  rangeHelp: "How far he throws",
  captions: "Captions",
  sketch: "Sketch",
  broadcast: "Broadcast view",
  still: "The picture stands still while you look.",
  goOn: "Back to live",
  working: "Working out the chances\u2026",
  of: (name: string): string => `Chances of ${name}`,
} as const);

/** The view for streams. */
export const BROADCAST = told("BROADCAST", {
  title: "Broadcast",
  wait: "Waiting for the match",
  rolls: "Last rolls",
  luck: "Luck: made beyond the average",
  rerolls: (count: number): string => `${count} ${count === 1 ? "re-roll" : "re-rolls"}`,
  armour: "armour of",
  test: (name: string): string => (name === "go for it" ? "rush" : name),
} as const);

export const WATCH = told("WATCH", {
  title: "Watch",
  lead: "Matches that are being played now. Open one to watch it; nobody minds.",
  running: "Live now",
  none: "Nobody plays just now",
  noneHelp: "Two computers can play each other for you to watch. You choose the rules, the teams are drawn.",
  more: "Or let two computers play:",
  begin: "Let them play",
  beginning: "One moment",
  rules: "Rules",
  over: "Just over",
  overNone: "Results stand here for a while.",
  own: "Your matches",
  replay: "Replay",
  watchers: (count: number): string => `${count} watching`,
  later: (delay: number): string => `shown ${minutes(delay)} later`,
  unreachable: "The server cannot be reached. The list is as it was.",
  picture: (home: string, away: string): string => `The pitch: ${home} against ${away}`,
  active: (team: string): string => `${team} to move`,
  ago: (seconds: number): string =>
    seconds < 90 ? "just now" : seconds < 5400 ? `${Math.round(seconds / 60)} minutes ago` : seconds < 129_600 ? `${Math.round(seconds / 3600)} hours ago` : `${Math.round(seconds / 86_400)} days ago`,
} as const);
