// What things of the bench bring, from the words of the book.
import { expect, test } from "vitest";
import type { Book } from "./api";
import { bringsOf, type Extra } from "./extras";
import { wordsOf } from "./replies";
import { EXTRAS, SPELLS } from "./words";

const BOOK = {
  skills: { Stab: "Armour instead of a block." }, effects: {}, inducements: {},
  spells: { Fireball: "Everybody near is knocked down on 4+.", Zap: "On his strength or more he is a frog.", "One Thousand Cuts": "On 3+ he is worse." },
  decks: [{ name: "Magic Items", price: "", text: "", cards: [{ name: "Zap!", when: "", text: "On a 2+ he is a frog." }] }],
} as unknown as Book;
const extra = (name: string): Extra => ({ id: name, verb: "", title: name, name, answers: [], on: null });

test("what a thing of the bench brings stands in the book", () => {
  expect(bringsOf(extra("Stab"), BOOK)).toBe("Armour instead of a block.");
  expect(bringsOf(extra("Something else"), BOOK)).toBe("");
  expect(bringsOf(extra("Fireball"), null)).toBe("");
});

test("a wizard's spell is told as spells are, not as the card of nearly the same name", () => {
  for (const [verb, words] of [["fireball", "Everybody near"], ["zap", "On his strength"], ["thousand cuts", "On 3+"]] as const) {
    expect(bringsOf(extra(EXTRAS[verb]?.book ?? ""), BOOK)).toContain(words);
    expect(wordsOf(SPELLS[verb] ?? "", BOOK)).toContain(words);
  }
  expect(wordsOf("Zap!", BOOK)).toContain("2+");
});
