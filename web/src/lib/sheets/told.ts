// What the server tells of reference sheets (docs/sheets.md).
import { call } from "../api";

export interface SheetRow {
  roll: string;
  name: string;
  text: string;
  once?: boolean;
  shares?: string[];
  called?: string[];
  limit?: string;
  price?: string;
}

export interface RollRow {
  id: string;
  name: string;
  stat: string;
  needs: (number | null)[];
  modifiers: { name: string; amount: number; each: boolean }[];
  skills: { name: string; does: string }[];
  text: string;
}

export interface SheetTable {
  id: string;
  title: string;
  dice?: string;
  notes?: string[];
  rows: (SheetRow | RollRow | string)[];
  values?: (number | string)[];
  ranges?: { letter: string; name: string; modifier: number; text: string }[];
  attackers?: number[];
  defenders?: number[];
  matrix?: number[][];
}

const MOST_TOLD = 15;
/** Of a large shop only prices fit on a page. */
export const inShort = (table: SheetTable): boolean =>
  table.rows.length > MOST_TOLD && table.rows.some((row) => typeof row !== "string" && "price" in row);

export interface EditionSheet {
  edition: string;
  name: string;
  pages: string[][];
  tables: Record<string, SheetTable>;
}

interface Share {
  of: string;
  value: number;
}

export interface RollTold {
  test: string;
  need: number;
  text: string;
  made_of: string;
  helped_by: string[];
  chance: Share;
  with_reroll: Share;
}

export interface BlockTold {
  against: string;
  instead: string[];
  dice: number | null;
  chooses: string | null;
  text: string;
  with_assist: number | null;
  chances: Record<string, Share> | null;
  with_reroll: Record<string, Share> | null;
}

export interface PositionTold {
  name: string;
  many: string;
  stats: Record<string, string>;
  skills: string[];
  activation: RollTold | null;
  dodge: (RollTold | null)[];
  dodge_from: { position: string; roll: RollTold }[];
  pick_up: (RollTold | null)[];
  pass: { range: string; roll: RollTold | null }[];
  catch: (RollTold | null)[];
  intercept: RollTold | null;
  rush: RollTold | null;
  jump: RollTold | null;
  armour: { need: number; chance: Share };
  blocks: BlockTold[];
}

export interface SideTold {
  name: string;
  roster: string;
  positions: PositionTold[];
}

export interface VersusSheet {
  edition: string;
  name: string;
  home: SideTold;
  away: SideTold;
}

const at = (edition: string): string => `/api/editions/${encodeURIComponent(edition)}/sheet`;
export const editionSheet = (edition: string): Promise<EditionSheet> => call(at(edition));
export const versusSheet = (edition: string, home: string, away: string): Promise<VersusSheet> =>
  call(`${at(edition)}/${encodeURIComponent(home)}/${encodeURIComponent(away)}`);

/** A side by the id of its roster, or a whole team of one's own. */
export interface SheetSide {
  roster?: string;
  team?: Record<string, unknown>;
}
export const teamsSheet = (edition: string, home: SheetSide, away: SheetSide): Promise<VersusSheet> => call(at(edition), { home, away });
