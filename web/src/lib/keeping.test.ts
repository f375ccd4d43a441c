// Settings and letters, kept in the browser.
import { beforeEach, expect, test } from "vitest";
import { Letters } from "./letters.svelte";
import { Settings } from "./settings.svelte";

beforeEach(() => {
  localStorage.clear();
  for (const name of ["theme", "motion", "home", "away"]) delete document.documentElement.dataset[name];
});

test("what was chosen counts at once and is still there later", () => {
  const settings = new Settings();
  expect([settings.get("theme"), settings.motion, settings.on("sounds")]).toEqual(["system", "normal", false]);
  settings.choose("theme", "dark");
  settings.choose("motion", "fast");
  settings.choose("home", "violet");
  settings.choose("sounds", "on");
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", motion: "fast", home: "violet" });
  const later = new Settings();
  expect([later.get("theme"), later.motion, later.get("home"), later.on("sounds")]).toEqual(["dark", "fast", "violet", true]);
  later.choose("theme", "system");
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
});

test("somebody else's text is no setting, and a browser that keeps nothing does not matter", () => {
  localStorage.setItem("pigskin.motion", "javascript:");
  expect(new Settings().motion).toBe("normal");
  const settings = new Settings(null);
  settings.choose("motion", "off");
  settings.choose("motion", "warp");
  expect(settings.motion).toBe("off");
});

test("letters are one sign, of one match, and can be wiped", () => {
  const letters = new Letters("abc");
  letters.write("home 5", "guard");
  letters.write("away 2", " x ");
  expect(letters.all).toEqual({ "home 5": "D", "away 2": "X" });
  expect(new Letters("abc").all).toEqual({ "home 5": "D", "away 2": "X" });
  expect(new Letters("other").all).toEqual({});
  letters.write("home 5", "");
  expect(new Letters("abc").all).toEqual({ "away 2": "X" });
  localStorage.setItem("pigskin.letters.bad", "{");
  expect(new Letters("bad").all).toEqual({});
});
