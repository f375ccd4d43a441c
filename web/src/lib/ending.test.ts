// Ending a turn: when it asks back, and what it answers.
import { describe, expect, test, vi } from "vitest";
import fixture from "../fixtures/story.json";
import { Ending, type EndTable } from "./ending.svelte";
import { Shirts } from "./shirts";
import type { AskedQuestion, TableView } from "./protocol";

const view = fixture.view as unknown as TableView;
const mine = view.players.filter((player) => player.side === "home" && player.square).map((player) => player.id);
function tableOf(kind: string, answers: unknown[], ball = ""): EndTable {
  const players = view.players.map((player) => ({ ...player, has_ball: player.id === ball }));
  const question = { coach: "home", kind, answers, about: {}, sentence: "", points_at: { players: [], squares: [] } } as unknown as AskedQuestion;
  return { asked: true, question, view: { ...view, players }, answer: vi.fn(async () => null) };
}
const turn = (able: string[], ball = "") => tableOf("turn", [{ verb: "activate", player: able, action: "move" }, { verb: "end turn" }], ball);

describe("ending the turn", () => {
  test("while most could still act it asks back; a second time it ends", () => {
    const table = turn(mine);
    const ending = new Ending(table);
    ending.end();
    expect([ending.asking, ending.idle.length]).toEqual([true, mine.length]);
    expect(table.answer).not.toHaveBeenCalled();
    ending.end();
    expect(ending.asking).toBe(false);
    expect(table.answer).toHaveBeenCalledWith({ verb: "end turn" });
  });
  test("with few left it ends at once, unless one of them has the ball", () => {
    const few = turn(mine.slice(0, 2));
    new Ending(few).end();
    expect(few.answer).toHaveBeenCalledOnce();
    const carrying = new Ending(turn(mine.slice(0, 2), mine[1]));
    carrying.end();
    expect([carrying.asking, carrying.carrier]).toEqual([true, true]);
  });
  test("a carrier who could walk in is not made to stall without asking", () => {
    const table = turn(mine.slice(0, 2), mine[5]);
    table.view!.stallers = [mine[5]!];
    const ending = new Ending(table);
    ending.end();
    expect([ending.asking, ending.stalls]).toEqual([true, true]);
  });
  test("an action under way ends with the turn", () => {
    const table = tableOf("action", [{ verb: "stop" }, { verb: "move", square: [[1, 1]] }]);
    const ending = new Ending(table);
    ending.end();
    ending.end();
    expect(table.answer).toHaveBeenCalledWith({ verb: "stop" }, { verb: "end turn" });
  });
  test("where nothing can end, nothing is said", () => {
    const table = tableOf("push", [{ verb: "push to", square: [[1, 1]] }]);
    new Ending(table).end();
    expect(table.answer).not.toHaveBeenCalled();
  });
});

test("two digits typed quickly are one shirt", () => {
  const shirts = new Shirts();
  expect([shirts.typed("1", 0), shirts.typed("2", 300), shirts.typed("3", 2000)]).toEqual([1, 12, 3]);
});
