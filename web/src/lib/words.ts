// Every text of the pages: here what the page of a match needs at once, beside the pitch in words/beside.ts, and in
// words/first.ts what the first page needs, which then need not fetch the others; in the other files of words/
// what is fetched with the part that shows it. What the engine says (sentences, names of skills, cards and
// actions) comes from the server as it is.
import { told } from "./tongue";
import type { Side } from "./view";
import { capital, SMALL, spelt, STATES } from "./words/first";

export * from "./words/first";

// --- the match page ---------------------------------------------------------------------------------

export const MATCH = told("MATCH", {
  yourMove: "Your move",
  asks: (sentence: string): string => sentence,
  waitsFor: (name: string): string => `Waiting for ${name}`,
  thinks: (name: string): string => `${name} is thinking`,
  watching: "You are watching",
  nothingRolled: "Nothing rolled yet.",
  hint: "Hint",
  hintAsk: "What would a coach do here?",
  back: "Back",
  doIt: "Do it",
  endTurn: "End turn",
  endTurnStalls: "Your ball carrier could score without a roll: he stalls, and somebody may throw a rock at him. End the turn all the same?",
  endTurnAsk: (left: number, carrier: boolean): string =>
    carrier
      ? "The ball carrier has not acted. End the turn all the same?"
      : `${capital(spelt(left))} of your players ${left === 1 ? "has" : "have"} not acted. End the turn all the same?`,
  stay: "Go on playing",
  choosePlayer: "Choose a player",
  bench: "Beside the pitch",
  lost: "Connection lost, trying again",
  restarting: "The server is being restarted, this page goes on by itself",
  connecting: "Connecting",
  again: "Try again",
  refused: "This match cannot be opened",
  stopped: "This match cannot go on",
  ownSeat: "To your own seat",
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
  onlyHere: "Only this computer can open this link.",
  forOthers: "To let others come, stop the server and start it with",
  forOthersCommand: 'make play ARGS="--host 0.0.0.0"',
  staysOpen: "The match waits for you until then.",
  watchLink: "For those who want to watch",
  copy: "Copy",
  copied: "Copied",
  code: "or the code",
  join: (team: string): string => `Sit down for ${team}`,
  joinAgainst: (name: string, team: string, edition: string): string => `${name || "The other coach"} plays ${team}, by the rules of ${edition.toUpperCase()}.`,
  joinClock: (seconds: number): string => `There is a clock: ${seconds} seconds a turn.`,
  later: "The match will be shown here soon",
  laterHelp: (seconds: number): string => `Who watches sees it ${seconds < 60 ? `${seconds} seconds` : `${seconds / 60} minutes`} later than the coaches.`,
  joinHelp: "What shall the others call you?",
  name: "Name",
  sit: "Take the seat",
  watch: "Only watch",
  getsThere: "Gets there",
  action: "Action",
  actions: (who: string): string => `Actions of ${who}`,
  stop: "Stop here",
  declareShort: "Declare",
  declare: (action: string): string => `Declare: ${action}`,
  squaresLeft: (squares: number, rushes: number): string =>
    `${squares} ${squares === 1 ? "square" : "squares"}, ${rushes} ${rushes === 1 ? "rush" : "rushes"} left`,
  log: "Log",
  chat: "Chat",
  stats: "Statistics",
  players: "Players",
  concede: "Concede",
  rematch: "Play again, sides changed",
  rematchWaits: "Waiting for the other coach’s yes",
  winner: (name: string): string => `${name} win`,
  draw: "A draw",
  verify: "Every roll, one by one",
  toRematch: "To the next match",
  seatLink: "Take this seat along to another device",
  seatLinkHelp: "Whoever has this link sits in your place: keep it to yourself.",
  link: (team: string): string => (team ? `The link to the seat of ${team}` : "The link"),
  waitingOther: "The match begins when both coaches are here.",
  concedeAsk: (team: string, other: string): string =>
    `${team} give up: the match ends here and now, ${other} win and are given the touchdowns they need for it. This cannot be taken back.`,
  timeOut: "My time is up: end the turn",
  timeOutHelp: "The turn ends as soon as what is under way is settled, as the rules have it.",
  illegalProcedure: "Call an illegal procedure",
  tooMany: "Call too many players",
  concedeWhen: "A coach may concede at the start of a turn of his own, before anybody acts, or when he has too few players to set up.",
  close: "Close",
  keys: "Keys",
  sheet: "Reference sheet of this match",
  rules: "Rules",
  typedExample: "5 blitz 4; 5 move 7,7 8,7; end",
  typed: "Type an answer in words",
  zones: "Tackle zones",
  bands: "Range",
  asksYou: "You are asked:",
  unread: "unread",
  unreadLines: (count: number): string => (count === 1 ? "Chat: one line to read" : `Chat: ${count} lines to read`),
  sounds: "Sounds",
  turnPitch: "Turn the pitch for the other coach",
  handOf: (team: string): string => `${team}:`,
  card: "Player",
  cards: "Cards",
  dugouts: "Dugouts",
  cardHint: "Hold a finger on a player to see his card.",
  pullUp: "Show player, log and dugouts",
  pullDown: "Only what is asked",
  lateYou: "Your time was up.",
  late: (name: string): string => `The time of ${name} was up.`,
  lateTurn: "The turn ends.",
  lateAnswer: (answer: string): string => `Answered by the clock: ${answer}.`,
  lateSetUp: "The clock has set up the players.",
  sentInTime: "Your time was nearly up: your set-up was sent as it stood.",
  clockOf: (name: string): string => `Time left for ${name}`,
  clockYours: "Your time",
  wantsAgain: (name: string): string => `${name} wants to play again.`,
  secondsLeft: (seconds: number): string => `Less than ${seconds} seconds left`,
} as const);

