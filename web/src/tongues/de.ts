// Deutsch. Regeltexte, Namen von Fertigkeiten, Karten und Völkern bleiben englisch.
import { ADVISING } from "./de/advice";
import { BESIDE } from "./de/beside";
import { BUILDING } from "./de/building";
import { FIGURES } from "./de/figures";
import { FIRST } from "./de/first";
import { LESSON_WORDS } from "./de/lessons";
import { MATCH } from "./de/match";
import { PARTS } from "./de/parts";
import { PUZZLING } from "./de/puzzles";
import { REVIEWING } from "./de/review";
import { BOOK } from "./de/rules";
import { EVENTS, NAMES, QUESTIONS } from "./de/sentences";
import { WATCHING } from "./de/watching";
import type { Translation } from "./dictionary";

const german: Translation = {
  words: { ...FIRST, ...MATCH, ...ADVISING, ...BESIDE, ...PARTS, ...FIGURES, ...BOOK, ...LESSON_WORDS, ...BUILDING, ...WATCHING, ...REVIEWING, ...PUZZLING },
  events: EVENTS,
  questions: QUESTIONS,
  names: NAMES,
  roll: (need, rolled) => (need ? `${need}, gewürfelt ${rolled}` : `gewürfelt ${rolled}`),
};
export default german;
