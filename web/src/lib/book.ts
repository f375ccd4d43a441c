// What the book says of a skill, an effect, a card or a thing that can be bought, and where the rulebook has it.
import type { Book } from "./api";
import { rulesAt, rulesFor, slug } from "./rules/address";

interface Found {
  text: string;
  /** The kind of its entry in the rulebook; empty where it has none of its own. */
  kind: string;
}

/** "Mighty Blow (+1)" is looked up as "Mighty Blow (+1)", then as "Mighty Blow". */
function find(book: Book | null, name: string): Found | null {
  if (!book || !name) return null;
  const bare = name.replace(/ \(.*\)$/, "");
  const skills = Object.keys(book.skills);
  for (const known of [name, bare, skills.find((each) => each.replace(/ \(.*\)$/, "") === bare) ?? ""]) {
    const shelves: [kind: string, texts: Record<string, string> | undefined][] = [
      ["skill", book.skills], ["weather", book.weather], ["kick-off", book.rolled?.["kick-off"]], ["prayer", book.rolled?.prayer], ["spell", book.spells], ["", book.effects],
    ];
    for (const [kind, texts = {}] of shelves) {
      const text = texts[known];
      if (text) return { text, kind };
    }
    const bought = book.inducements?.[known] ?? book.stars?.[known];
    if (bought) return { text: bought.does, kind: book.inducements?.[known] ? "inducement" : "star" };
  }
  const card = book.decks?.flatMap((deck) => deck.cards).find((each) => each.name === name);
  return card ? { text: card.text, kind: "card" } : null;
}

export const explained = (book: Book | null, name: string): string => find(book, name)?.text ?? "";

/** Where the rulebook has it. */
export function entryAt(book: Book, name: string): string {
  const kind = find(book, name)?.kind;
  return kind ? rulesAt(book.edition, kind, slug(name)) : rulesFor(book.edition, name);
}
