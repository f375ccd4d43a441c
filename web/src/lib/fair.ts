// The dice of a match between strangers, as docs/fair-dice.md says: from a secret of the server, told by
// its hash beforehand, and a nonce of each coach. And the seals of a match file.
import { hex, hmac, joined, sha256, unhex } from "./hash";
import type { Coach } from "./protocol";

const WORD = 2 ** 32;

/** What was told of the secret before the match. */
export function commitment(secret: string): string | null {
  const bytes = unhex(secret, 32);
  return bytes && `sha256:${hex(sha256(bytes))}`;
}

/** The nonce of a computer follows from the secret. */
export function computerNonce(secret: string, side: Coach): string | null {
  const bytes = unhex(secret, 32);
  return bytes && hex(sha256(joined("pigskin computer nonce 1", side, bytes))).slice(0, 32);
}

export function diceKey(match: string, secret: string, home: string, away: string): Uint8Array | null {
  const [bytes, first, second] = [unhex(secret, 32), unhex(home, 16), unhex(away, 16)];
  return bytes && first && second && sha256(joined("pigskin match dice 1", match, bytes, first, second));
}

/** What die number `number` (from 0) shows, if it has so many sides. */
export function faceOf(key: Uint8Array, number: number, sides: number): number {
  const limit = WORD - (WORD % sides);
  const message = new DataView(new ArrayBuffer(12));
  message.setBigUint64(0, BigInt(number));
  for (let attempt = 0; ; attempt++) {
    message.setUint32(8, attempt);
    const block = new DataView(hmac(key, new Uint8Array(message.buffer)).buffer);
    for (let at = 0; at < 32; at += 4) {
      const word = block.getUint32(at);
      if (word < limit) return (word % sides) + 1;
    }
  }
}

/** Plain data in the one way of writing it that counts: sorted names, no spaces, ASCII. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, each]) => `${canonical(name)}:${canonical(each)}`).join(",")}}`;
  }
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const SEAL = 12;
const without = (value: object, name: string): object =>
  Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));

export const partSeal = (value: unknown): string => hex(sha256(joined(canonical(value)))).slice(0, SEAL);
/** Each seal of an entry follows on the one before. */
export const entrySeal = (before: string, entry: object): string =>
  hex(sha256(joined(before, canonical(without(entry, "seal"))))).slice(0, SEAL);
export const fileDigest = (parts: object): string =>
  `sha256:${hex(sha256(joined(canonical(without(parts, "digest")))))}`;
