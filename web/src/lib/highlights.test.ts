import { expect, test } from "vitest";
import fixture from "../fixtures/story.json";
import { highlights } from "./highlights";
import type { Event, TableView } from "./protocol";

const view = fixture.view as unknown as TableView;

test("touchdowns, casualties and sendings-off are told with their turns", () => {
  const told = (event: string, more: object) => ({ n: 0, answer: 0, text: "", event, ...more }) as unknown as Event;
  const found = highlights([
    told("turn", { side: "home", turn: 3 }), told("touchdown", { player: "home 6", side: "home" }),
    told("half", { half: 2 }), told("turn", { side: "away", turn: 1 }), told("casualty", { player: "away 4", result: "badly hurt" }),
    told("sent off", { player: "home 6" }), told("move", { player: "home 6" }),
  ], view);
  expect(found.map(({ what, side, words, when }) => [what, side, words, when])).toEqual([
    ["touchdown", "home", "6 Skiff scores", "1st half, turn 3"],
    ["casualty", "away", "4 Quickboot: badly hurt", "2nd half, turn 1"],
    ["sent off", "home", "6 Skiff is sent off", "2nd half, turn 1"],
  ]);
});
