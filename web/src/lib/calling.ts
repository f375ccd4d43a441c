// What the server says about coaches and players, with their names in it.
import { who } from "./people";
import type { TableView } from "./protocol";

/** The last word of a team's name: what it is called in a short sentence. */
export const nickname = (team: string): string => team.split(" ").at(-1) ?? team;

/** "home 5" is "5 Bilge", and "home" alone the team. */
export function spoken(view: TableView | null, text: string): string {
  if (!view) return text;
  return text.replace(/\b(home|away)( \d+)?\b/g, (found, side: "home" | "away", shirt: string | undefined) =>
    shirt ? who(view, found) : nickname(view.teams[side].name),
  );
}
