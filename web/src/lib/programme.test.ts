import { expect, test } from "vitest";
import { pitchOf, Programme, type ProgrammeTold } from "./programme.svelte";

test("a small picture is drawn like any other", () => {
  const view = pitchOf({
    teams: { home: "Reds", away: "Greens" },
    pitch: { players: [["home", 5, "blitzer", "up", [12, 7]], ["away", 2, "lineman", "prone", [13, 7]]], ball: [12, 7], carrier: "home 5" },
  });
  expect(view.players.map((player) => [player.id, player.state, player.has_ball])).toEqual([["home 5", "up", true], ["away 2", "prone", false]]);
  expect(view.ball).toEqual({ square: [12, 7], carrier: "home 5" });
  expect(view.teams.away.name).toBe("Greens");
});

test("what was seen stays when the server is away", async () => {
  const told: ProgrammeTold = { running: [], over: [] };
  let there = true;
  const programme = new Programme(() => (there ? Promise.resolve(told) : Promise.reject(new Error("away"))));
  await programme.look();
  expect([programme.told, programme.away]).toEqual([told, false]);
  there = false;
  await programme.look();
  expect([programme.told, programme.away]).toEqual([told, true]);
});
