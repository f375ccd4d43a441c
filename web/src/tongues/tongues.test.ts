import { expect, test } from "vitest";
import { argumentsOf } from "../lib/telling";
import { languageOf, over } from "../lib/tongue";
import german from "./de";
import { EVENTS, QUESTIONS } from "./sentences";

test("what a coach chose counts, then what his browser speaks, then English", () => {
  expect(languageOf("de", ["en"])).toBe("de");
  expect(languageOf(null, ["fr-FR", "de-AT", "en"])).toBe("de");
  expect(languageOf("xx", ["fr"])).toBe("en");
});

test("a dictionary lies over the words and leaves what it lacks", () => {
  const english = { a: "one", deep: { b: "two", c: "three" }, list: ["x", "y"], said: (n: number): string => `${n} squares` };
  const found = over(english, { deep: { b: "zwei" }, list: [undefined, "ypsilon"], said: (n: number): string => `${n} Felder` }) as typeof english;
  expect([found.a, found.deep, found.list, found.said(2)]).toEqual(["one", { b: "zwei", c: "three" }, ["x", "ypsilon"], "2 Felder"]);
  expect(english.deep.b).toBe("two");
});

const TABLES = [["events", EVENTS, german.events], ["questions", QUESTIONS, german.questions]] as const;
test.each(TABLES)("translated %s name only what the engine tells", (_, english, translated) => {
  for (const [kind, said] of Object.entries(translated)) {
    const known = new Set((english as Record<string, readonly string[]>)[kind]?.flatMap(argumentsOf));
    for (const template of [said].flat()) for (const name of argumentsOf(template)) expect(known, `${kind}: ${template}`).toContain(name);
  }
});
test.each(TABLES)("German has every one of the %s", (what, english, translated) => {
  const plain = ["block die", "contest"]; // figures only, drawn and not told
  const missing = Object.keys(english).filter((kind) => !(kind in translated) && !plain.includes(kind));
  expect(missing, what).toEqual([]);
});
