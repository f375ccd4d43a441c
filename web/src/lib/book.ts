// What the book says of a skill, an effect, a card or a thing that can be bought.
import type { Book } from "./api";

/** "Mighty Blow (+1)" is looked up as "Mighty Blow (+1)", then as "Mighty Blow". */
export function explained(book: Pick<Book, "skills" | "effects" | "inducements" | "decks"> | null, name: string): string {
  if (!book || !name) return "";
  const bare = name.replace(/ \(.*\)$/, "");
  for (const known of [name, bare]) {
    const found = book.skills[known] ?? book.effects?.[known] ?? book.inducements?.[known]?.does;
    if (found) return found;
  }
  for (const [known, text] of Object.entries(book.skills)) {
    if (known.replace(/ \(.*\)$/, "") === bare) return text;
  }
  for (const deck of book.decks ?? []) {
    const card = deck.cards.find((each) => each.name === name);
    if (card) return card.text;
  }
  return "";
}
