// What a roll is made of, in words and figures: the need and its modifiers by source.
import type { Roll } from "./protocol";
import { ASK, BASES } from "./words";

export interface Part {
  words: string;
  figure: string;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** The characteristic or rule a roll goes by, then everything that changes it. */
export function parts(roll: Roll, name: (id: string) => string): Part[] {
  const found: Part[] = [];
  if (roll.base !== undefined) {
    const of = roll.base_of ?? "rule";
    const figure = of === "strength" || roll.need === undefined ? String(roll.base) : `${roll.base}${of === "agility" || of === "passing" || of === "rule" ? "+" : ""}`;
    found.push({ words: BASES[of] ?? of, figure });
  }
  for (const part of roll.parts ?? []) {
    const by = part.player ? `${part.source}, ${name(part.player)}` : part.source;
    found.push({ words: by, figure: signed(part.amount) });
  }
  return found;
}

/** "Strength 3 + 1 against 3": both sides of a block. */
export function strengthWords(roll: Roll | null, name: (id: string) => string): string {
  if (!roll || roll.base === undefined) return "";
  const side = (one: Roll): string =>
    [String(one.base ?? ""), ...(one.parts ?? []).map((part) => `${part.amount < 0 ? "−" : "+"} ${Math.abs(part.amount)} (${part.player ? name(part.player) : part.source})`)].join(" ");
  return roll.against ? ASK.strength(side(roll), side(roll.against)) : "";
}
