import { expect, test } from "vitest";
import { positionHash, readHash } from "./links";

const short = { edition: "lrb6", options: {}, text: 'home 1 7,7 Block\naway 1 8,7 name:"Old & Ned"' };

test("a short position can be read in its link and comes back", async () => {
  const hash = await positionHash(short);
  expect(decodeURIComponent(hash)).toContain("7,7");
  expect(await readHash(hash)).toEqual({ ...short, text: short.text.replace("\n", " / ") });
});

test("a long one, or one with comments, is packed with its options and its lines", async () => {
  const text = Array.from({ length: 32 }, (_, i) => `home ${i + 1} ${i % 26},3 # somebody`).join("\n");
  const linked = { edition: "bb2020", options: { overtime: "never", clock: 3, cards: true }, text };
  const hash = await positionHash(linked);
  expect(hash.length).toBeLessThan(text.length);
  expect(await readHash(hash)).toEqual(linked);
});

test.each(["#z=abc", "#what", "#z=!!", "#position=x&options={"])("a broken link is said to be broken: %s", async (hash) => {
  expect(await readHash(hash)).toBe("broken");
});

test("a link may name a moment of a replay, or nothing", async () => {
  expect(await readHash("#replay=kq7f2mab&moment=212")).toEqual({ replay: "kq7f2mab", moment: 212 });
  expect(await readHash("")).toBeNull();
});
