// What the server tells of a rulebook, and how entries are found in it.
import { call } from "../api";
import { slug } from "./address";

export interface Row {
  roll: string;
  name: string;
  text: string;
}

export interface Position {
  name: string;
  many: string;
  price: string;
  stats: Record<string, string>;
  skills: string[];
  normal: string;
  double: string;
}

/** One thing that can be looked up. What is empty is not told. */
export interface Entry {
  kind: string;
  id: string;
  name: string;
  same: string;
  text?: string;
  group?: string;
  note?: string;
  facts?: Record<string, string>;
  variants?: { name: string; text: string }[];
  stats?: Record<string, string>;
  skills?: string[];
  positions?: Position[];
  rows?: Row[];
  parts?: string[];
  see?: string[];
  of?: string;
}

export interface RulebookTold {
  edition: string;
  name: string;
  entries: Entry[];
}

/** The rulebook of one edition. */
export class Rulebook {
  readonly edition: string;
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly #at = new Map<string, Entry>();
  readonly #same = new Map<string, Entry>();

  constructor(told: RulebookTold) {
    this.edition = told.edition;
    this.name = told.name;
    this.entries = told.entries;
    for (const entry of told.entries) {
      this.#at.set(addressOf(entry), entry);
      if (!this.#same.has(entry.same)) this.#same.set(entry.same, entry);
    }
  }

  /** "skill/dodge" */
  at(address: string): Entry | undefined {
    return this.#at.get(address);
  }

  /** What an address names: an entry, or the star whose own rule is called so. */
  named(kind: string, id: string): Entry | undefined {
    const own = (entry: Entry): boolean => entry.kind === "star" && (entry.rows ?? []).some((row) => slug(row.name) === id);
    return this.at(`${kind}/${id}`) ?? (kind === "skill" ? this.entries.find(own) : undefined);
  }

  /** The entry that is in this edition what another is in its own. */
  same(entry: Entry): Entry | undefined {
    return this.#same.get(entry.same);
  }

  /** The rules that say in detail what an entry says, unless they are the very words it has already. */
  details(entry: Entry): Entry[] {
    const parts = (entry.parts ?? []).flatMap((id) => this.at(`rule/${id}`) ?? []);
    const said = parts.map((part) => part.text).join(" ");
    return said === entry.text && parts.every((part) => !part.note) ? [] : parts;
  }

  /** What is browsed and searched: parts of others are found with those. */
  readonly listed = (kind: string): Entry[] => this.entries.filter((entry) => entry.kind === kind && !entry.of);
}

export const addressOf = (entry: Entry): string => `${entry.kind}/${entry.id}`;
/** What is printed short: "BB2020" of "BB2020 (2020-2025)". */
export const shortName = (name: string): string => name.split(/ [(/]/)[0] ?? name;

const asked = new Map<string, Promise<Rulebook>>();
/** Fetched once; again if it failed. */
export function rulebook(edition: string): Promise<Rulebook> {
  const known = asked.get(edition);
  if (known) return known;
  const coming = call<RulebookTold>(`/api/editions/${encodeURIComponent(edition)}/rulebook`).then((told) => new Rulebook(told));
  asked.set(edition, coming);
  coming.catch(() => asked.delete(edition));
  return coming;
}
