// Looking things up: everything is found by its name and in spite of a slip, and addresses are the server's.
import { expect, test } from "vitest";
import names from "../../fixtures/rulebook.json";
import { slug } from "./address";
import { differing } from "./differing";
import { addressOf, Rulebook, type Entry } from "./entries";
import { Index, plain, slipsBetween } from "./search";

const BOOKS = Object.entries(names).map(
  ([edition, entries]) =>
    new Rulebook({ edition, name: edition, entries: entries.map(([kind = "", id = "", name = ""]): Entry => ({ kind, id, name, same: `${kind}/${id}`, text: "Words." })) }),
);
const SKILLS = BOOKS.flatMap((book) => book.listed("skill").map((skill) => ({ book, skill })));
const indexes = new Map(BOOKS.map((book) => [book, new Index(book)]));
const first = (book: Rulebook, typed: string, most: number): string[] => indexes.get(book)!.find(typed).slice(0, most).map(addressOf);

test("everything is found by its name", () => {
  for (const book of BOOKS) {
    for (const entry of book.entries) expect(first(book, entry.name, 6), `${book.edition} ${entry.name}`).toContain(addressOf(entry));
  }
});

test("every skill is the first that its name finds, however it is written", () => {
  for (const { book, skill } of SKILLS) {
    for (const typed of [skill.name, skill.name.toLowerCase(), skill.name.toUpperCase(), plain(skill.name).replaceAll(" ", "")]) {
      expect(first(book, typed, 1), `${book.edition} ${typed}`).toEqual([addressOf(skill)]);
    }
  }
});

test("every skill is found in spite of a slip", () => {
  const middle = (name: string): number => Math.max(1, Math.floor(name.length / 2) - 1);
  const slips: ((name: string) => string)[] = [
    (name) => name.slice(0, middle(name)) + name[middle(name) + 1]! + name[middle(name)]! + name.slice(middle(name) + 2), // swapped
    (name) => name.slice(0, middle(name)) + name.slice(middle(name) + 1), // left out
    (name) => name.slice(0, middle(name)) + name[middle(name)]! + name.slice(middle(name)), // twice
    (name) => `${name.slice(0, -1)}x`, // wrong
  ];
  for (const { book, skill } of SKILLS) {
    for (const slip of skill.name.length > 3 ? slips : slips.slice(0, 1)) {
      const typed = slip(plain(skill.name));
      expect(first(book, typed, 8), `${book.edition} ${typed} for ${skill.name}`).toContain(addressOf(skill));
    }
  }
});

test("while a name is typed it comes nearer", () => {
  const [book] = BOOKS;
  expect(first(book!, "sure", 2)).toEqual(["skill/sure-feet", "skill/sure-hands"]);
  expect(first(book!, "sure ha", 1)).toEqual(["skill/sure-hands"]);
  expect(first(book!, "", 1)).toEqual([]);
});

test("words in the text are found after names", () => {
  const told = (name: string, text: string): Entry => ({ kind: "skill", id: slug(name), name, same: name, text });
  const index = new Index(new Rulebook({ edition: "x", name: "x", entries: [told("Sure Hands", "Strip Ball has no effect."), told("Strip Ball", "The carrier drops it.")] }));
  expect(index.find("strip ball").map((each) => each.name)).toEqual(["Strip Ball", "Sure Hands"]);
  expect(index.find("strip nothing")).toEqual([]);
});

test("slips are counted", () => {
  expect(slipsBetween("dogde", "dodge", 2)).toBe(1);
  expect(slipsBetween("block", "block", 2)).toBe(0);
  expect(slipsBetween("grab", "guard", 2)).toBeGreaterThan(2);
});

test("an address names what the server calls it", () => {
  for (const { skill } of SKILLS) expect(slug(skill.name), skill.name).toBe(skill.id);
  for (const book of BOOKS) {
    for (const kind of ["star", "inducement", "spell", "card", "prayer", "kick-off", "weather"]) {
      for (const entry of book.listed(kind)) if (!entry.name.includes(" (")) expect(slug(entry.name), entry.name).toBe(entry.id);
    }
  }
  expect(slug("Loner (4+)")).toBe("loner");
});

test("what another text does not say is set apart", () => {
  expect(differing("May re-roll one failed dodge a turn.", "May re-roll a failed dodge.")).toEqual([
    { words: "May re-roll", own: false }, { words: "a", own: true }, { words: "failed dodge.", own: false },
  ]);
  expect(differing("The same words.", "the same words")).toEqual([{ words: "the same words", own: false }]);
  expect(differing("", "All new.")).toEqual([{ words: "All new.", own: true }]);
});