// --- actions and what comes of them ----------------------------------------------------------------

/** Actions as the menu calls them. */
export const ACTION_WORDS: Readonly<Record<string, string>> = told("ACTION_WORDS", {
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
});

/** What may come of a block, a pass or a foul, in the order in which it is shown. */
export const OUTCOMES: Readonly<Record<string, string>> = told("OUTCOMES", {
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
});

// --- odds -------------------------------------------------------------------------------------------

export const ODDS = told("ODDS", {
  label: "What may come of it",
  dice: (dice: number, chooser: Side, you: readonly Side[]): string => {
    if (dice === 1) return "1 die";
    if (you.length !== 1) return `${dice} dice, ${chooser} chooses`;
    return `${dice} dice, ${chooser === you[0] ? "you choose" : "they choose"}`;
  },
  strength: (mine: string, theirs: string): string => `Strength ${mine} against ${theirs}`,
  down: "Down",
  pushed: "Pushed",
  neither: "Both stand",
  turnover: "Turnover",
  interferers: (names: readonly string[]): string => `${names.join(", ")} can get at the ball`,
  asRolled: "as rolled",
  withReroll: "with re-roll",
  withRerollShort: "With re-roll",
  getsThere: "Gets there",
  andFalls: "and he falls",
  andBreaks: "and armour breaks",
  whole: "All of it",
  struck: (name: string): string => `${name} down`,
  hitsNobody: "Nobody stands there",
} as const);

// --- questions and their cards ----------------------------------------------------------------------

