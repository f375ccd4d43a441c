// A team in a link: the whole of it stands behind the #, and no server keeps it.
import { pack, unpack } from "../packing";
import type { TeamFields } from "./lists";

const FIELD = "t=";

/** The address of the page with this team in it. */
export async function teamLink(team: TeamFields): Promise<string> {
  return `${location.origin}/teams#${FIELD}${await pack(JSON.stringify(team))}`;
}

export const isTeamLink = (hash: string): boolean => hash.startsWith(`#${FIELD}`);

/** The text of the team in such a link; null if it is broken. Whether it is a team the server says. */
export const teamText = (hash: string): Promise<string | null> => unpack(hash.slice(1 + FIELD.length));
