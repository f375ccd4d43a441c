// A name in a sentence can be opened, also where it is said in another language than the book has it in.
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { Book } from "../lib/api";
import SkillWord from "./SkillWord.svelte";

vi.mock("../lib/telling", () => ({ nameWords: (name: string) => ({ "pouring rain": "Regenguss" })[name] ?? name }));

const book = { edition: "bb2020", skills: { Dodge: "He dodges." }, weather: { "pouring rain": "Wet hands." } } as unknown as Book;

test.each([
  ["Das Wetter: Regenguss", "pouring rain", "Regenguss"],
  ["The weather: Pouring rain", "pouring rain", "Pouring rain"],
  ["7 Kurt nutzt Dodge", "Dodge", "Dodge"],
])("%s", (words, name, said) => {
  const { container } = render(SkillWord, { words, name, book });
  expect(screen.getByRole("button").textContent).toBe(said);
  expect(container.textContent?.trim()).toBe(words);
});