export const ASK = told("ASK", {
  rules: "rules",
  rulesOf: (name: string): string => `Rules: ${name} (in a new tab)`,
  outOfTurn: "You are asked in their turn",
  keep: "Keep it",
  keepNote: "The roll stands",
  // What comes of a failed roll where dice follow at once, so that the server cannot say more.
  fails: {
    "always hungry": "He tries to eat him: one more roll decides",
    catch: "He drops it, and the ball bounces",
    "throw team-mate": "He flies astray",
    "kick team-mate": "He flies astray",
    landing: "He crashes: armour is rolled",
    chainsaw: "It kicks back: his own armour is rolled",
    "projectile vomit": "He hits himself: his own armour is rolled",
  } as Readonly<Record<string, string>>,
  rerolls: {
    "team re-roll": "Team re-roll",
    "leader re-roll": "Leader’s re-roll",
    "mascot re-roll": "Mascot’s re-roll",
  } as Readonly<Record<string, string>>,
  rerollWith: (skill: string): string => `Roll again with ${skill}`,
  skillFree: "Costs no team re-roll",
  left: (count: number): string => `${spelt(count)} left`,
  hits: (attacker: string, defender: string): string => `${attacker} hits ${defender}`,
  hitsAgain: (attacker: string): string => `${attacker}: dice that may be rolled again`,
  oneDie: "one die",
  dice: (dice: number, chooses: string): string => `${spelt(dice)} dice${chooses ? `, ${chooses}` : ""}`,
  youChoose: "you choose",
  theyChoose: (name: string): string => `${name} chooses`,
  whichDie: "Which block die?",
  times: (count: number): string => (count === 2 ? "On both dice" : `On ${spelt(count)} dice`),
  orAgain: "or roll again",
  goesDown: "goes down",
  works: "it works",
  strength: (own: string, other: string): string => `Strength ${own} against ${other}`,
  testOf: (name: string, test: string): string => `${name}: ${test}`,
  needed: "needed",
  needs: (roll: string): string => `needs ${roll}`,
  offPitch: (share: string): string => `${share} off the pitch`,
  runsInto: (names: string): string => `may run into ${names}`,
  pad: "Which way",
  ownPlayer: ", your own player",
  blasted: "Whom it may hit",
  struck: "down",
  hurt: "armour breaks",
  nobodyThere: "Nobody stands there",
  rolledSum: (sum: number): string => `rolled ${sum}`,
  use: (skill: string): string => `Use ${skill}`,
  doNotUse: (skill: string): string => `Do not use ${skill}`,
  usedNow: "It counts at once",
  pilesOn: "He lies down, and it is rolled again",
  withoutIt: "It goes on as if he did not have it",
  pick: "Choose on the pitch or in the list",
  pickKeys: "Type a shirt number, Enter confirms",
  candidates: (count: number): string => (count === 1 ? "One can be chosen." : `${capital(spelt(count))} can be chosen.`),
  aim: "Point at a square",
  aimKeys: "Arrow keys move, Enter aims, Enter again does it",
  aimed: (x: number, y: number): string => `At column ${x}, row ${y}`,
  doIt: "Do it",
  opens: (x: number, y: number): string => `To ${x},${y}`,
  pushesOn: (name: string): string => `${name} is pushed on`,
  zonesThere: (count: number): string => (count === 0 ? "no tackle zone there" : `${spelt(count)} tackle ${count === 1 ? "zone" : "zones"} there`),
  interferes: (names: string): string => `${names} may interfere`,
  hand: "Your cards",
  playCard: (card: string): string => `Play ${card}`,
  chooseTarget: (what: string, square: boolean): string => (square ? `${what}: where?` : `${what}: on whom?`),
  backToList: "Back to the list",
  tapSquare: "Tap a square on the pitch, then the button that comes up.",
  before: "now",
  rollAgain: "Roll again?",
  rollThisAgain: (face: string): string => `Roll this die again: ${face}`,
  ways: "How to throw",
  touchback: "Touchback",
  leap: "by a leap",
  block: "Block",
  thenSquare: "Then choose a square.",
  noCard: "Play no card",
  cardsKept: "All cards stay in hand",
  noCardNow: "None of yours fits this moment. Whoever holds cards is asked all the same, so that nobody learns which.",
  playedWhen: (moment: string): string => `When: ${moment}`,
  notNow: "Not now",
} as const);

export const FACE_TITLES: Readonly<Record<string, string>> = told("FACE_TITLES", {
  "attacker down": "Attacker down",
  "both down": "Both down",
  push: "Push",
  stumble: "Stumble",
  pow: "Defender down",
});

/** What a roll goes by. */
export const BASES: Readonly<Record<string, string>> = told("BASES", {
  agility: "Agility",
  strength: "Strength",
  passing: "Passing",
  armour: "Armour",
  movement: "Movement",
  rule: "The rule",
});

export const STATS: Readonly<Record<string, string>> = told("STATS", {
  ma: "Movement", st: "Strength", ag: "Agility", pa: "Passing", av: "Armour",
  MA: "Movement", ST: "Strength", AG: "Agility", PA: "Passing", AV: "Armour",
});

/** Answers as the cards call them: title, and what it brings where the server has nothing to say. */
export const REPLIES: Readonly<Record<string, readonly [title: string, note: string]>> = told("REPLIES", {
  yes: ["Yes", ""],
  no: ["No", "Nothing changes"],
  nobody: ["Nobody", "Nothing changes"],
  done: ["Done", "That is all"],
  stop: ["Stop here", "That is all"],
  stay: ["Stay", "Keeps his square"],
  "follow up": ["Follow", "Steps into the square that is free now"],
  heads: ["Heads", "One half of the coin"],
  tails: ["Tails", "The other half"],
  kick: ["Kick", "You set up first and defend; the other half you receive"],
  receive: ["Receive", "They set up first and kick; you begin with the ball"],
  "use the apothecary": ["Use the apothecary", "He is spent, for better or worse"],
  "no apothecary": ["Keep the apothecary", "The result stands"],
  "keep the first result": ["Keep the first", ""],
  "take the second result": ["Take the second", ""],
  "bribe the referee": ["Bribe the referee", "The bribe is spent either way; on a 1 he is sent off"],
  "accept the call": ["Accept the call", "He is sent off"],
  "argue the call": ["Argue the call", ""],
  "take a blow from the referee": ["Take a blow from the referee", "Instead of being sent off he may be hurt"],
  "end the turn as penalty": ["The turn ends", "As penalty for the turn marker"],
  "lose a re-roll as penalty": ["Lose a team re-roll", "The turn goes on"],
  "team re-roll": ["Team re-roll", "Costs a team re-roll"],
  "leader re-roll": ["Leader’s re-roll", "Costs the leader’s re-roll"],
  "mascot re-roll": ["Mascot’s re-roll", "Costs the mascot’s re-roll"],
  "pass the ball": ["Throw the ball", ""],
});

