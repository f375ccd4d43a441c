// Looking something up: names first, then words in the text; a slip of the finger does no harm.
import { addressOf, type Entry, type Rulebook } from "./entries";

interface Card {
  entry: Entry;
  /** As people type it: small letters, no marks. */
  name: string;
  squeezed: string;
  words: readonly string[];
  text: string;
}

export const plain = (words: string): string =>
  words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'\u2019]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9+]+/g, " ")
    .trim();

/** How much may be mistyped in a word. */
const slips = (letters: number): number => (letters < 3 ? 0 : letters < 6 ? 1 : 2);

/** Letters that are wrong, missing, too many or swapped; more than `most` is not counted out. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const wrong = one[i - 1] === other[j - 1] ? 0 : 1;
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + wrong);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length]!;
}

/** A word that is still being typed may be the beginning of one. */
function nearly(typed: string, word: string): number {
  const most = slips(typed.length);
  // Hardly anybody mistypes the beginning, and most words are told apart by it at once.
  if (typed[0] !== word[0] && typed[0] !== word[1] && typed[1] !== word[0]) return most + 1;
  return Math.min(slipsBetween(typed, word, most), slipsBetween(typed, word.slice(0, typed.length), most) + 0.5);
}

// What people mostly look for comes first among equals.
const ORDER = ["skill", "table", "kick-off", "weather", "prayer", "roster", "inducement", "spell", "star", "card", "rule"];

const IN_TEXT = 40;

export class Index {
  readonly #cards: Card[];

  constructor(book: Rulebook) {
    this.#cards = book.entries.filter((entry) => !entry.of).map((entry) => card(entry, book));
  }

  /** The entries that fit, the best first. */
  find(typed: string, most = 40): Entry[] {
    const wanted = plain(typed);
    if (!wanted) return [];
    const words = wanted.split(" ");
    const scored = (how: typeof fits): { entry: Entry; score: number }[] =>
      this.#cards.flatMap((each) => {
        const score = how(each, wanted, words);
        return score > 0 ? [{ entry: each.entry, score: score - ORDER.indexOf(each.entry.kind) / 10 - each.name.length / 1000 }] : [];
      });
    const rightly = scored(fits);
    // Whoever types a whole name has not mistyped another.
    const found = rightly.some(({ score }) => score > 95) ? rightly : [...rightly, ...scored(nearlyFits)];
    return found.sort((one, other) => other.score - one.score).slice(0, most).map(({ entry }) => entry);
  }

  /** What somebody may have meant by a name that nobody has. */
  near(name: string, kind: string, most = 6): Entry[] {
    const all = this.find(name, 60);
    const close = all.filter((entry) => entry.kind === kind);
    return [...close, ...all.filter((entry) => entry.kind !== kind)].slice(0, most);
  }
}

function card(entry: Entry, book: Rulebook): Card {
  const name = plain(entry.name);
  const parts = (entry.parts ?? []).flatMap((id) => book.at(`rule/${id}`) ?? []);
  const told = [
    addressOf(entry), entry.group, entry.text, ...Object.values(entry.facts ?? {}), ...(entry.skills ?? []),
    ...[...(entry.variants ?? []), ...(entry.rows ?? [])].flatMap((each) => [each.name, each.text]),
    ...(entry.positions ?? []).map((each) => each.name), ...parts.flatMap((part) => [part.name, part.text]),
  ];
  return { entry, name, squeezed: name.replaceAll(" ", ""), words: name.split(" "), text: ` ${plain(told.join(" "))}` };
}

function fits({ name, squeezed, words, text }: Card, wanted: string, typed: readonly string[]): number {
  const tight = wanted.replaceAll(" ", "");
  if (name === wanted) return 100;
  if (squeezed === tight) return 98;
  if (name.startsWith(wanted)) return 90;
  if (words.some((word) => word.startsWith(wanted))) return 80;
  if (typed.every((each) => words.some((word) => word.startsWith(each)))) return 78;
  if (squeezed.startsWith(tight) || name.includes(wanted)) return 72;
  if (typed.every((one) => text.includes(` ${one}`) || words.some((word) => word.startsWith(one)))) return IN_TEXT;
  return 0;
}

/** Of those that do not fit: with slips. */
function nearlyFits(each: Card, wanted: string, typed: readonly string[]): number {
  if (fits(each, wanted, typed) > 0) return 0;
  const tight = wanted.replaceAll(" ", "");
  const whole = nearly(tight, each.squeezed);
  if (whole <= slips(tight.length)) return 66 - 4 * whole;
  const off = typed.map((one) => Math.min(...each.words.map((word) => nearly(one, word))));
  return off.every((slip, i) => slip <= slips(typed[i]!.length)) ? 60 - 4 * off.reduce((sum, slip) => sum + slip, 0) : 0;
}
