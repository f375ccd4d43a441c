// What somebody means to buy before a match: nothing is bought until the basket is sent, one answer after the
// other. Prices and what is for sale come with the question, limits and words with the book.
import type { Book } from "./api";
import { said } from "./asked.svelte";
import { as, groups, type Plain } from "./asking";
import type { AskedQuestion } from "./protocol";
import type { Table } from "./table.svelte";

export type Tab = "staff" | "wizards" | "stars" | "mercenaries" | "cards";
export const TABS: readonly Tab[] = ["staff", "stars", "mercenaries", "wizards", "cards"];

/** Something for sale. Mercenaries come with a skill or without. */
export interface Good {
  key: string;
  tab: Tab;
  name: string;
  price: number;
  text: string;
  /** So many of it a side may have; null for any number. */
  most: number | null;
  answer: Plain;
  /** Skills he may have for more money; the first is none. */
  skills: (string | null)[];
  priceWithSkill: number;
}

/** A thing in the basket, with what it costs. */
export interface Bought {
  label: string;
  price: number;
  key: string;
  answer: Plain;
}

const ARGUMENTS: Readonly<Record<string, { argument: string; tab: Tab }>> = {
  buy: { argument: "inducement", tab: "staff" },
  "hire star": { argument: "star", tab: "stars" },
  "hire mercenary": { argument: "position", tab: "mercenaries" },
  "hire specialist": { argument: "specialist", tab: "mercenaries" },
  "buy card": { argument: "deck", tab: "cards" },
};

/** Everything a question offers, in the order in which it does. */
export function goodsOf(question: AskedQuestion, book: Book | null, roster: string | null): Good[] {
  const found = new Map<string, Good>();
  for (const group of groups(question) as Plain[]) {
    const sold = ARGUMENTS[group.verb];
    const given = sold ? group[sold.argument] : undefined;
    if (!sold || given === undefined) continue;
    for (const name of (Array.isArray(given) ? given : [given]) as string[]) {
      const answer: Plain = { verb: group.verb, [sold.argument]: name };
      const key = said(answer);
      const prices = question.brings?.[key] ?? {};
      const skills = (Array.isArray(group["skill"]) ? group["skill"] : [null]) as (string | null)[];
      const before = found.get(key);
      if (before) {
        before.skills = [...new Set([...before.skills, ...skills])];
        continue;
      }
      found.set(key, {
        key, name, answer, skills,
        price: Number(prices["price"] ?? 0),
        priceWithSkill: Number(prices["price_with_skill"] ?? prices["price"] ?? 0),
        ...wordsOf(group.verb, name, sold.tab, book, roster),
      });
    }
  }
  return [...found.values()];
}

function wordsOf(verb: string, name: string, tab: Tab, book: Book | null, roster: string | null): Pick<Good, "tab" | "text" | "most"> {
  const none = { tab, text: "", most: null };
  if (!book) return none;
  if (verb === "buy") {
    const offer = book.inducements[name];
    return offer ? { tab: offer.wizard ? "wizards" : tab, text: offer.does, most: offer.most } : none;
  }
  if (verb === "hire star") return { ...none, text: book.stars[name]?.does ?? "", most: 1 };
  if (verb === "buy card") return { ...none, text: book.decks.find((deck) => deck.name === name)?.text ?? "" };
  return { ...none, text: book.positions?.[roster ?? ""]?.[name] ?? "" };
}

const MUCH = 50;

export class Basket {
  bought = $state.raw<Bought[]>([]);
  /** The basket for which it was asked whether so much shall really be left. */
  private asked = $state.raw<Bought[] | null>(null);
  /** What was refused on the way, in the server's words. */
  refused = $state("");

  constructor(private readonly table: Table) {}

  get total(): number {
    return this.bought.reduce((sum, each) => sum + each.price, 0);
  }
  count(key: string): number {
    return this.bought.filter((each) => each.key === key).length;
  }
  add(good: Good, skill: string | null, budget: number): boolean {
    const price = skill === null ? good.price : good.priceWithSkill;
    if (this.total + price > budget || (good.most !== null && this.count(good.key) >= good.most)) return false;
    const answer: Plain = skill === null ? good.answer : { ...good.answer, skill };
    this.bought = [...this.bought, { label: skill === null ? good.name : `${good.name}, ${skill}`, price, key: good.key, answer }];
    return true;
  }
  /** The last of this kind goes back. */
  remove(key: string): void {
    const at = this.bought.findLastIndex((each) => each.key === key);
    if (at >= 0) this.bought = this.bought.toSpliced(at, 1);
  }
  clear(): void {
    this.bought = [];
  }

  get asking(): boolean {
    return this.asked === this.bought;
  }
  /** Be done; much money that could still buy something is not left without asking. A second time is an answer. */
  done(left: number): void {
    if (left < MUCH || this.asking) void this.send();
    else this.asked = this.bought;
  }

  /** Buy it all and be done. What is refused is said and left out; the rest stays in the basket. */
  async send(): Promise<void> {
    if (this.table.sending) return;
    this.refused = "";
    const basket = this.bought;
    const ok = await this.table.answer(...basket.map((each) => as(each.answer)), as({ verb: "done" }));
    const taken = ok?.taken ?? 0;
    if (ok && taken > basket.length) {
      this.bought = [];
      return;
    }
    const culprit = basket[taken];
    this.bought = basket.slice(taken + 1);
    if (culprit) this.refused = `${culprit.label}: ${ok?.why || this.table.problem}`;
  }
}
