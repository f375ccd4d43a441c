import { beforeEach, expect, test } from "vitest";
import type { EditionTold, RosterTold } from "./api";
import { changed, chosenTeam, FIRST, forgetTeam, keepChoices, keepTeam, keptChoices, matchWanted, ownId, ownTeams } from "./choices";

const roster = (id: string): RosterTold => ({
  id, name: id, team: { name: `The ${id}s`, value: 1000, rerolls: 3, apothecary: true, players: [] },
});
const EDITION: EditionTold = {
  id: "bb2020", name: "BB2020", rosters: [roster("amazon"), roster("human"), roster("orc")], coaches: ["random", "scripted"],
  options: [
    { name: "inducements", meaning: "", value: true, choices: [true, false] },
    { name: "overtime", meaning: "", value: "agreed", choices: ["agreed", "always", "never"] },
  ],
};
const OWN = { edition: "bb2020", team: { name: "Mine" }, shown: { ...roster("human"), team: { ...roster("human").team, name: "Mine" } } };

beforeEach(() => localStorage.clear());

test("defaults kick off against the computer, with me at home", () => {
  expect(matchWanted(FIRST, EDITION, [])).toEqual({
    edition: "bb2020", options: {}, clock: null, listed: true, delay: 0,
    home: { roster: "human", seat: "me", name: "" }, away: { roster: "orc", seat: "computer:scripted", name: "" },
  });
});

test("changed sides, a friend, an own team, options and clock are all said", () => {
  const choices = {
    ...FIRST, against: "friend" as const, me: "away" as const, name: " Ann ", clock: 240, listed: false,
    teams: { home: "orc", away: ownId(OWN) }, options: { bb2020: { overtime: "never", inducements: true, gone: 3 } },
  };
  expect(matchWanted(choices, EDITION, [OWN])).toEqual({
    edition: "bb2020", options: { overtime: "never" }, clock: 240, listed: false, delay: 0,
    home: { roster: "orc", seat: "friend", name: "" }, away: { team: { name: "Mine" }, seat: "me", name: "Ann" },
  });
});

test("one screen has both seats and both names", () => {
  const wanted = matchWanted({ ...FIRST, against: "same screen", name: "Ann", otherName: "Bea" }, EDITION, []);
  expect([wanted.home.seat, wanted.home.name, wanted.away.seat, wanted.away.name]).toEqual(["me", "Ann", "me", "Bea"]);
});

test("a team the edition does not have makes way for the usual one", () => {
  expect(chosenTeam(EDITION, [], "slann", "away")?.id).toBe("orc");
  expect(chosenTeam({ ...EDITION, rosters: [roster("amazon")] }, [], "slann", "home")?.id).toBe("amazon");
});

test("only what differs and is possible is an option that changed", () => {
  expect(changed(EDITION, { inducements: false, overtime: "perhaps" })).toEqual({ inducements: false });
});

test("choices and own teams are kept, and nonsense in the store does no harm", () => {
  keepChoices({ ...FIRST, edition: "lrb6" });
  expect(keptChoices().edition).toBe("lrb6");
  localStorage.setItem("pigskin choices", "{");
  expect(keptChoices()).toEqual(FIRST);
  keepTeam(OWN);
  keepTeam({ ...OWN, team: { name: "Mine", rerolls: 1 } });
  expect(ownTeams()).toHaveLength(1);
  expect(forgetTeam(OWN)).toEqual([]);
  localStorage.setItem("pigskin teams", '"x"');
  expect(ownTeams()).toEqual([]);
});