/** The same answers to some questions mean something of their own. */
export const KIND_REPLIES: Readonly<Record<string, Readonly<Record<string, readonly [title: string, note: string]>>>> = told("KIND_REPLIES", {
  "apothecary for a casualty": {
    "use the apothecary": ["Use the apothecary", "The injury is rolled once more and you choose which of the two stands; he is spent"],
    "no apothecary": ["Keep the apothecary", "The injury stands: he is out of this match"],
  },
  "apothecary for a knock-out": {
    "use the apothecary": ["Use the apothecary", "He is only stunned and stays where he is, or goes to the reserves if he was beside the pitch; the apothecary is spent"],
    "no apothecary": ["Keep the apothecary", "He may come round before a later drive"],
  },
  "dump-off": { nobody: ["Keep the ball", "The block goes on"] },
  intercept: { nobody: ["Nobody", "The ball flies on"] },
  "dive at": { nobody: ["Nobody", "He gets away"] },
  shadow: { nobody: ["Nobody", "He goes unfollowed"] },
  hold: { nobody: ["Nobody", "He goes on"] },
  "high kick": { nobody: ["Nobody", "The ball comes down and bounces"] },
  "kick-off return": { nobody: ["Nobody", "Everybody stays where he is"] },
  "pass block": { nobody: ["Nobody", "The ball is thrown"] },
  "on the ball": { nobody: ["Nobody", "The ball is thrown"] },
  "quick snap": { done: ["That is all", "The others stay where they are"] },
  "solid defence": { done: ["That is all", "The others stay where they are"] },
  "hand-off": { stop: ["To nobody", "His action ends with the ball in hand"] },
  wizard: { stop: ["Not now", "The wizard can still act later"] },
});

