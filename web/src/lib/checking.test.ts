// A match file is checked in the browser: a good one is good, and whatever is altered is named.
import { beforeEach, describe, expect, test } from "vitest";
import known from "../fixtures/fair.json";
import { Check } from "./check.svelte";
import { checkDice, checkSeals, checkSecret, diceFinding, readMatch, type MatchFile, type RollTold } from "./checking";
import { canonical, entrySeal, fileDigest, partSeal } from "./fair";
import type { Kept } from "./seats";
import { VERIFY } from "./words/verify";

const rolls = known.rolls as RollTold[];
let file: MatchFile;
beforeEach(() => {
  file = structuredClone(known.file) as unknown as MatchFile;
});
const kept = (more: Partial<Kept>): Kept => ({
  match: file.match, seat: "x", nonce: file.nonces.home ?? "", edition: "", teams: ["", ""], at: 0, ...more,
});
/** New seals, as whoever forges a file writes them. */
function seal(): void {
  let before = "";
  for (const entry of file.entries) before = entry.seal = entrySeal(before, entry);
  for (const name of Object.keys(file.seals)) file.seals[name] = partSeal((file as unknown as Record<string, unknown>)[name]);
  file.digest = fileDigest(file);
}
const withDice = () => file.entries.filter((entry) => (entry.faces ?? []).length > 0)[5]!;

describe("a good file", () => {
  test("has every seal, secret and nonce as it should be", () => {
    expect(checkSeals(file)).toMatchObject({ good: true });
    expect(checkSecret(file, kept({ commitment: file.commitment })).map((each) => [each.step, each.good])).toEqual([
      ["commitment", true], ["told", true], ["nonce", true], ["computer", true],
    ]);
    seal();
    expect(file).toEqual(known.file);
  });
  test("has every die as it should be", async () => {
    const found = await checkDice(file, rolls);
    expect(found.length).toBe(rolls.length);
    expect(found.every((roll) => roll.good)).toBe(true);
    const dice = found.flatMap((roll) => roll.dice).length;
    expect(diceFinding(found)).toEqual({ step: "dice", good: true, words: VERIFY.rightDice(dice, rolls.length) });
  });
  test("who has not played has nothing to compare, and that is no fault", () => {
    expect(checkSecret(file, undefined).find((each) => each.step === "nonce")?.good).toBeNull();
  });
});

describe("what is altered is named", () => {
  test("one die, whether sealed again or not", async () => {
    const entry = withDice();
    const face = entry.faces![0]!;
    entry.faces![0] = face === 1 ? 2 : 1;
    expect(checkSeals(file).words).toBe(VERIFY.altered([VERIFY.entry(entry.n)]));
    seal();
    expect(checkSeals(file).good).toBe(true);
    const told = structuredClone(rolls);
    told.find((roll) => roll.entry === entry.n)!.dice[0] = entry.faces![0]!;
    expect(diceFinding(await checkDice(file, told))).toEqual({
      step: "dice", good: false, words: VERIFY.wrongDice(VERIFY.wrongDie(entry.n, 1, entry.faces![0]!, face), 1),
    });
  });
  test("one answer, and one left out", () => {
    const answer = file.entries[7]!;
    answer.words += " x";
    expect(checkSeals(file)).toMatchObject({ good: false, words: VERIFY.altered([VERIFY.entry(8)]) });
    file = structuredClone(known.file) as unknown as MatchFile;
    file.entries.splice(3, 1);
    expect(checkSeals(file).good).toBe(false);
  });
  test("a nonce: by its seal, by whoever gave it, and by all the dice", async () => {
    const mine = kept({});
    file.nonces.home = "03".repeat(16);
    expect(checkSeals(file).words).toBe(VERIFY.altered(["nonces"]));
    expect(checkSecret(file, mine).find((each) => each.step === "nonce")).toMatchObject({ good: false });
    expect(checkSecret(file, { ...mine, brought: true }).find((each) => each.step === "nonce")).toMatchObject({ good: null });
    seal();
    expect(diceFinding(await checkDice(file, rolls)).good).toBe(false);
    file.nonces.away = file.nonces.home;
    expect(checkSecret(file, mine).find((each) => each.step === "computer")).toMatchObject({ good: false });
  });
  test("a secret, and a promise that is not the one that was given", () => {
    file.secret = file.secret.replace(/^../, "00");
    expect(checkSecret(file, undefined)[0]).toMatchObject({ step: "commitment", good: false });
    expect(checkSecret(file, kept({ commitment: "sha256:other" }))[1]).toMatchObject({ step: "told", good: false });
  });
  test("every part that has a seal", () => {
    for (const name of Object.keys(known.file.seals)) {
      const spoilt = { ...known.file, [name]: [canonical((known.file as Record<string, unknown>)[name])] } as unknown as MatchFile;
      expect(checkSeals(spoilt).words).toContain(name);
    }
    expect(checkSeals({ ...file, digest: "sha256:0" }).words).toBe(VERIFY.altered([VERIFY.file]));
  });
});

describe("a server that cannot be believed", () => {
  test("dice it lists otherwise than the file are not taken as checked", async () => {
    const told = structuredClone(rolls);
    told[4]!.dice[0] = 9;
    const found = await checkDice(file, told);
    expect(found.slice(0, 4).every((roll) => roll.good)).toBe(true);
    expect(found.slice(4).every((roll) => roll.good === null)).toBe(true);
    expect(diceFinding(found)).toMatchObject({ good: null });
    expect(found.flatMap((roll) => roll.dice).length).toBe(rolls.flatMap((roll) => roll.dice).length);
  });
  test("one that says nothing leaves the rest checked", async () => {
    const check = new Check(() => Promise.reject(new Error("gone")));
    await check.run(() => Promise.resolve(JSON.stringify(known.file)));
    expect(check.good).toBeNull();
    expect(check.findings.filter((each) => each.good).map((each) => each.step)).toEqual(["commitment", "computer", "seals"]);
  });
  test("a whole check is good, and says so", async () => {
    const check = new Check(() => Promise.resolve({ good: true, words: "", rolls }));
    await check.run(() => Promise.resolve(JSON.stringify(known.file)));
    expect(check.good).toBe(true);
    expect(check.done).toBe(1);
  });
});

describe("what is no file", () => {
  const problem = (value: unknown): string => {
    try {
      readMatch(typeof value === "string" ? value : JSON.stringify(value));
    } catch (error) {
      return (error as Error).message;
    }
    return "";
  };
  test("is told in words", () => {
    expect(problem("{")).toBe(VERIFY.noJson);
    for (const each of [null, [], 7, "x", {}, { format: "pigskin-match 2" }]) expect(problem(JSON.stringify(each))).toBe(VERIFY.noFile);
    expect(problem({ ...known.file, state: "running" })).toBe(VERIFY.running);
    expect(problem(" ".repeat(2_000_001))).toBe(VERIFY.tooBig);
    expect(problem(known.file)).toBe("");
  });
  test("a part that is missing or of another kind is named, and nothing breaks", () => {
    for (const name of ["match", "home", "start", "entries", "secret", "nonces", "outcome", "seals", "digest"]) {
      for (const value of [undefined, null, 7, "x", []]) {
        const told = problem({ ...known.file, [name]: value });
        if (told) expect(told).toBe(VERIFY.incomplete(name));
      }
      expect(problem({ ...known.file, [name]: undefined })).toBe(VERIFY.incomplete(name));
    }
    expect(problem({ ...known.file, entries: [{ faces: ["x"] }] })).toBe(VERIFY.incomplete(VERIFY.entry(1)));
  });
});
