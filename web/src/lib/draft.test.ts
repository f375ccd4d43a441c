import { beforeEach, expect, test, vi } from "vitest";
import { Draft } from "./draft.svelte";
import { forgetFormation, fromKept, keepFormation, ownFormations, toKept } from "./formations";
import type { PlayerView } from "./people";
import type { Answer, AskedQuestion } from "./protocol";
import type { Table } from "./table.svelte";

const squares = Array.from({ length: 13 }, (_, x) => Array.from({ length: 15 }, (_, y) => [x, y])).flat();
const question = {
  coach: "home", kind: "set-up", sentence: "home sets up, 3 still to place", about: { left: 3 },
  points_at: { players: [], squares: [] }, roll: null,
  answers: [{ verb: "place", player: ["home 1", "home 2", "home 3"], square: squares }], brings: {},
} as unknown as AskedQuestion;

function table(met: boolean) {
  const sent: Answer[][] = [];
  const asked: unknown[] = [];
  const fake = {
    n: 7, sending: false, events: [] as unknown[], view: { ball: { landing: null as number[] | null } },
    wonder: (message: { t: string; formation?: unknown }) => {
      asked.push(message);
      return Promise.resolve(message.t === "formations" ? { formations: [] } : { rules: [{ words: "3 on the pitch", met, count: 3 }] });
    },
    answer: (...answers: Answer[]) => { sent.push(answers); return Promise.resolve({ n: 10, taken: answers.length, why: "" }); },
  };
  return { fake: fake as unknown as Table, sent, asked };
}
const settle = () => vi.waitFor(() => undefined).then(() => new Promise((done) => setTimeout(done, 120)));

beforeEach(() => localStorage.clear());

test("a draft is private until it is legal and sent, the line first, in one message", async () => {
  const { fake, sent } = table(true);
  const draft = new Draft(fake);
  draft.update(question);
  draft.put("home 1", [3, 7]);
  draft.put("home 2", [12, 7]);
  draft.put("home 3", [11, 7]);
  expect(await draft.send()).toBe(false); // the server has not said yet that it is legal
  expect(sent).toEqual([]);
  await settle();
  expect(draft.legal).toBe(true);
  expect(await draft.send()).toBe(true);
  expect(sent).toEqual([[
    { verb: "place", player: "home 2", square: [12, 7] },
    { verb: "place", player: "home 3", square: [11, 7] },
    { verb: "place", player: "home 1", square: [3, 7] },
  ]]);
});

test("who comes to a taken square changes places, or sends the other to the bench", () => {
  const draft = new Draft(table(false).fake);
  draft.update(question);
  draft.put("home 1", [12, 7]);
  draft.put("home 2", [12, 8]);
  draft.put("home 2", [12, 7]);
  expect(draft.places).toEqual({ "home 1": [12, 8], "home 2": [12, 7] });
  draft.put("home 3", [12, 7]);
  expect(draft.bench).toEqual(["home 2"]);
  expect(draft.put("home 3", [13, 7])).toBe(false); // not a square that is offered
  draft.off("home 3");
  expect(draft.places).toEqual({ "home 1": [12, 8] });
});

test("tap a player, then a square; tap him again to let him go", () => {
  const draft = new Draft(table(false).fake);
  draft.update(question);
  draft.chosen = "home 1";
  draft.point([10, 5]);
  expect(draft.places["home 1"]).toEqual([10, 5]);
  draft.point([10, 5]);
  expect(draft.chosen).toBe("home 1");
  draft.point([10, 5]);
  expect(draft.chosen).toBeNull();
});

test("the server is asked once for quick changes, and what it says is shown", async () => {
  const { fake, asked } = table(false);
  const draft = new Draft(fake);
  draft.update(question);
  draft.put("home 1", [12, 7]);
  draft.put("home 2", [12, 8]);
  await settle();
  expect(asked.filter((message) => (message as { t: string }).t === "set-up check")).toHaveLength(1);
  expect(draft.rules).toEqual([{ words: "3 on the pitch", met: false, count: 3 }]);
  expect(draft.legal).toBe(false);
});

const player = (id: string, position: string): PlayerView =>
  ({ id, side: id.split(" ")[0], number: Number(id.split(" ")[1]), position }) as unknown as PlayerView;

test("own formations are kept by name and fit other players and the other side", () => {
  const mine = [player("home 1", "Blitzer"), player("home 2", "Lineman"), player("home 3", "Lineman")];
  const places = toKept({ "home 1": [12, 3], "home 3": [8, 7] }, mine, "home");
  keepFormation("human", { name: "Mine", places });
  keepFormation("human", { name: "Mine", places });
  expect(ownFormations("human")).toHaveLength(1);
  expect(ownFormations("orc")).toEqual([]);
  const others = [player("away 3", "Lineman"), player("away 4", "Blitzer"), player("away 5", "Lineman")];
  expect(fromKept(places, others, "away")).toEqual({ "away 4": [13, 11], "away 3": [17, 7] });
  expect(forgetFormation("human", "Mine")).toEqual([]);
});

test("who is set up again while the kick is in the air begins where he stood", () => {
  const { fake } = table(true);
  const moved = { n: 1, event: "set up", player: "home 1", square: [5, 5] };
  Object.assign(fake, { events: [moved, { ...moved, square: [12, 7] }, { ...moved, player: "away 1", square: [13, 7] }] });
  const first = new Draft(fake);
  first.update(question);
  expect(first.places).toEqual({});
  Object.assign(fake, { view: { ball: { landing: [20, 7] } } });
  const again = new Draft(fake);
  again.update(question);
  expect(again.places).toEqual({ "home 1": [12, 7] });
  expect(again.bench).toEqual(["home 2", "home 3"]);
});
