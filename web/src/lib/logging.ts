// What the log shows of the story: filters, and chat put where it was said.
import type { ChatLine } from "./protocol";
import type { Line } from "./story";

export const FILTERS = ["rolls", "blocks", "ball", "injuries", "home", "away", "chat"] as const;
export type Filter = (typeof FILTERS)[number];

export interface Entry {
  key: string;
  line: Line | null;
  said: ChatLine | null;
}

/** Lines and chat in one order; `saidAt` is the number of the event after which each line of chat came. */
export function mixed(lines: readonly Line[], chat: readonly ChatLine[], saidAt: readonly number[]): Entry[] {
  const entries: Entry[] = [];
  let said = 0;
  const say = (until: number): void => {
    for (; said < chat.length && (saidAt[said] ?? -1) < until; said++) {
      entries.push({ key: `chat ${said}`, line: null, said: chat[said] ?? null });
    }
  };
  for (const line of lines) {
    say(line.n);
    entries.push({ key: String(line.n), line, said: null });
  }
  say(Infinity);
  return entries;
}

/** Kinds add up, and so do sides; both must fit. Headings stay unless only chat is wanted. */
export function passes(entry: Entry, filters: readonly Filter[]): boolean {
  if (filters.length === 0) return true;
  const sides = filters.filter((filter) => filter === "home" || filter === "away");
  const kinds = filters.filter((filter) => filter !== "home" && filter !== "away");
  if (entry.said) return kinds.includes("chat") && (sides.length === 0 || sides.includes(entry.said.by as "home"));
  const line = entry.line;
  if (!line) return false;
  if (line.heading) return kinds.length !== 1 || kinds[0] !== "chat";
  const fitsSide = sides.length === 0 || (line.side !== null && sides.includes(line.side));
  return fitsSide && (kinds.length === 0 || kinds.some((kind) => kind !== "chat" && line.tags.includes(kind)));
}
