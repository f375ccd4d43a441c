import { expect, test } from "vitest";
import { benchOf, extrasOf, ownOf } from "./extras";
import type { AskedQuestion } from "./protocol";

test("a bomb is the bombardier's own to throw; spells stay on the bench", () => {
  const question = {
    kind: "turn", coach: "home",
    answers: [
      { verb: "end turn" }, { verb: "activate", player: ["home 1"], action: ["move"] },
      { verb: "player uses", player: ["home 3", "home 4"], skill: ["Bombardier"] }, { verb: "cast", spell: "Fireball", square: [[1, 1], [2, 2]] },
    ],
  } as unknown as AskedQuestion;
  const extras = extrasOf(question);
  expect(ownOf(extras, "home 4").map(({ name, on, answers }) => [name, on, answers])).toEqual([
    ["Bombardier", null, [{ verb: "player uses", player: "home 4", skill: "Bombardier" }]],
  ]);
  expect(ownOf(extras, "home 1")).toEqual([]);
  expect(benchOf(extras).map((extra) => extra.name)).toEqual(["Fireball"]);
});
