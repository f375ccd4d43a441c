// What has an address at the server.
import type { Checked } from "./checking";
import type { ReplayTold } from "./film.svelte";
import type { About, Coach, Review, Statistics, TableView } from "./protocol";
import { keptSeat } from "./seats";
import { noServer, sentence } from "./words/first";

export interface RosterTold {
  id: string;
  name: string;
  team: {
    name: string;
    value: number;
    rerolls: number;
    apothecary: boolean;
    players: { number: number; position: string; role: string }[];
  };
}

export interface OptionTold {
  name: string;
  meaning: string;
  value: boolean | number | string;
  choices: (boolean | number | string)[];
}

export interface EditionTold {
  id: string;
  name: string;
  rosters: RosterTold[];
  options: OptionTold[];
  coaches: string[];
}

export interface Book {
  edition: string;
  name: string;
  skills: Record<string, string>;
  effects: Record<string, string>;
  spells: Record<string, string>;
  weather: Record<string, string>;
  /** What is rolled by name: kick-off events and prayers, by their kind. */
  rolled?: Record<"kick-off" | "prayer", Record<string, string>>;
  stars: Record<string, { price: string; who: string; does: string; [key: string]: unknown }>;
  inducements: Record<string, { price: string; limit: string; who: string; does: string; not_sold: string; most: number | null; wizard: boolean }>;
  /** By roster and position: figures and skills in words. */
  positions?: Record<string, Record<string, string>>;
  decks: { name: string; price: string; text: string; cards: { name: string; when: string; text: string }[] }[];
}

export interface Health {
  ready: boolean;
  /** For links to friends; null if only the server's own machine can come. */
  address: string | null;
  /** Did its keeper give that address, or is it only that of its network? */
  given: boolean;
}

export interface SideWanted {
  roster?: string;
  team?: Record<string, unknown>;
  seat: string;
  name?: string;
}

/** A moment of a match: after so many of its answers. */
export interface MomentWanted {
  id: string;
  moment: number;
}

export interface MatchWanted {
  edition?: string;
  options?: Record<string, boolean | number | string>;
  home: SideWanted;
  away: SideWanted;
  clock?: number | null;
  listed?: boolean;
  delay?: number;
  position?: string;
  replay?: MomentWanted;
}

export interface ReplayAbout {
  replay: string;
  edition: string;
  teams: [string, string];
  coaches: string[];
  score: [number, number] | null;
  over: boolean;
  source: string;
  note: string;
}

export interface Begun {
  match: string;
  seats: Partial<Record<Coach, string>>;
  invite: string | null;
  commitment: string;
}

export interface Listed {
  match: string;
  edition: string;
  teams: Record<Coach, string>;
  names: Record<Coach, string>;
  score: Record<Coach, number> | null;
  half: number | null;
  turn: number | null;
  watchers: number;
  updated: number;
}

/** A match as anybody sees it. */
export interface PictureTold {
  state: About["state"];
  view: TableView | null;
  asked: Coach | null;
}

export interface TeamRead {
  team: Record<string, unknown>;
  shown: RosterTold;
}

/** What the server has against a request, in its words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    words: string,
  ) {
    super(words);
  }
}

/** What a page says of a request that failed: the server's words, else that it does not answer. */
export const reasonOf = (error: unknown, unreachable = noServer()): string => (error instanceof ApiError ? sentence(error.message) : unreachable);

/** Whoever sits at a match knows it as it is, where others see it later. */
function seated(match: string): RequestInit {
  const seat = keptSeat(match)?.seat;
  return seat ? { headers: { Authorization: `Bearer ${seat}` } } : {};
}

/** Asks the server; what it refuses is an ApiError with its words. */
export async function call<T>(path: string, body?: unknown, otherwise: RequestInit = {}): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? otherwise
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, init);
  const told = (await answer.json()) as T & { error?: string; words?: string };
  if (!answer.ok) throw new ApiError(answer.status, told.error ?? "", told.words ?? answer.statusText);
  return told;
}

export const health = (): Promise<Health> => call("/api/health");
let known: Promise<EditionTold[]> | null = null;
/** Asked once, while the page is still on its way; again if it failed. */
export const editions = (): Promise<EditionTold[]> =>
  (known ??= call<EditionTold[]>("/api/editions").catch((error: unknown) => {
    known = null;
    throw error;
  }));
export const book = (edition: string): Promise<Book> => call(`/api/editions/${encodeURIComponent(edition)}/book`);
export const begin = (wanted: MatchWanted): Promise<Begun> => call("/api/matches", wanted);
export const beginLesson = (lesson: string): Promise<Begun> => call(`/api/lessons/${encodeURIComponent(lesson)}`, {});
export const join = (match: string, invite: string, name: string, key: string): Promise<Begun> =>
  call(`/api/matches/${encodeURIComponent(match)}/join`, { invite, name, key });
export const running = (): Promise<Listed[]> => call("/api/matches");
export const about = (match: string): Promise<About> => call(`/api/matches/${encodeURIComponent(match)}`);
export const picture = (match: string): Promise<PictureTold> =>
  call(`/api/matches/${encodeURIComponent(match)}/picture`, undefined, seated(match));
export const readTeam = (edition: string, text: string): Promise<TeamRead> => call("/api/teams", { edition, text });

const text = async (answer: Response): Promise<string> => {
  const told = await answer.text();
  if (answer.ok) return told;
  let refusal: { error?: string; words?: string } = {};
  try {
    refusal = JSON.parse(told) as typeof refusal;
  } catch {
    // Not by our server: its status must do.
  }
  throw new ApiError(answer.status, refusal.error ?? "", refusal.words ?? answer.statusText);
};
export const recordOf = (match: string): string => `/api/matches/${encodeURIComponent(match)}/record`;
/** The file of a match, as it is. */
export const record = async (match: string): Promise<string> => text(await fetch(recordOf(match), seated(match)));
/** A match file, checked by the server: is it good, why not, and its rolls. */
export const verify = async (file: string): Promise<Checked> =>
  JSON.parse(await text(await fetch("/api/verify", { method: "POST", headers: { "Content-Type": "application/json" }, body: file }))) as Checked;

const replayAt = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;
export const replay = (id: string): Promise<ReplayTold> => call(replayAt(id), undefined, seated(id));
export const replayAbout = (id: string): Promise<ReplayAbout> => call(`${replayAt(id)}/about`, undefined, seated(id));
export const statistics = (id: string): Promise<Statistics> => call(`${replayAt(id)}/statistics`, undefined, seated(id));
/** How far the review of a match is; the review itself at the end. */
export interface ReviewFar {
  done: number;
  total: number;
  review: Review | null;
}
export const reviewFar = (id: string): Promise<ReviewFar> => call(`${replayAt(id)}/review`);
export const savedGameOf = (id: string): string => `${replayAt(id)}/record`;
/** A room in which several people look at a replay together. */
export const openRoom = (replay: string): Promise<{ room: string }> => call("/api/rooms", { replay });
/** Bring a file that may be a match. */
export const bringReplay = async (file: Blob): Promise<ReplayAbout> =>
  JSON.parse(await text(await fetch("/api/replays", { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: file }))) as ReplayAbout;
