// The texts of the lessons. Where everybody stands, which dice fall and what counts as done is in the files of
// src/pigskin/web/lessons/course; docs/lessons.md tells how both go together.
import type { LessonNotes } from "../protocol";
import { told } from "../tongue";

export type LessonId = keyof LessonNotes;

export interface LessonWords<Note extends string = string> {
  title: string;
  /** What one learns, in the list. */
  about: string;
  /** What to do, in one sentence. */
  task: string;
  /** How it is done on this page. */
  how: string;
  /** What the rule is, and what it is good for. */
  why: string;
  /** Said when it is done. */
  done: string;
  /** Said when something else was done: what it meant, and what to do instead. */
  notes: Readonly<Record<Note, string>>;
}

const USUAL = {
  turnover: "A turnover: a fall or a lost ball ends the turn at once, and the other coach plays.",
  "turn ended": "That was legal, but it ended your turn: now the other coach would play. Do the task first.",
  "match over": "The time is up, and nobody has scored for you. That happens to every coach.",
} as const;
const AGAIN = "The roll failed. A team re-roll rolls it once more: choose it below.";
const OTHER = "That was legal, but the task is for another player. Stop here and choose him, or take it back.";

export const LESSONS = told<{ readonly [Id in LessonId]: LessonWords<LessonNotes[Id]> }>("LESSONS", {
  move: {
    title: "Move",
    about: "Where a player gets without a roll",
    task: "Take number 7 to the framed square.",
    how: "Choose number 7: bright squares are safe, figures are chances in percent. Choose the framed square, then do it.",
    why: "A standing player marks the eight squares around him. Going past is free; only who leaves a marked square has to roll. So go round.",
    done: "No die was rolled: nobody was close enough to grab at him.",
    notes: {
      ...USUAL,
      "stopped short": "That was legal, but he has stopped before the framed square, and a player acts once in a turn.",
      fell: "He left a square next to an opponent, which is a dodge, and fell. The way round needs no roll.",
      "on the way": "He has squares left: go on to the framed one.",
      "other player": OTHER,
    },
  },
  dodge: {
    title: "Dodge",
    about: "Getting away from an opponent, and the re-roll",
    task: "Number 7 is marked: take him away to the framed square.",
    how: "Choose number 7, then the framed square. The way shows what he has to roll; if it fails, use the team re-roll.",
    why: "Who leaves a square next to an opponent rolls a die against his agility: 3+ works in 67 of 100. A team re-roll, once a turn, makes it 89.",
    done: "The first roll failed and the re-roll saved him. Without it he would have fallen, and your turn would have been over.",
    notes: {
      ...USUAL,
      fell: "He fell, and a fall of yours ends your turn: that is a turnover. Next time take the team re-roll when it is offered.",
      "stopped short": "That was legal, but he has stopped before the framed square.",
      "re-roll": "The roll failed: he falls unless you roll once more. Choose the team re-roll.",
      "on the way": "The hard part is done: now he runs freely to the frame.",
      "other player": OTHER,
    },
  },
  block: {
    title: "Block",
    about: "Block dice, an assist, armour",
    task: "Knock down number 4 with number 3.",
    how: "Choose number 3, then number 4 in the frame. Two dice fall and you pick one: the burst knocks him down.",
    why: "Number 5 stands beside him and helps: 3 + 1 strength against 3 makes two dice, and the stronger side chooses. One die alone would be a gamble.",
    done: "Down he goes. His armour was rolled for, and broke; stunned, he misses a turn. A player on the ground marks nobody.",
    notes: {
      ...USUAL,
      fell: "Your own player went down: that ends the turn. With two dice you need not choose such a face.",
      "still up": "That was legal, but a push only moves him: he still stands. Choose the burst next time.",
      "one more": "That was legal, but he still stands, and number 3 has acted. If number 5 is next to him he can try; or start again and choose the burst.",
      "choose a face": "Your choice: the burst, defender down, knocks him over; the arrow only pushes him.",
      "choose a square": "He is pushed away from you: choose where. All three are good here.",
      "follow or stay": "You may follow into the square he left, or stay. Either is good here.",
      "other player": "That was legal, but let number 3 block first: he knows how to stay on his feet.",
    },
  },
  ball: {
    title: "Pick up the ball",
    about: "Who steps on it picks it up",
    task: "Get the ball with number 5.",
    how: "Choose number 5, then the framed square where the ball lies.",
    why: "Who enters the square of the ball has to pick it up: 3+ for most. If it fails it bounces away and the turn is over, so do safe things first.",
    done: "He has it, and may go on with what is left of his movement.",
    notes: {
      ...USUAL,
      "re-roll": AGAIN,
      "still there": "That was legal, but the ball still lies there, and both of yours have acted.",
      "one more": "Number 5 has acted without the ball. Number 7 may still get it; or start again.",
      "on the way": "He has squares left: go on to the ball.",
      "other player": "That was legal, but number 5 is nearer. Go on and see, or take it back.",
    },
  },
  pass: {
    title: "Pass",
    about: "A throw, and a catch",
    task: "Throw the ball from number 1 to number 8.",
    how: "Choose number 1 and the action Pass, then number 8 in the frame. You see both chances before you throw.",
    why: "A throw is rolled against passing, the further the harder; then the catcher rolls against agility. One pass a turn, and the ball gains ground no runner could.",
    done: "Thrown and caught. If the ball had fallen to the ground it would have been a turnover.",
    notes: {
      ...USUAL,
      "re-roll": AGAIN,
      "kept it": "That was legal, but number 1 has acted and still has the ball.",
      "on the way": "He still has the ball: choose Pass, then number 8.",
      "other player": OTHER,
      "catcher moved": "Number 8 has run. You can still throw to him where he is now.",
    },
  },
  score: {
    title: "Score",
    about: "To the end zone, and one square further",
    task: "Take number 8 with the ball into the end zone on the far side.",
    how: "Choose number 8, then a square of the last row behind the opponents. It is one square more than he can run: a rush.",
    why: "A player may go two squares further than his movement; each such rush needs 2+, or he falls. Past the two opponents there is a way that nobody marks.",
    done: "Touchdown! A ball in the end zone is a point. Then both teams set up again.",
    notes: {
      ...USUAL,
      "re-roll": AGAIN,
      fell: "He fell before the line. Look for the way whose figure is 83: one rush, no dodge.",
      "stopped short": "That was legal, but he has stopped before the end zone.",
      "on the way": "He can still get there: choose a square in the last row.",
      "other player": "That was legal, but only number 8 has the ball. Stop here and choose him, or take it back.",
    },
  },
  drive: {
    title: "Four turns",
    about: "The end of a match against the computer",
    task: "Score once in four turns.",
    how: "All that you learned, and real dice: block in the middle first, then bring the ball forward. End your turn when you are done; the computer plays in between.",
    why: "Safe things first, dice last: whatever fails ends your turn. Keep players between the ball and the opponents.",
    done: "You have won a match. The next one is a whole one: eleven players, two halves, and you know all you need.",
    notes: {
      "match over": USUAL["match over"],
      "they scored": "They have scored. Keep somebody between them and the ball, and pick it up before they do.",
    },
  },
});

