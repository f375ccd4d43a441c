// The panel beside the pitch, and the small cards of large screens.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import fixture from "../fixtures/story.json";
import type { Event, TableView } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import Chat from "./Chat.svelte";
import Keys from "./Keys.svelte";
import MatchSoFar from "./MatchSoFar.svelte";
import Players from "./Players.svelte";
import Settings from "./Settings.svelte";
import StillToAct from "./StillToAct.svelte";
import Story from "./Story.svelte";
import Timeline from "./Timeline.svelte";

const view = fixture.view as unknown as TableView;
const events = fixture.events as unknown as Event[];

test("log, chat, statistics and players are behind tabs that arrow keys reach", async () => {
  const chat = [{ by: "away", name: "Bea", text: "good luck" }, { by: "home", name: "Ann", text: "same to you" }] as const;
  render(Story, { props: { events, view, chat, you: ["home"], onsay: () => undefined } });
  const tabs = screen.getAllByRole("tab");
  expect(tabs.map((tab) => tab.getAttribute("aria-selected"))).toEqual(["true", "false", "false", "false"]);
  expect(tabs[1]?.textContent).toContain("1 unread");
  await fireEvent.keyDown(tabs[0]!, { key: "ArrowRight" });
  expect(screen.getByRole("tabpanel").textContent).toContain("good luck");
  expect(screen.getAllByRole("tab")[1]?.textContent?.trim()).toBe("Chat");
});

test("without anybody to talk to there is no chat", () => {
  render(Story, { props: { events, view } });
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent?.trim())).toEqual(["Log", "Statistics", "Players"]);
});

test("what is said is sent, and kept in the field if it was refused", async () => {
  const onsay = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("too fast"));
  render(Chat, { props: { chat: [], onsay, to: "Bea" } });
  const field = screen.getByRole("textbox", { name: "Say something to Bea" }) as HTMLInputElement;
  await fireEvent.input(field, { target: { value: " hello " } });
  await fireEvent.submit(field.form!);
  expect(onsay).toHaveBeenCalledWith("hello");
  await vi.waitFor(() => expect(field.value).toBe(""));
  await fireEvent.input(field, { target: { value: "again" } });
  await fireEvent.submit(field.form!);
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe("too fast"));
  expect(field.value).toBe("again");
});

test("chat is text, whatever is in it", () => {
  const evil = "<img src=x onerror=alert(1)>";
  render(Chat, { props: { chat: [{ by: "watcher", name: evil, text: evil }] } });
  expect(document.querySelector("img")).toBeNull();
});

test("the timeline has a bar for each roll, and a table that says the same", () => {
  const { container } = render(Timeline, { props: { events, view } });
  const bars = container.querySelectorAll("rect.bar");
  expect(bars.length).toBeGreaterThan(10);
  expect(bars[0]?.textContent).toBe("7 Longmooring: pick-up 3+, rolled 2, failed (67 percent)");
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows[1]?.textContent).toContain("Ferrymen, 1");
  expect(rows[1]?.textContent).toContain("7 Longmooring: pick-up 3+, rolled 2, failed");
});

test("the match so far names both sides", () => {
  render(MatchSoFar, { props: { events, teams: view.teams } });
  const row = screen.getByRole("rowheader", { name: /Knock-downs/ }).closest("tr")!;
  expect(within(row).getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["2", "4"]);
});

test("who has not acted can be chosen", async () => {
  const onplayer = vi.fn();
  const acting = { ...view, active: "home" as const, players: view.players.map((player) => (player.id === "home 1" ? { ...player, marks: ["used" as const] } : player)) };
  render(StillToAct, { props: { view: acting, onplayer } });
  expect(screen.queryByRole("button", { name: /Anselm Hawser/ })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: /Greta Boathook/ }));
  expect(onplayer).toHaveBeenCalledWith("home 2");
});

test("all players are in a table, the nearest first", () => {
  const carrier = view.players.find((player) => player.has_ball)!;
  render(Players, { props: { view, you: ["home"] } });
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  expect(rows).toHaveLength(view.players.length);
  expect(rows[0]?.textContent).toContain(carrier.name);
  expect(rows[0]?.textContent).toContain("has the ball");
});

test("settings are chosen in a dialog and count at once", async () => {
  const { component } = render(Settings);
  component.open();
  await fireEvent.click(await screen.findByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  await fireEvent.click(screen.getByRole("switch", { name: /Coordinates/ }));
  expect(settings.on("coordinates")).toBe(true);
});

test("every key has its words", async () => {
  const { component } = render(Keys);
  component.open();
  expect(await screen.findByText("take back")).toBeTruthy();
});
