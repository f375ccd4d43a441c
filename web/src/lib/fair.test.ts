// What the client works out is what the engine works out: known answers by web/fixtures_fair.py.
import { expect, test } from "vitest";
import known from "../fixtures/fair.json";
import { canonical, commitment, computerNonce, diceKey, faceOf } from "./fair";
import { hex, hmac, joined, sha256, unhex } from "./hash";

const [home, away] = known.nonces as [string, string];

test("hashes are those of everybody else", () => {
  for (const [text, digest] of Object.entries(known.sha256)) expect(hex(sha256(joined(text)))).toBe(digest);
  for (const [text, digest] of Object.entries(known.hmac)) expect(hex(hmac(joined(text), joined(text)))).toBe(digest);
});

test("hashes are those of the browser, at every length around a block", async () => {
  for (let length = 0; length < 200; length++) {
    const data = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
    expect(hex(sha256(data))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data))));
  }
});

test("commitment, nonce of a computer and key", () => {
  expect(commitment(known.secret)).toBe(known.commitment);
  expect(computerNonce(known.secret, "away")).toBe(known.computer);
  const key = diceKey("kq7f2m", known.secret, home, away);
  expect(key && hex(key)).toBe(known.key);
  expect(commitment("5e")).toBeNull();
  expect(diceKey("kq7f2m", known.secret, home, `${away.slice(1)}x`)).toBeNull();
});

test("every die, also where numbers are passed over", () => {
  const key = unhex(known.key, 32);
  for (const [sides, faces] of Object.entries(known.faces)) {
    expect(faces.map((_, number) => faceOf(key!, number, Number(sides)))).toEqual(faces);
  }
});

test("plain data is written as the seals want it", () => {
  expect(canonical(known.canonical[0])).toBe(known.canonical[1]);
});