export const ORDER = Object.keys(LESSONS) as readonly LessonId[];

export const LEARN = told("LEARN", {
  title: "Learn",
  lead: "Seven short lessons on the real table. You need not know anything.",
  minutes: "About ten minutes",
  begin: "Begin",
  goOn: "Go on",
  isDone: "done",
  allDone: "You know how it goes. Now for a whole match.",
  toMatch: "Play a match",
  progress: (done: number, all: number): string => `${done} of ${all} done`,
  number: (number: number, all: number): string => `Lesson ${number} of ${all}`,
  all: "All lessons",
  restart: "Start again",
  tryAgain: "Try again",
  takeBack: "Take it back",
  skip: "Skip",
  next: (title: string): string => `Next: ${title}`,
  isDoneTitle: "Done",
  missedTitle: "Not yet",
  verdict: "How the lesson went",
  why: "Why?",
  rolls: "What the dice did",
  frame: (square: string): string => `The framed square is ${square}.`,
  ready: "In a lesson some dice are laid ready; in a match never.",
  nothing: "There is no such lesson.",
  opening: "Setting up the pitch",
  refused: "The lesson cannot be opened just now.",
} as const);

// --- what the dice did ------------------------------------------------------------------------------

export const ROLLED = told("ROLLED", {
  tests: {
    dodge: "Dodge", "go for it": "Rush", "pick-up": "Pick-up", pass: "Throw", catch: "Catch", armour: "Armour", "stand up": "Stand up",
  } as Readonly<Record<string, string>>,
  need: (what: string, rolled: string, target: number, parts: string): string => `${what}: ${rolled}, needs ${target}+${parts ? ` (${parts})` : ""}.`,
  made: (chance: number): string => `Made; it works ${chance} times in 100.`,
  failed: (chance: number): string => `Failed; it works ${chance} times in 100.`,
  broken: (chance: number): string => `Broken; that happens ${chance} times in 100.`,
  holds: (chance: number): string => `It holds; it breaks ${chance} times in 100.`,
  block: (faces: string, chance: number): string => `Block dice: ${faces}. A face that knocks him down comes ${chance} times in 100.`,
  injury: (rolled: string, result: string): string => `Injury: ${rolled}, ${result}.`,
} as const);
