// A position part by part, as the server tells it, and written again in the notation (docs/position.md).
import { call } from "../api";
import type { Side, Square } from "../view";

export type Stat = "ma" | "st" | "ag" | "av" | "pa";
export type Options = Record<string, boolean | number | string>;

export interface Piece {
  side: Side;
  number: number;
  name: string;
  position: string;
  race: string;
  role: string;
  kind: string;
  square: Square | null;
  state: string;
  stats: Partial<Record<Stat, number>>;
  skills: string[];
  marks: string[];
  unplayed: boolean;
  /** "ball", "second-ball" or nothing. */
  ball: string;
  niggling: number;
  value: number;
  spent: string[];
  gone: string[];
}

export interface TableTold {
  teams: [string, string];
  rosters: [string, string] | null;
  half: number;
  active: Side | "none";
  turns: [number, number];
  kicking: Side;
  score: [number, number];
  rerolls: [number, number];
  apothecary: [number, number];
  weather: string;
  ball: Square | null;
  loose: boolean;
  second_ball: Square | null;
  used: string[];
}

export interface Position {
  players: Piece[];
  table: TableTold;
  /** Entries that are neither: kept as they are. */
  rest: string[];
}

export interface PositionRead {
  edition: string;
  text: string | null;
  starts: boolean;
  words: string;
  line: number | null;
  column: number | null;
  players: Piece[];
  table: TableTold | null;
  rest: string[];
}

export interface PositionTaken {
  edition: string;
  options: Options;
  text: string;
  moment: number;
}

export const readPosition = (edition: string, text: string, options: Options): Promise<PositionRead> =>
  call("/api/positions", { edition, text, options });
export const takePosition = (replay: string, moment: number): Promise<PositionTaken> =>
  call(`/api/replays/${encodeURIComponent(replay)}/position/${moment}`);

const USUAL: TableTold = {
  teams: ["home", "away"], rosters: null, half: 1, active: "home", turns: [1, 0], kicking: "away", score: [0, 0], rerolls: [0, 0],
  apothecary: [0, 0], weather: "nice", ball: null, loose: false, second_ball: null, used: [],
};
export const emptyPosition = (): Position => ({ players: [], table: { ...USUAL }, rest: [] });

/** Boxes beside the pitch, in the order of the dugout. */
export const BOXES = ["reserves", "ko", "injured", "off", "faint"] as const;
export const ON_PITCH = ["up", "prone", "stunned"] as const;

const quoted = (text: string): string => JSON.stringify(text);
const spot = (square: Square): string => `${square[0]},${square[1]}`;

function pieceLine(piece: Piece): string {
  const words = [`${piece.side} ${piece.number}`];
  if (piece.square) words.push(spot(piece.square), ...(piece.unplayed ? ["unplayed"] : []));
  if (!piece.square || piece.state !== "up") words.push(piece.state);
  for (const [stat, value] of Object.entries(piece.stats)) words.push(`${stat}${value}`);
  words.push(...piece.skills.map((skill) => `${skill},`), ...piece.marks);
  if (piece.ball) words.push(piece.ball);
  words.push(...piece.spent.map((skill) => `spent:${quoted(skill)}`), ...piece.gone.map((power) => `gone:${quoted(power)}`));
  if (piece.kind !== "rostered") words.push(piece.kind);
  if (piece.niggling) words.push(`niggling:${piece.niggling}`);
  if (piece.position) words.push(`pos:${quoted(piece.position)}`);
  if (piece.race) words.push(`race:${quoted(piece.race)}`);
  if (piece.name) words.push(`name:${quoted(piece.name)}`);
  if (piece.value) words.push(`value:${piece.value}`);
  return words.join(" ");
}

/** The position as a text that the server reads; it then says how it is usually written. */
export function written({ players, table, rest }: Position): string {
  const two = (word: string, numbers: readonly number[]): string[] => (numbers.some((each) => each !== 0) ? [`${word} ${numbers.join(" ")}`] : []);
  return [
    ...players.map(pieceLine),
    ...(table.teams.join() === USUAL.teams.join() ? [] : [`teams ${table.teams.map(quoted).join(" ")}`]),
    ...(table.rosters ? [`roster ${table.rosters.join(" ")}`] : []),
    `half ${table.half}`,
    `active ${table.active}`,
    `turns ${table.turns.join(" ")}`,
    `kicking ${table.kicking}`,
    ...two("score", table.score),
    ...two("rerolls", table.rerolls),
    ...two("apothecary", table.apothecary),
    `weather ${table.weather}`,
    ...(table.ball ? [`ball ${spot(table.ball)}${table.loose ? " loose" : ""}`] : []),
    ...(table.second_ball ? [`second-ball ${spot(table.second_ball)}`] : []),
    ...(table.used.length ? [`used ${table.used.join(" ")}`] : []),
    ...rest,
  ].join("\n");
}
