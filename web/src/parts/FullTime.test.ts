// The end of a match: who has won is said on every screen.
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import fixture from "../fixtures/story.json";
import type { Table } from "../lib/table.svelte";
import FullTime from "./FullTime.svelte";

test.each([[false], [true]])("the card says who has won and why, on a small screen too (%s)", (compact) => {
  const table = {
    view: fixture.view, events: [], you: ["home"], about: null, problem: "",
    over: { outcome: { winner: "away", reason: "conceded by home" }, best: null, luck: {} },
  } as unknown as Table;
  render(FullTime, { table, compact });
  const { home, away } = fixture.view.teams;
  expect(screen.getByRole("heading").textContent).toBe(`${away.name} win${home.name} have conceded`);
});
