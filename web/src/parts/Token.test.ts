import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { bodyOf, mindOf, shapeOf } from "../lib/shapes";
import type { Player } from "../lib/view";
import BlockFace from "./BlockFace.svelte";
import Die from "./Die.svelte";
import TokenChip from "./TokenChip.svelte";

const player: Player = {
  id: "home 7", side: "home", number: 7, name: "", position: "", role: "thrower", state: "up", square: null,
  marks: [], has_ball: false,
};

test("eight shapes for nine roles, and one for what is not known", () => {
  const roles = ["lineman", "blitzer", "thrower", "catcher", "runner", "blocker", "big guy", "star", "other"];
  expect(new Set(roles.map((role) => shapeOf(role).outline)).size).toBe(8);
  expect(shapeOf("juggler")).toBe(shapeOf("other"));
});

test("the corners tell mind and body, the graver first", () => {
  expect(mindOf({ state: "up", marks: ["barred", "hypnotised"] })).toBe("hypnotised");
  expect(mindOf({ state: "stunned", marks: ["hungry"] })).toBe("asleep");
  expect(mindOf({ state: "up", marks: ["played"] })).toBeNull();
  expect(bodyOf({ marks: ["rooted"] })).toBe("rooted");
});

test("a token shows number and state by form", () => {
  const { container } = render(TokenChip, { player: { ...player, state: "stunned" }, plain: false });
  expect(container.querySelector("text")?.textContent).toBe("7");
  expect(container.querySelector("g.lying")).not.toBeNull();
  expect(container.querySelector("pattern")).not.toBeNull();
});

test("beside the pitch a token is plain unless told", () => {
  const { container } = render(TokenChip, { player: { ...player, state: "ko", marks: ["used"], has_ball: true } });
  expect(container.querySelector(".used, .carrier, .lying")).toBeNull();
});

test("dice say what they show", () => {
  const die = render(Die, { value: 4 });
  expect(die.getByRole("img").getAttribute("aria-label")).toBe("a die shows 4");
  expect(die.container.querySelectorAll("circle")).toHaveLength(4);
  const face = render(BlockFace, { face: "pow" });
  expect(face.container.querySelector("svg")?.getAttribute("aria-label")).toBe("defender down");
});
