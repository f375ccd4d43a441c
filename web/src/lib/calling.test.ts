// How the server's sentences are said: by names, once each.
import { expect, test } from "vitest";
import fixture from "../fixtures/story.json";
import { askedWords, nickname, spoken } from "./calling";
import type { TableView } from "./protocol";

const view = fixture.view as unknown as TableView;

test("a player is called by shirt and name, whether the engine names him or his position", () => {
  expect(spoken(view, "away 3 Morgut Ironbelly goes down")).toBe("3 Ironbelly goes down");
  expect(spoken(view, "away 3 Big Un Blocker pushed by home 11 Human Lineman: where?")).toBe("3 Ironbelly pushed by 11 Ballast: where?");
  expect(spoken(view, "home 4 Jutta Breakwater goes down; away 3 goes down")).toBe("4 Breakwater goes down; 3 Ironbelly goes down");
  expect(spoken(view, "home 8 Otto Bilges")).toBe("8 Bilge Otto Bilges");
});

test("sides are their teams, and verbs go with them", () => {
  expect(spoken(view, "away has nobody to set up")).toBe("Bruisers have nobody to set up");
  expect(spoken(view, "home wins the toss")).toBe("Ferrymen win the toss");
  expect(spoken(view, "turn 3 of home")).toBe("turn 3 of Ferrymen");
  expect(spoken(view, "home may concede only now: it is the turn of away")).toBe("Ferrymen may concede only now: it is the turn of Bruisers");
  expect(spoken(view, "away's turn, then home's")).toBe("Bruisers\u2019 turn, then Ferrymen\u2019s");
});

test("not every away is the team, and not every team stands first", () => {
  expect(spoken(view, "the head coach of home is sent away")).toBe("the head coach of Ferrymen is sent away");
  expect(spoken(view, "home 8 may step away after his block")).toBe("8 Bilge may step away after his block");
  expect(spoken(view, "touchback: away is given the ball")).toBe("touchback: Bruisers are given the ball");
});

test("whoever is asked is not addressed by his side", () => {
  expect(askedWords(view, { coach: "away", sentence: "away, call the coin" })).toBe("Call the coin");
  expect(askedWords(view, { coach: "away", sentence: "away kicks off. To which square?" })).toBe("You kick off. To which square?");
  expect(askedWords(view, { coach: "home", sentence: "away 4 could have scored. home, throw a rock at him?" })).toBe("4 Quickboot could have scored. Throw a rock at him?");
  expect(askedWords(view, { coach: "home", sentence: "home has won the toss" })).toBe("You have won the toss");
  expect(askedWords(view, { coach: "home", sentence: "home 5 Human Catcher: use Dodge?" })).toBe("5 Jettison: use Dodge?");
  expect(askedWords(view, { coach: "home", sentence: "home, which square? away 4 stands there" })).toBe("Which square? 4 Quickboot stands there");
});

test("a team is called by its last word, unless that is none to call it by", () => {
  expect(["Low Harbour Ferrymen", "Eleven Elves FC", "Solo"].map(nickname)).toEqual(["Ferrymen", "Eleven Elves FC", "Solo"]);
  expect(nickname("More Where That Came From")).toBe("More Where That Came From");
});
