import { expect, test } from "vitest";
import { all, has, values, verbs } from "./asking";
import { merge } from "./merge";
import type { AskedQuestion, TableView } from "./protocol";

const view = {
  half: 1,
  players: [{ id: "home 1", state: "up" }, { id: "away 2", state: "up" }],
  teams: { home: { name: "A", rerolls: 3 }, away: { name: "B", rerolls: 2 } },
} as unknown as TableView;

test("a change replaces keys, and of players and teams only what differs", () => {
  const change = {
    half: 2,
    players: [{ id: "away 2", state: "prone" }, { id: "away 9", state: "up" }],
    teams: { home: { rerolls: 2 } },
    gone: ["home 1"],
  } as unknown as Parameters<typeof merge>[1];
  const merged = merge(view, change);
  expect(merged.half).toBe(2);
  expect(merged.players.map((player) => [player.id, player.state])).toEqual([
    ["away 2", "prone"],
    ["away 9", "up"],
  ]);
  expect(merged.teams.home).toEqual({ name: "A", rerolls: 2 });
  expect(merged.teams.away).toEqual({ name: "B", rerolls: 2 });
  expect(view.players).toHaveLength(2);
});

test("groups of answers are any combination of their lists", () => {
  const question = {
    answers: [
      { verb: "done" },
      { verb: "place", player: ["home 1", "home 2"], square: [[12, 7], [12, 8]] },
      { verb: "push to", square: [9, 6] },
    ],
  } as unknown as AskedQuestion;
  expect([...all(question)]).toHaveLength(6);
  expect(verbs(question)).toEqual(["done", "place", "push to"]);
  expect(has(question, "done")).toBe(true);
  expect(values(question, "square")).toEqual([[12, 7], [12, 8], [9, 6]]);
  expect(values(question, "player", "place")).toEqual(["home 1", "home 2"]);
});
