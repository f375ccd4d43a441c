import { expect, test } from "vitest";
import { MOST_UNPACKED, pack, unpack } from "./packing";

test("a text comes back as it was, in letters an address may have", async () => {
  const text = JSON.stringify({ name: "Ünder “Bridge” 🏈", players: Array.from({ length: 16 }, (_, i) => ({ number: i })) });
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length);
  expect(await unpack(packed)).toBe(text);
});

test.each(["", "!!!", "abc", "AAAA", "w6k"])("what is no packed text is none: %j", async (text) => {
  expect(await unpack(text)).toBeFalsy();
});

test("a short link cannot unpack to more than is good for a page", async () => {
  const bomb = await pack("x".repeat(MOST_UNPACKED + 1));
  expect(bomb.length).toBeLessThan(1000);
  expect(await unpack(bomb)).toBeNull();
});
