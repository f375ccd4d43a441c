// What things of the bench bring, from the words of the book.
import { expect, test } from "vitest";
import type { Book } from "./api";
import { bringsOf, type Extra } from "./extras";

const BOOK = {
  skills: { Stab: "Armour instead of a block." }, effects: { "hot pots": "A pot of soup." }, decks: [],
  inducements: {
    "Hireling Sports-Wizard": { does: "One spell in the match: Fireball or Zap. Fireball: Everybody near is knocked down on 4+. Zap: Turns into a frog." },
    Sorceress: { does: "One spell in the match: One Thousand Cuts. One Thousand Cuts: On 3+ he is worse." },
  },
} as unknown as Book;
const extra = (title: string, name = ""): Extra => ({ id: title, verb: title.toLowerCase(), title, name, answers: [], on: null });

test("a spell is told in the words of who casts it", () => {
  expect(bringsOf(extra("Fireball"), BOOK)).toBe("Everybody near is knocked down on 4+.");
  expect(bringsOf(extra("Zap"), BOOK)).toBe("Turns into a frog.");
  expect(bringsOf(extra("Thousand cuts"), BOOK)).toBe("On 3+ he is worse.");
  expect(bringsOf(extra("Use Stab", "Stab"), BOOK)).toBe("Armour instead of a block.");
  expect(bringsOf(extra("Something else"), BOOK)).toBe("");
  expect(bringsOf(extra("Fireball"), null)).toBe("");
});