/** Questions of yes and no: what yes means, what no means, and why it is asked. */
export const YES_NO: Readonly<Record<string, { yes: readonly [string, string]; no: readonly [string, string]; why?: string }>> = told("YES_NO", {
  pray: {
    yes: ["Pray", "One roll on the table of prayers"],
    no: ["Do not pray", "Nothing is rolled"],
  },
  "Bugman plays": {
    yes: ["He plays", "Josef Bugman joins the team for this drive"],
    no: ["Not in this drive", "He can play in a later one"],
  },
  "Kari plays": {
    yes: ["She plays", "Kari Coldsteel joins the team for this drive"],
    no: ["Not in this drive", "She can play in a later one"],
  },
  "prima donna plays": {
    yes: ["She plays", "The star among the cheerleaders joins the team for this drive"],
    no: ["Not in this drive", "She goes on cheering"],
  },
  "heady brew": {
    yes: ["Hand it round", "A bottle is drunk; players may be the better or the worse for it"],
    no: ["Keep the bottle", "It can be opened before a later drive"],
  },
  overtime: {
    yes: ["Play overtime", "A new half; whoever scores wins"],
    no: ["No overtime", "The match ends as it stands"],
  },
  "perfect defence": {
    yes: ["Set up again", "All your players, in any legal formation"],
    no: ["Stay as you are", "The formation stands"],
  },
  "throw a rock": {
    yes: ["Throw it", "On a 5 or more he is knocked down"],
    no: ["Do not throw", "The rock is kept"],
  },
  "go for it": {
    yes: ["Go on", "A die is rolled; on a failure he falls and the turn is over"],
    no: ["Stop here", "His action ends"],
  },
  "move instead of blocking": {
    yes: ["Move", "He moves and does not block"],
    no: ["Block", "He blocks as declared"],
  },
  "move instead": {
    yes: ["Only move", "He moves to where he can reach somebody"],
    no: ["As declared", "He acts as declared, and may have to feed afterwards"],
  },
  "kick hard": {
    yes: ["Kick hard", "Two dice of squares, and more risk"],
    no: ["Kick softly", "One die of squares"],
  },
  "catch the bomb": {
    yes: ["Catch it", "If he does he throws it on; if not it goes off"],
    no: ["Let it fall", "It bounces or goes off where it lies"],
  },
  "plague doctor for a knock-out": {
    yes: ["Call the plague doctor", "The player is back in the reserves; the doctor is spent"],
    no: ["Keep him", "The player stays knocked out"],
  },
  "Mungo cracks his spine": {
    yes: ["Crack it", "Mungo is spent; the player may be up again"],
    no: ["Better not", "The player stays knocked out"],
  },
  "medicinal unguent": {
    yes: ["Rub it in", "He plays on; the unguent is spent"],
    no: ["Keep it", "The injury stands"],
  },
  "use the Igor": {
    yes: ["Let him try", "The failed regeneration is rolled again; the Igor is spent"],
    no: ["Keep him", "The injury stands"],
  },
  "use the mortuary assistant": {
    yes: ["Let him try", "The failed regeneration is rolled again; the assistant is spent"],
    no: ["Keep him", "The injury stands"],
  },
  "use the plague doctor": {
    yes: ["Let him try", "The failed regeneration is rolled again; the doctor is spent"],
    no: ["Keep him", "The injury stands"],
  },
  "raise the dead": {
    yes: ["Raise him", "He joins your reserves as a zombie"],
    no: ["Let him rest", "Another may be raised later"],
  },
  infect: {
    yes: ["He rises", "He joins your reserves as a Rotter"],
    no: ["Let him rest", "Nobody joins"],
  },
  "Bugman comes on": {
    yes: ["He tries", "A die decides whether Josef Bugman comes on"],
    no: ["He stays", "Nobody comes on"],
  },
  "drop on purpose": {
    yes: ["Drop it", "The ball bounces from his square"],
    no: ["Hold it", "He keeps the ball"],
  },
});

/** Why a question is asked, where its sentence does not say it. */
export const WHY: Readonly<Record<string, string>> = told("WHY", {
  toss: "Who wins the toss chooses to kick or to receive.",
  overtime: "The score is level.",
  "re-roll block": "Before a face is chosen, the dice may be rolled again.",
  push: "A player on the square he goes to is pushed on in his turn.",
  "dive at": "Diving makes his dodge harder; who dives is down afterwards.",
  hold: "Who holds him rolls against him; if it works he stays where he is.",
  shadow: "Who follows takes the square he left.",
  intercept: "If the ball is caught in flight it is yours and their turn is over.",
  touchback: "The kick has left the field.",
  "high kick": "Who stands alone may run under the ball.",
  "perfect defence": "The kick-off table says: perfect defence. The kick is in the air, and they cannot change anything any more.",
  "solid defence": "The kick-off table says: solid defence. Those you choose leave their squares and are set up anew.",
  wizard: "He casts once in a match, before or after a turn of his side.",
  facing: "A die decides which of the three squares that way he goes to: all are as likely.",

  "pass block": "He must end where he marks thrower or catcher, or can intercept.",
  "on the ball": "He moves a few squares before the ball is thrown.",
  "which result": "The apothecary has had the injury rolled again.",
  bite: "Who bites nobody loses his own senses.",
  "lash out": "He turns on a team-mate, or the turn is over.",
  "dive for the ball": "Two who dive for the same ball hinder each other.",
  kick: "The kick scatters from where you aim; out of the field it is a touchback.",
  ballistics: "The master of ballistics corrects the kick.",
  "follow up": "Who follows leaves his square and takes the one that is free.",
});

/** What is aimed at, how far: as the server numbers the ranges. */
export const BANDS: Readonly<Record<number, string>> = told("BANDS", { 0: "quick", 1: "short", 2: "long", 3: "long bomb" });

/** Ways to throw, where there are several. */
export const WAYS: Readonly<Record<string, string>> = told("WAYS", {
  "pass to": "Plain throw", "throw to": "Throw", "kick to": "Kick",
});

export const DIRECTIONS = told("DIRECTIONS", { up: "up", down: "down", left: "left", right: "right", and: " and " } as const);
export const COMPASS: Readonly<Record<string, string>> = told("COMPASS", {
  north: "To one touchline (north)", east: "To the end zone of away (east)",
  south: "To the other touchline (south)", west: "To the end zone of home (west)",
});
const shifted = (what: string) => (by: number): string =>
  by === 0 ? `Leave the ${what}` : `${what[0]?.toUpperCase() ?? ""}${what.slice(1)} ${by < 0 ? "−" : "+"}${Math.abs(by)}`;
