// A position in a link: all of it stands behind the #. Short ones can be read there, long ones are packed.
import { MOST_UNPACKED, pack, unpack } from "../packing";
import type { Options } from "./position";

export interface Linked {
  edition: string;
  options: Options;
  text: string;
}
/** A moment of a replay whose position is wanted. */
export interface LinkedMoment {
  replay: string;
  moment: number;
}

const LONGEST_PLAIN = 400;

export async function positionHash({ edition, options, text }: Linked): Promise<string> {
  const line = text.split("\n").join(" / ");
  const fields = new URLSearchParams({ edition });
  if (Object.keys(options).length) fields.set("options", JSON.stringify(options));
  // A comment goes to the end of its line, and packed lines stay lines.
  if (line.length <= LONGEST_PLAIN && !text.includes("#")) fields.set("position", line);
  else fields.set("z", await pack(text));
  return `#${fields.toString()}`;
}

/** What a link has: a position, a moment, nothing (null), or "broken". */
export async function readHash(hash: string): Promise<Linked | LinkedMoment | "broken" | null> {
  const fields = new URLSearchParams(hash.slice(1));
  const replay = fields.get("replay");
  if (replay !== null) return { replay, moment: Math.max(0, Math.trunc(Number(fields.get("moment"))) || 0) };
  const packed = fields.get("z");
  const text = packed === null ? fields.get("position") : await unpack(packed);
  if (packed === null && text === null) return hash.length > 1 ? "broken" : null;
  if (text === null || text.length > MOST_UNPACKED) return "broken";
  try {
    const options = JSON.parse(fields.get("options") ?? "{}") as Options;
    return { edition: fields.get("edition") ?? "bb2020", options: typeof options === "object" && options !== null ? options : {}, text };
  } catch {
    return "broken";
  }
}
