// Players by their ids, as people call them.
import type { TableView } from "./protocol";
import { key, type Square } from "./view";

export type PlayerView = TableView["players"][number];

export const playerOf = (view: TableView | null, id: string | null | undefined): PlayerView | undefined =>
  id ? view?.players.find((player) => player.id === id) : undefined;

export const playerAt = (view: TableView, square: Square): PlayerView | undefined =>
  view.players.find((player) => player.square && key(player.square as Square) === key(square));

/** "7 Longmooring": the shirt and the last word of the name, or of the position where there is none. */
export function who(view: TableView | null, id: string): string {
  const player = playerOf(view, id);
  if (!player) return id;
  const name = player.name || player.position;
  if (!name) return `${view?.teams[player.side].name.split(" ").at(-1) ?? ""} ${player.number}`;
  const words = name.split(" ");
  return `${player.number} ${words.at(-1) ?? ""}`.trim();
}

export const percent = (chance: number): string => {
  const whole = Math.round(100 * chance);
  if (chance > 0 && chance < 1) return `${Math.min(99, Math.max(1, whole))} %`;
  return `${whole} %`;
};

/** Where a player stands; null beside the pitch. */
export const placeOf = (view: TableView | null, id: string | null | undefined): Square | null =>
  (playerOf(view, id)?.square as Square | null | undefined) ?? null;

/** The squares of those who are on the pitch. */
export const placesOf = (view: TableView | null, ids: readonly string[]): Square[] =>
  ids.map((id) => placeOf(view, id)).filter((square): square is Square => square !== null);

/**
 * A text of the server with players as people call them. The engine writes "home 5 Otto Bilge" in what has
 * happened and "home 5 Human Lineman" in what it asks: both are "5 Bilge".
 */
export function namesIn(view: TableView | null, text: string): string {
  let said = "";
  let rest = text;
  for (let found = ID.exec(rest); found; found = ID.exec(rest)) {
    const player = playerOf(view, found[0]);
    said += rest.slice(0, found.index);
    rest = rest.slice(found.index + found[0].length);
    // Somebody who is yet to come: the text has his name.
    said += !player && /^ [A-Z]/.test(rest) ? (found[0].split(" ")[1] ?? "") : who(view, found[0]);
    if (!player) continue;
    const described = [player.name, `${player.race} ${player.position}`, player.position].map((each) => ` ${each}`);
    const doubled = described.find((each) => each !== " " && rest.startsWith(each) && !/\w/.test(rest.charAt(each.length)));
    rest = rest.slice(doubled?.length ?? 0);
  }
  return said + rest;
}
const ID = /\b(?:home|away) \d+\b/;
