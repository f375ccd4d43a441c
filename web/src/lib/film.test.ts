import { describe, expect, it } from "vitest";
import { Film, momentIn, type ReplayTold } from "./film.svelte";
import type { Moved, TableView } from "./protocol";

const VIEW = { half: 1, players: [], teams: { home: {}, away: {} } } as unknown as TableView;

function film(): [Film, string[]] {
  const seen: string[] = [];
  const told = {
    format: 1, edition: "bb2020", over: true, view: VIEW, events: [{ n: 0 }],
    moments: [1, 2, 3, 4].map((n) => ({ by: "home", words: `answer ${n}`, events: [{ n: 2 * n - 1 }, { n: 2 * n }], change: { half: n } })),
    turns: [{ moment: 1, half: 1, turn: 1, side: "home" }, { moment: 3, half: 1, turn: 1, side: "away" }],
  } as unknown as ReplayTold;
  const show = {
    begin: (view: TableView | null) => void seen.push(`at ${view?.half}`),
    moved: (moved: Moved, before: TableView, after: TableView) => void seen.push(`${moved.answers[0]} from ${before.half} to ${after.half}`),
  };
  return [new Film(told, show), seen];
}

describe("a match that is shown again", () => {
  it("goes forward step by step, and stops at its end", () => {
    const [it, seen] = film();
    it.play();
    while (it.forward());
    expect(it.at).toBe(4);
    expect(it.playing).toBe(false);
    expect(seen).toEqual(["at 1", "answer 1 from 1 to 1", "answer 2 from 1 to 2", "answer 3 from 2 to 3", "answer 4 from 3 to 4"]);
  });

  it("goes anywhere at once, and no further than there is", () => {
    const [it] = film();
    it.go(3);
    expect(it.view.half).toBe(3);
    expect(it.heard).toHaveLength(7);
    it.go(99);
    expect(it.at).toBe(4);
    it.go(-1);
    expect(it.at).toBe(0);
    it.go(Number.NaN);
    expect(it.at).toBe(0);
  });

  it("finds turns both ways", () => {
    const [it] = film();
    expect(it.turn).toBeNull();
    it.goTurn(1);
    expect([it.at, it.turn?.side]).toEqual([1, "home"]);
    it.goTurn(1);
    expect([it.at, it.turn?.side]).toEqual([3, "away"]);
    it.goTurn(1);
    expect(it.at).toBe(4);
    it.goTurn(-1);
    it.goTurn(-1);
    it.goTurn(-1);
    expect(it.at).toBe(0);
  });

  it("knows when something happened", () => {
    const [it] = film();
    expect([0, 1, 2, 5, 8].map((n) => it.momentOf(n))).toEqual([0, 1, 1, 3, 4]);
  });

  it("begins anew when it is played at its end", () => {
    const [it] = film();
    it.go(4);
    it.play();
    expect([it.at, it.playing]).toEqual([0, true]);
  });
});

it("an address names a moment", () => {
  expect(["#212", "", "#x", "#1e9", "#-4"].map(momentIn)).toEqual([212, 0, 0, 0, 0]);
});
