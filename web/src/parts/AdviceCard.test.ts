// The card of what a coach would do: words, figures, the reason, and the button.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import fixture from "../fixtures/blitz.json";
import type { Advising } from "../lib/advising.svelte";
import type { Advice, TableView } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";
import { who } from "../lib/people";
import AdviceCard from "./AdviceCard.svelte";

const view = (fixture as unknown as { view: TableView }).view;
const mine = view.players.find((player) => player.side === "home" && player.square)!;
const theirs = view.players.find((player) => player.side === "away" && player.square)!;
const BLITZ = {
  deed: "blitz", why: "their carrier", answers: ["home 1 blitz"], player: mine.id, other: theirs.id, path: [[12, 6]], moves: [], rising: [], dice: 2,
  chance: 0.556, again: 0.8, risk: 0.03, gain: 0.12, before: null, after: null, mate: "", words: "", reason: "",
} as unknown as Advice;
const END = { ...BLITZ, deed: "end turn", why: "nothing left", chance: null, again: null, risk: null, gain: 0, dice: 0, path: [] } as Advice;

test("the best comes with its chances and the reason, the others behind a click", async () => {
  const advising = { advice: [BLITZ, END], marked: 0, problem: "", take: vi.fn(), close: vi.fn() } as unknown as Advising;
  render(AdviceCard, { advising, table: { view, question: null, sending: false } as unknown as Table });
  const words = document.querySelector("section")!.textContent;
  expect(words).toContain(`${who(view, mine.id)} blitzes ${who(view, theirs.id)} from 12,6`);
  for (const each of ["56 %", "80 %", "3 %", "+0.12", "The ball carrier can be hit.", "2 dice"]) expect(words).toContain(each);
  expect(screen.getByRole("status").textContent).toContain("The ball carrier can be hit.");
  expect(screen.getByText("end the turn")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Do it" }));
  expect(advising.take).toHaveBeenCalledWith(BLITZ);
});

test("while a coach thinks, and when he gave up, the card says so", () => {
  const table = { view, question: null, sending: false } as unknown as Table;
  const { unmount } = render(AdviceCard, { advising: { advice: null, marked: 0, problem: "" } as unknown as Advising, table });
  expect(screen.getByRole("status").textContent).toContain("thinking");
  unmount();
  render(AdviceCard, { advising: { advice: null, marked: 0, problem: "cut off" } as unknown as Advising, table });
  expect(screen.getByRole("status").textContent).toBe("cut off");
});
