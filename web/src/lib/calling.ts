// What the server says about coaches and players, with their names in it.
import { namesIn } from "./people";
import type { TableView } from "./protocol";

/** The last word of a team's name: what it is called in a short sentence. */
export const nickname = (team: string): string => team.split(" ").at(-1) ?? team;

/** Players by shirt and name, and "home" alone is the team. */
export function spoken(view: TableView | null, text: string): string {
  if (!view) return text;
  return namesIn(view, text).replace(/\b(home|away)\b/g, (side) => nickname(view.teams[side as "home" | "away"].name));
}
