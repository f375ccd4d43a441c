// The review of a match: decisions with the better line, and asking until it is there.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Advice, Costly, Review } from "../../lib/protocol";
import { Reviewed, viewOf } from "../../lib/reviewed.svelte";
import CostlyCard from "./CostlyCard.svelte";
import Curve from "./Curve.svelte";

const NOTHING: Advice = {
  deed: "end turn", why: "nothing left", answers: ["end turn"], player: "", other: "", path: [], moves: [], rising: [], dice: 0,
  chance: null, again: null, risk: null, gain: 0, before: null, after: null, mate: "", words: "", reason: "",
};
const COSTLY: Costly = {
  moment: 212, side: "home", half: 2, turn: 8, cost: 0.284, touchdowns: 1, kind: "turn", did: NOTHING,
  better: { ...NOTHING, deed: "score", why: "last turn", player: "home 7", chance: 0.67, gain: 0.9 },
};
const POINT = { moment: 0, half: 1, turn: 1, side: "home" as const, win: 0.3, draw: 0.4, loss: 0.3 };
const REVIEW = {
  format: 1, edition: "bb2020", teams: ["Reds", "Blues"], score: [1, 0], over: true, answers: 9, looked: 1, swings: [], costly: {},
  people: [{ id: "home 7", side: "home", number: 7, name: "Otto Bilge", position: "Thrower", race: "Human" }],
  points: [POINT, { ...POINT, moment: 9, win: 1, draw: 0, loss: 0 }],
} as unknown as Review;
afterEach(() => vi.unstubAllGlobals());

test("what was done and what was better, to be seen and played on from", async () => {
  const onplay = vi.fn();
  render(CostlyCard, { costly: COSTLY, view: viewOf(REVIEW), replay: "/replay/abc", team: "Reds", onplay });
  const words = document.querySelector("li")!.textContent;
  for (const each of ["end the turn", "7 Bilge runs in", "67 %", "−28.4 points", "2nd half, turn 8, Reds"]) expect(words).toContain(each);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/replay/abc#212");
  await fireEvent.click(screen.getByRole("button"));
  expect(onplay).toHaveBeenCalledWith(212);
});

test("the curve says its points to those who do not see it", async () => {
  render(Curve, { review: REVIEW, file: "x", ongo: () => undefined });
  const slider = screen.getByRole("slider");
  await fireEvent.keyDown(slider, { key: "End" });
  expect(slider.getAttribute("aria-valuetext")).toContain("Reds 100 %, draw 0 %, Blues 0 %");
});

test("it is asked for until it is there, and says how far it is", async () => {
  const replies = [{ done: 0, total: 2, review: null }, { done: 1, total: 2, review: null }, { done: 2, total: 2, review: REVIEW }];
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(replies.shift()))));
  vi.stubGlobal("fetch", fetch);
  const reviewed = new Reviewed("abc");
  await reviewed.load();
  expect(fetch).toHaveBeenCalledTimes(3);
  expect([reviewed.done, reviewed.review?.teams]).toEqual([2, ["Reds", "Blues"]]);
});
