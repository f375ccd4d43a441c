// The team lists of an edition, and a draft of a team as the server judges it. No rule stands here.
import { call, type RosterTold } from "../api";

export type Stats = readonly (readonly [name: string, value: string])[];

export interface PositionTold {
  name: string;
  role: string;
  race: string;
  least: number;
  most: number;
  cost: number;
  stats: Stats;
  skills: string[];
  /** Letters of the categories he learns easily, and with difficulty. */
  easy: string;
  hard: string;
  big_guy: boolean;
}

export interface StarTold {
  name: string;
  price: string;
  pair: string | null;
  cost: number;
  stats: Stats;
  skills: string[];
}

export interface ListTold {
  id: string;
  name: string;
  tier: number;
  reroll_cost: number;
  apothecary: boolean;
  rules: { name: string; text: string }[];
  choose: string[];
  big_guys: number | null;
  positions: PositionTold[];
  stars: StarTold[];
  ready: TeamFields;
}

export type StaffField = "rerolls" | "fan_factor" | "assistant_coaches" | "cheerleaders" | "apothecary";

export interface ListsTold {
  edition: string;
  name: string;
  start_treasury: number;
  players: [least: number, most: number];
  stars_with_team: boolean;
  /** Is a skill that was rolled for worth less? */
  rolled_skills: boolean;
  staff: { field: StaffField; name: string; cost: number; least: number; free: number }[];
  categories: { letter: string; name: string; skills: string[] }[];
  rosters: ListTold[];
  boxes: { name: string; team: TeamFields }[];
}

/** A player, with the fields of a team file. */
export interface PlayerFields {
  number: number;
  name: string;
  position: string;
  skills?: string[];
  random_skills?: string[];
  ma?: number;
  st?: number;
  ag?: number;
  av?: number;
  pa?: number;
  injuries?: string[];
  niggling?: number;
  spp?: number;
  misses_next?: boolean;
}

/** A team, with the fields of a team file. */
export interface TeamFields {
  edition: string;
  /** Its id, or a whole roster of the team's own. */
  roster: string | { name?: string };
  name: string;
  coach?: string;
  chosen_rule?: string;
  stars?: string[];
  rerolls?: number;
  fan_factor?: number;
  assistant_coaches?: number;
  cheerleaders?: number;
  apothecary?: boolean;
  treasury?: number;
  house_rules?: boolean;
  stated_value?: number;
  players: PlayerFields[];
}

export interface Problem {
  place: string;
  player: number | null;
  words: string;
  lacking: boolean;
}

export interface Drafted {
  team: TeamFields | null;
  shown: RosterTold | null;
  legal: boolean;
  problems: Problem[];
  cost: number | null;
  value: number | null;
  gold: number | null;
  players: { stats: Stats; skills: string[]; gained: string[]; cost: number; value: number }[];
  stars: string[];
  why_not: { positions: Record<string, string>; staff: Partial<Record<StaffField, string>>; stars: Record<string, string> } | null;
  file: string | null;
}

export interface DraftWanted {
  team?: TeamFields;
  text?: string;
  new?: boolean;
  gold?: number | null;
  file?: "toml" | "json";
}

const known = new Map<string, Promise<ListsTold>>();
/** Asked once for each edition; again if it failed. */
export function teamLists(edition: string): Promise<ListsTold> {
  let coming = known.get(edition);
  if (!coming) {
    coming = call<ListsTold>(`/api/editions/${encodeURIComponent(edition)}/rosters`);
    known.set(edition, coming);
    coming.catch(() => known.delete(edition));
  }
  return coming;
}
export const checkDraft = (wanted: DraftWanted): Promise<Drafted> => call("/api/teams/draft", wanted);
