import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Board } from "./board.svelte";
import { written, type Piece } from "./position";

const somebody: Omit<Piece, "number"> = {
  side: "home", name: "", position: "", race: "", role: "lineman", kind: "rostered", square: [7, 7], state: "up",
  stats: { ma: 6 }, skills: [], marks: [], unplayed: false, ball: "", niggling: 0, value: 0, spent: [], gone: [],
};
let asked: { text: string }[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)) as { text: string });
    return Promise.resolve(new Response(JSON.stringify({ edition: "bb2020", text: null, starts: false, words: "no", line: null, column: null, players: [], table: null, rest: [] })));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("players get the lowest free shirt, and who stands in the way changes places", () => {
  const board = new Board(() => undefined);
  board.add([somebody, { ...somebody, square: [8, 7] }]);
  expect(board.players.map((each) => each.number)).toEqual([1, 2]);
  board.move("home 1", [8, 7]);
  expect(board.players.map((each) => each.square)).toEqual([[8, 7], [7, 7]]);
  board.move("home 2", null);
  expect(board.find("home 2")).toMatchObject({ square: null, state: "reserves" });
});

test("there is one ball: whoever gets it, nobody else has it", () => {
  const board = new Board(() => undefined);
  board.add([somebody, { ...somebody, square: [8, 7] }]);
  board.putBall("ball", [7, 7]);
  board.putBall("ball", [8, 7]);
  expect(board.players.map((each) => each.ball)).toEqual(["", "ball"]);
  board.putBall("ball", [3, 3]);
  expect([board.players.some((each) => each.ball), board.table.ball]).toEqual([false, [3, 3]]);
});

test("every change can be taken back, and letters of a name are one step", () => {
  const board = new Board(() => undefined);
  board.add([somebody]);
  board.change("home 1", { name: "O" }, "name");
  board.change("home 1", { name: "Ol" }, "name");
  board.undo();
  expect(board.find("home 1")?.name).toBe("");
  board.redo();
  expect(board.find("home 1")?.name).toBe("Ol");
});

test("the server is asked once after a pause, and not for every change", async () => {
  const board = new Board(() => undefined);
  board.add([somebody]);
  board.change("home 1", { marks: ["used"] });
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(400);
  expect(asked.map((each) => each.text)).toEqual([written(board.position)]);
  expect(board.words).toBe("no");
});

test("an answer that comes late does not undo what was changed meanwhile", async () => {
  let answer: (told: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => { answer = resolve; }));
  const board = new Board(() => undefined);
  board.add([somebody]);
  await vi.advanceTimersByTimeAsync(400); // it is asked
  board.add([{ ...somebody, square: [8, 7] }]);
  const { table } = board;
  answer(new Response(JSON.stringify({ edition: "bb2020", text: "home 1 7,7", starts: true, words: "", line: null, column: null, players: [{ ...somebody, number: 1 }], table, rest: [] })));
  await vi.advanceTimersByTimeAsync(10);
  expect(board.players).toHaveLength(2);
  expect(board.current).toBe(false);
});

test("a text that cannot be read changes nothing", async () => {
  const board = new Board(() => undefined);
  board.add([somebody]);
  expect(await board.load("bb2020", "home 1 Blok", {})).toBe(false);
  expect(board.players).toHaveLength(1);
});

test("odd names are written so that they can be read", () => {
  const board = new Board(() => undefined);
  board.add([{ ...somebody, name: 'Old "Ned" / # home 2', skills: ["Pass", "Block"], marks: ["used"] }]);
  expect(written(board.position).split("\n")[0]).toBe('home 1 7,7 ma6 Pass, Block, used name:"Old \\"Ned\\" / # home 2"');
});