export const SHIFTS: Readonly<Record<string, (by: number) => string>> = told("SHIFTS", {
  "change the roll by": shifted("roll"),
  "change the distance by": shifted("distance"),
  "change the direction by": shifted("direction"),
  "move the turn markers by": (by) => (by < 0 ? "Turn markers back by one: more time" : "Turn markers on by one: less time"),
});

/** Answers that cast something, by what the book calls it. */
export const SPELLS: Readonly<Record<string, string>> = told("SPELLS", {
  fireball: "Fireball", "lightning bolt": "Lightning Bolt", zap: "Zap", thunderbolt: "Thunderbolt",
  "thousand cuts": "One Thousand Cuts", "wild fireball": "Fireball", "hot pot": "Halfling Hot Pot",
});

/** How a player is, apart from standing: for lists of players. */
export function playerState(player: { state: string; has_ball: boolean }): string {
  return [player.has_ball ? SMALL.hasBall : "", STATES[player.state] ?? ""].filter((each) => each !== "").join(", ");
}

// --- choosing and acting ----------------------------------------------------------------------------

/** Answers of a turn or an action that are no walk and no blow: how they are called, and where the book has them. */
export const EXTRAS: Readonly<Record<string, { title: string; book?: string; with?: (name: string) => string }>> = told("EXTRAS", {
  "pass the ball": { title: "Throw the ball" },
  "pass to": { title: "Throw the ball" },
  throw: { title: "Throw a team-mate", book: "Throw Team-mate" },
  "throw to": { title: "Throw a team-mate", book: "Throw Team-mate" },
  use: { title: "Use a skill", with: (name) => `Use ${name}` },
  "do not use": { title: "Do without", with: (name) => `Do without ${name}` },
  fireball: { title: "Fireball", book: "Fireball" },
  "wild fireball": { title: "Wild fireball", book: "Fireball" },
  "lightning bolt": { title: "Lightning bolt", book: "Lightning Bolt" },
  zap: { title: "Zap", book: "Zap" },
  thunderbolt: { title: "Thunderbolt", book: "Thunderbolt" },
  "thousand cuts": { title: "One thousand cuts", book: "One Thousand Cuts" },
  "hot pot": { title: "Halfling hot pot", book: "halfling hot pot" },
  "call the weather mage": { title: "Call the weather mage", book: "weather mage" },
  "use the ancient artefact": { title: "Use the ancient artefact", book: "ancient artefact" },
  "move the turn marker": { title: "Move the turn marker" },
  "play card": { title: "Play a card", with: (name) => `Play ${name}` },
  "play card on": { title: "Play a card", with: (name) => `Play ${name}` },
  "play card at": { title: "Play a card", with: (name) => `Play ${name}` },
});

export const ACT = told("ACT", {
  stillToAct: "Still to act",
  bench: (count: number): string => (count === 1 ? "Beside the pitch" : `Beside the pitch: ${count}`),
  benchLabel: "What is no player’s action",
  on: (what: string): string => `${what}: on whom?`,
  at: (what: string): string => `${what}: where?`,
  ring: (name: string): string => `What to do to ${name}`,
  verbs: {
    block: "Block", foul: "Foul", "hand off to": "Hand over", "pass to": "Throw", throw: "Throw him", name: "Blitz",
  } as Readonly<Record<string, string>>,
  sentence: (action: string, name: string): string => `${action} with ${name}`,
  against: (name: string): string => ` against ${name}`,
  to: (name: string): string => ` to ${name}`,
  mate: (name: string): string => `, ${name}`,
  dice: (dice: number, first: boolean): string => `${first ? "" : "then "}${dice} ${dice === 1 ? "die" : "dice"}`,
  sure: "no roll",
  working: "Working out the chances\u2026",
  doIt: (chance: string): string => `Do it, ${chance}`,
  squares: (count: number): string => `${count} ${count === 1 ? "square" : "squares"}`,
  rushes: (count: number): string => `${count} ${count === 1 ? "rush" : "rushes"} left`,
  armour: "armour breaks",
  standUp: "Stand up",
  goOn: "Where to?",
  keys: "Keys: number or N chooses, arrows point, Enter plans and does",
  ownWay: "Your own way",
  needs: "What is rolled",
} as const);
