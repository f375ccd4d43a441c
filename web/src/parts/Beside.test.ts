// What stands beside the pitch, with the events and views of real matches.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import bench from "../fixtures/bench.json";
import fixture from "../fixtures/story.json";
import type { Book } from "../lib/api";
import type { Event, TableView } from "../lib/protocol";
import Dugouts from "./Dugouts.svelte";
import Log from "./Log.svelte";
import PlayerCard from "./PlayerCard.svelte";

const view = fixture.view as unknown as TableView;
const old = bench.view as unknown as TableView;
const events = fixture.events as unknown as Event[];
const bookOf = (skills: Record<string, string>): Book => ({
  edition: "", name: "", skills, weather: {}, effects: {}, spells: {}, stars: {}, inducements: {}, decks: [],
});
const book = bookOf(fixture.skills);
const player = (of: TableView, id: string) => of.players.find((each) => each.id === id)!;

describe("the log", () => {
  test("draws dice with what they show, and whether it was enough", () => {
    render(Log, { props: { events, view, book } });
    const line = screen.getByText(/6 Skiff moves to 7,0/).closest("li")!;
    expect(within(line).getByLabelText("a die shows 2")).toBeTruthy();
    expect(within(line).getByText("failed")).toBeTruthy();
    expect(within(line).getByText("4+")).toBeTruthy();
  });
  test("says what was added to a roll when its dice are chosen", async () => {
    render(Log, { props: { events, view, book } });
    const line = screen.getByText(/6 Skiff moves to 7,0/).closest("li")!;
    expect(within(line).queryByText("marked by 1")).toBeNull();
    await fireEvent.click(within(line).getByRole("button"));
    expect(within(line).getByText("AG 3+")).toBeTruthy();
    expect(within(line).getByText("marked by 1")).toBeTruthy();
  });
  test("a skill named in a line says what the book says", async () => {
    render(Log, { props: { events, view, book } });
    const word = screen.getAllByRole("button", { name: "Dodge" })[0]!;
    await fireEvent.click(word);
    expect(screen.getByText(fixture.skills.Dodge)).toBeTruthy();
  });
  test("only the last lines are drawn of a long match", () => {
    const many = Array.from({ length: 5 }, (_, i) => events.map((event) => ({ ...event, n: event.n + 1000 * i }))).flat();
    const { container } = render(Log, { props: { events: many, view, book } });
    expect(many.length).toBeGreaterThan(2000);
    expect(container.querySelectorAll("li").length).toBeLessThan(300);
  });
  test("a filter leaves only what was asked for", async () => {
    const { container } = render(Log, { props: { events, view, book } });
    await fireEvent.click(screen.getByRole("button", { name: /Filter/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Injuries" }));
    expect(screen.queryByText(/6 Skiff moves to 7,0/)).toBeNull();
    expect(container.querySelectorAll(".line").length).toBeGreaterThan(10);
  });
  test("chat and names are text, whatever is in them", () => {
    const evil = "<img src=x onerror=alert(1)>";
    const named = { ...view, players: view.players.map((each) => ({ ...each, name: evil })) };
    render(Log, { props: { events, view: named, book, chat: [{ by: "away", name: evil, text: evil }] } });
    expect(document.querySelector("img")).toBeNull();
  });
});

describe("the card of a player", () => {
  test("has characteristics as the edition prints them", () => {
    render(PlayerCard, { props: { player: player(view, "home 3"), view, book } });
    expect(screen.getAllByRole("definition").map((cell) => cell.textContent)).toEqual(["7", "3", "3+", "4+", "9+"]);
    render(PlayerCard, { props: { player: player(old, "home 1"), view: old } });
    expect(screen.getAllByRole("definition").slice(5).map((cell) => cell.textContent)).toEqual(["7", "3", "3", "8"]);
  });
  test("has a heading for somebody without name and position", () => {
    render(PlayerCard, { props: { player: { ...player(view, "home 3"), name: "", position: "" }, view, book } });
    expect(screen.getByRole("heading", { name: "Player 3" })).toBeTruthy();
  });
  test("a skill is explained by the book", async () => {
    render(PlayerCard, { props: { player: player(view, "home 3"), view, book } });
    await fireEvent.click(screen.getByRole("button", { name: "Block" }));
    expect(screen.getByText(fixture.skills.Block)).toBeTruthy();
  });
  test("what has changed for a while is marked with what is usual", () => {
    const changed = { ...player(view, "home 3"), st: 4, usual: { ma: 7, st: 3, ag: 3, av: 9, pa: 4 }, lent: ["Block"], lost: ["Dodge"], spent: [] };
    render(PlayerCard, { props: { player: changed, view, book } });
    expect(screen.getAllByRole("definition")[1]?.textContent).toBe("4usually 3");
    expect(screen.getByRole("button", { name: "Block for now" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Dodge not now" })).toBeTruthy();
  });
  test("one's own letter can be given", async () => {
    const onletter = vi.fn();
    render(PlayerCard, { props: { player: player(view, "home 3"), view, book, onletter } });
    await fireEvent.input(screen.getByLabelText(/Your letter/), { target: { value: "g" } });
    expect(onletter).toHaveBeenCalledWith("G");
  });
});

describe("the dugouts", () => {
  test("say what is left, and who is where", async () => {
    const onplayer = vi.fn();
    render(Dugouts, { props: { view: old, you: ["home"], onplayer } });
    const home = screen.getByRole("group", { name: /Ferrymen/ });
    expect(within(home).getByRole("img", { name: /2 of 2 re-rolls/ })).toBeTruthy();
    const ko = within(home).getByRole("group", { name: "Knocked out" });
    await fireEvent.click(within(ko).getByRole("button", { name: /Lena Skiff/ }));
    expect(onplayer).toHaveBeenCalledWith("home 6");
  });
  test("an apothecary who was used is struck out", () => {
    render(Dugouts, { props: { view, events } });
    const home = screen.getByRole("group", { name: /Ferrymen/ });
    expect(within(home).getByText(/Apothecary/).className).toContain("used");
  });
  test("own cards can be opened, those of the other side show their backs", async () => {
    render(Dugouts, { props: { view: old, you: ["home"] } });
    expect(screen.queryByText("Pit Trap")).toBeNull();
    for (const button of screen.getAllByRole("button", { name: /card/ })) await fireEvent.click(button);
    expect(screen.getByText("Pit Trap")).toBeTruthy();
    expect(screen.getByText("a card of Dirty Tricks")).toBeTruthy();
    expect(screen.queryByText("Custard Pie")).toBeNull();
  });
});
