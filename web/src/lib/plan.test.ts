// Plans on paper, with a table that answers from a script.
import { expect, test, vi } from "vitest";
import type { Plain } from "./asking";
import { drawnWay } from "./drafts";
import { chanceOf, Planner, type PlanTable } from "./plan.svelte";
import type { Answer, AskedQuestion, Deed, Previewed, Reached, TableView, Way } from "./protocol";
import type { Square } from "./view";

const way = (...path: Square[]): Way => ({
  square: [...path.at(-1)!] as [number, number], chance: 0.5, with_reroll: 0.75, path: path.map((square) => [...square] as [number, number]), rolls: [[0, "dodge", 3]], leaps: [],
});
const REACH: Reached = {
  first: [], bands: [], assumes: [],
  squares: [way([8, 7]), way([8, 7], [9, 7]), way([6, 8]), way([7, 8], [7, 9])],
  blows: { "away 1": { from: [9, 7], chance: 0.5, with_reroll: 0.75, dice: 2 } },
};
const player = (id: string, square: Square, more: object = {}) => ({ id, side: id.split(" ")[0], number: Number(id.split(" ")[1]), name: "", position: "", state: "up", square, marks: [], has_ball: false, ...more });
const VIEW = {
  edition: "bb2020",
  players: [
    player("home 1", [7, 7]), player("home 2", [7, 10]), player("home 3", [3, 3]),
    player("away 1", [10, 7]), player("away 2", [6, 9], { state: "prone" }), player("away 3", [6, 6]),
  ],
} as unknown as TableView;
const TURN = {
  coach: "home", kind: "turn", sentence: "", about: {}, points_at: { players: [], squares: [] }, roll: null,
  answers: [
    { verb: "end turn" }, { verb: "activate", player: ["home 1", "home 2"], action: ["move", "blitz", "pass", "hand-off", "foul"] },
    { verb: "activate", player: ["home 1"], action: ["block"] }, { verb: "fireball", square: [[4, 4], [5, 5]] }, { verb: "call the weather mage" },
  ],
} as unknown as AskedQuestion;
const action = (kind: string, ...answers: object[]) =>
  ({ ...TURN, kind: "action", about: { player: "home 1", action: kind, squares_left: 6, rushes_left: 2 }, answers }) as unknown as AskedQuestion;

/** A table of paper: what was answered, and how many answers it takes. */
class Paper implements PlanTable {
  n = 1;
  sending = false;
  problem = "";
  view: TableView | null = VIEW;
  question: AskedQuestion | null;
  said: Plain[][] = [];
  takes = 99;
  then: () => void = () => {};
  previews: Plain[][] = [];
  targets: Record<string, Deed[]> | null = null;
  constructor(question: AskedQuestion, view = VIEW) {
    this.question = question;
    this.view = view;
  }
  get asked(): boolean {
    return this.question?.answers !== undefined;
  }
  answer: PlanTable["answer"] = (...answers) => {
    this.said.push(answers as unknown as Plain[]);
    const taken = Math.min(this.takes, answers.length);
    this.n += taken;
    this.then();
    return Promise.resolve({ t: "ok", id: "x", n: this.n, taken, why: "" });
  };
  wonder: PlanTable["wonder"] = (asked) => {
    if (asked.t === "preview") this.previews.push(asked.answers as unknown as Plain[]);
    const preview: Previewed = { steps: [], chance: 0.3, with_reroll: 0.4, assumes: [] };
    return Promise.resolve({ t: "odds", id: "y", n: this.n, reach: asked.t === "reach" ? REACH : null, preview: asked.t === "preview" ? preview : null, targets: asked.t === "targets" ? this.targets : null });
  };
}
const soon = () => new Promise((done) => setTimeout(done, 0));
async function chosen(table: Paper, kind?: string): Promise<Planner> {
  const planner = new Planner(table);
  planner.update();
  if (table.question?.kind === "turn") planner.choose("home 1", kind);
  await soon();
  return planner;
}
const verbs = (planner: Planner, square: Square) => planner.draftFor(square)?.answers.map((answer) => answer.verb);

test("a square in reach is a walk, each step of it an answer", async () => {
  const planner = await chosen(new Paper(TURN));
  const draft = planner.draftFor([9, 7])!;
  expect(draft.answers).toEqual([
    { verb: "activate", player: "home 1", action: "move" }, { verb: "move", square: [8, 7] }, { verb: "move", square: [9, 7] },
  ]);
  expect(draft.rolls).toEqual([{ square: [8, 7], text: "3+", words: "dodge 3+" }]);
  expect([draft.chance, draft.again]).toEqual([0.5, 0.75]);
  expect(planner.draftFor([20, 2])).toBeNull();
});

test("a blitz names its target first in BB2020, and only there", async () => {
  expect(verbs(await chosen(new Paper(TURN)), [10, 7])).toEqual(["activate", "name", "move", "move", "block"]);
  const old = new Paper(TURN, { ...VIEW, edition: "lrb6" } as TableView);
  expect(verbs(await chosen(old), [10, 7])).toEqual(["activate", "move", "move", "block"]);
});

test("an opponent beside him is blocked, unless a blitz was chosen", async () => {
  const planner = await chosen(new Paper(TURN));
  expect(planner.draftFor([6, 6])!.answers).toEqual([
    { verb: "activate", player: "home 1", action: "block" }, { verb: "block", player: "away 3" },
  ]);
  const blitz = await chosen(new Paper(TURN), "blitz");
  expect(blitz.draftFor([6, 6])).toBeNull(); // nothing was said of a blow at him
});

test("who lies is fouled, a team-mate is handed the ball, by the best way beside them", async () => {
  const planner = await chosen(new Paper(TURN));
  const foul = planner.draftFor([6, 9])!;
  expect(foul.action).toBe("foul");
  expect(foul.answers.at(-1)).toEqual({ verb: "foul", player: "away 2" });
  expect(foul.path).toEqual([[6, 8]]);
  const hand = planner.draftFor([7, 10])!;
  expect([hand.action, hand.path.at(-1)]).toEqual(["hand-off", [7, 9]]);
});

test("with the ball a pass is announced, then aimed", async () => {
  const view = { ...VIEW, players: VIEW.players.map((each) => (each.id === "home 1" ? { ...each, has_ball: true } : each)) } as TableView;
  const planner = await chosen(new Paper(TURN, view), "pass");
  expect(verbs(planner, [3, 3])).toEqual(["activate", "pass the ball", "pass to"]);
  expect(verbs(planner, [20, 12])).toEqual(["activate", "pass the ball", "pass to"]);
  expect(verbs(planner, [8, 7])).toEqual(["activate", "move"]);
  const acting = await chosen(new Paper(action("pass", { verb: "move", square: [[8, 7]] }, { verb: "pass the ball" }), view));
  expect(verbs(acting, [3, 3])).toEqual(["pass the ball", "pass to"]);
});

test("the first click fixes a plan and asks for its odds, the second does it", async () => {
  const table = new Paper(TURN);
  const planner = await chosen(table);
  expect(planner.mean([9, 7])).toBe(true);
  await soon();
  expect(table.said).toEqual([]);
  expect(table.previews).toHaveLength(1);
  expect(chanceOf(planner.preview)).toBe(0.3);
  planner.mean([9, 7]);
  await soon();
  expect(table.said).toHaveLength(1);
  expect(planner.fixed).toBeNull();
});

test("a click that comes before the reach is meant once it is there", async () => {
  const planner = new Planner(new Paper(TURN));
  planner.update();
  planner.choose("home 1");
  expect(planner.mean([9, 7])).toBe(true);
  expect(planner.fixed).toBeNull();
  await soon();
  expect(planner.fixed?.path).toEqual([[8, 7], [9, 7]]);
});

test("what was confirmed goes on after a re-roll while it is still asked, else it is let go", async () => {
  const table = new Paper(TURN);
  const planner = await chosen(table);
  void planner.fix(planner.draftFor([9, 7])!);
  table.takes = 2; // a die failed on the first step: a re-roll is asked
  table.then = () => { table.question = { ...TURN, kind: "re-roll" } as AskedQuestion; };
  await planner.doIt();
  table.takes = 99;
  table.then = () => {};
  table.question = action("move", { verb: "move", square: [[9, 7], [8, 8]] }, { verb: "stop" });
  planner.update();
  await soon();
  expect(table.said.at(-1)).toEqual([{ verb: "move", square: [9, 7] }]);

  const other = new Paper(TURN);
  const second = await chosen(other);
  void second.fix(second.draftFor([9, 7])!);
  other.takes = 2;
  other.then = () => { other.question = { ...TURN, kind: "re-roll" } as AskedQuestion; };
  await second.doIt();
  other.question = action("move", { verb: "move", square: [[7, 8]] }, { verb: "stop" }); // he is elsewhere
  second.update();
  await soon();
  expect(other.said).toHaveLength(1);
});

test("in an action what the game offers on a player comes first; of several one is chosen", async () => {
  const table = new Paper(action("block", { verb: "block", player: ["away 3"] }, { verb: "skill on", skill: ["Stab"], player: ["away 3"] }, { verb: "stop" }));
  const planner = await chosen(table);
  expect(planner.draftFor([6, 6])).toBeNull();
  planner.mean([6, 6]);
  expect(planner.ring?.drafts.map((draft) => draft.answers)).toEqual([
    [{ verb: "block", player: "away 3" }], [{ verb: "skill on", skill: "Stab", player: "away 3" }],
  ]);
  planner.letGo();
  expect(planner.ring).toBeNull();
});

const deed = (kind: string, from: Square, answer: object, more: Partial<Deed> = {}): Deed => ({
  action: kind, answer: answer as Answer, from: [...from], there: 1, chance: 0.25, odds: {}, named: false, ...more,
});

test("what can be done to somebody is known before it is planned, each with its chance", async () => {
  const table = new Paper(TURN);
  table.targets = {
    "away 3": [
      deed("block", [7, 7], { verb: "block", player: "away 3" }, { chance: 0.75 }), deed("block", [7, 7], { verb: "skill on", skill: "Stab", player: "away 3" }),
      deed("blitz", [7, 7], { verb: "block", player: "away 3" }, { named: true }),
    ],
    "away 2": [deed("foul", [6, 8], { verb: "foul", player: "away 2" }, { chance: 0.2, odds: { "sent off": 0.1 } })],
    "away 1": [deed("blitz", [9, 7], { verb: "block", player: "away 1" }, { named: false })],
  };
  const planner = await chosen(table);
  expect(planner.draftsFor([6, 6]).map((draft) => [draft.answers.map((answer) => answer.verb).join(" "), draft.deed?.chance])).toEqual([
    ["activate block", 0.75], ["activate skill on", 0.25],
  ]);
  expect(planner.draftFor([6, 9])).toMatchObject({ action: "foul", path: [[6, 8]], deed: { chance: 0.2 } });
  expect(chanceOf(null, planner.draftFor([6, 9]))).toBe(0.2);
  expect(verbs(planner, [10, 7])).toEqual(["activate", "move", "move", "block"]); // the only target there is is not named
  expect(planner.draftFor([7, 10])).toBeNull(); // a team-mate to whom nothing can be done
  planner.choose("home 1", "blitz");
  await soon();
  expect(verbs(planner, [6, 6])).toEqual(["activate", "name", "block"]);
});

test("what is no player's action is done at once or aimed", async () => {
  const table = new Paper(TURN);
  const planner = await chosen(table);
  expect(planner.extras.map((extra) => [extra.title, extra.on])).toEqual([["Fireball", "square"], ["Call the weather mage", null]]);
  planner.take(planner.extras[0]!);
  expect(planner.draftFor([6, 6])).toBeNull();
  expect(planner.draftFor([5, 5])!.answers).toEqual([{ verb: "fireball", square: [5, 5] }]);
  planner.take(planner.extras[1]!);
  await soon();
  expect(table.said).toEqual([[{ verb: "call the weather mage" }]]);
});

test("a way drawn by hand is filled where the hand was quick, and shortened where it turned back", async () => {
  expect(drawnWay([7, 7], [[9, 7]])).toEqual([[8, 7], [9, 7]]);
  expect(drawnWay([7, 7], [[8, 7], [9, 7], [8, 7]])).toEqual([[8, 7]]);
  expect(drawnWay([7, 7], [[8, 7], [7, 7]])).toEqual([]);
  const planner = await chosen(new Paper(TURN));
  const draft = planner.drawn([7, 7], [[8, 8], [9, 8], [10, 7]])!;
  expect(draft.answers.map((answer) => answer.verb)).toEqual(["activate", "name", "move", "move", "block"]);
  expect(draft.chance).toBeNull();
});

test("another player ends the action under way", async () => {
  const table = new Paper(action("move", { verb: "move", square: [[8, 7]] }, { verb: "stop" }));
  const planner = await chosen(table);
  table.then = () => {
    table.question = TURN;
    planner.update();
  };
  await planner.turnTo("home 2");
  expect(table.said).toEqual([[{ verb: "stop" }]]);
  expect(planner.player).toBe("home 2");
});

test("a click on an opponent waits until it is told what can be done to him; the second one does what was chosen", async () => {
  const deed = (answer: object, chance: number): Deed => ({ action: "block", from: [7, 7], answer: answer as Deed["answer"], chance, odds: {}, named: false }) as unknown as Deed;
  const table = new Paper(TURN);
  table.targets = { "away 3": [deed({ verb: "block", player: "away 3" }, 0.3), deed({ verb: "attack", player: "away 3", skill: "Stab" }, 0.4)] };
  const planner = new Planner(table);
  planner.update();
  planner.choose("home 1");
  expect(planner.mean([6, 6])).toBe(true);
  expect([planner.fixed, planner.ring]).toEqual([null, null]);
  await soon();
  expect(planner.ring?.drafts.map((draft) => draft.aim?.skill)).toEqual([undefined, "Stab"]);
  await planner.fix(planner.ring!.drafts[1]!);
  planner.mean([6, 6]);
  expect(table.said[0]?.at(-1)).toEqual({ verb: "attack", player: "away 3", skill: "Stab" });
});

test("a plan goes on though the answer in between is not confirmed yet", async () => {
  const table = new Paper(TURN);
  const planner = await chosen(table);
  table.takes = 2;
  table.then = () => { table.question = { ...TURN, kind: "re-roll" } as AskedQuestion; };
  planner.update();
  planner.choose("home 1");
  await soon();
  await planner.doIt(planner.draftFor([9, 7]));
  table.sending = true; // the re-roll was answered: the question has come, its confirmation has not
  table.question = action("move", { verb: "move", square: [[9, 7]] });
  table.then = () => {};
  planner.update();
  await soon();
  expect(table.said).toHaveLength(1);
  table.sending = false;
  await new Promise((done) => setTimeout(done, 60));
  expect(table.said[1]).toEqual([{ verb: "move", square: [9, 7] }]);
});

test("that chances are being worked out is said once it takes a while, and no longer when they are there or not wanted", async () => {
  vi.useFakeTimers();
  try {
    const table = new Paper(TURN);
    const quick = table.wonder;
    table.wonder = async (asked) => {
      await new Promise((done) => setTimeout(done, 1000));
      return quick(asked);
    };
    const planner = new Planner(table);
    planner.update();
    planner.choose("home 1");
    await vi.advanceTimersByTimeAsync(300);
    expect(planner.slow).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    expect(planner.slow).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect([planner.slow, planner.reach]).toEqual([false, REACH]);
    planner.mean([9, 7]);
    await vi.advanceTimersByTimeAsync(600);
    expect(planner.slow).toBe(true);
    planner.letGo();
    expect(planner.slow).toBe(false);
    planner.choose("home 2");
    await vi.advanceTimersByTimeAsync(600);
    planner.choose(null);
    expect(planner.slow).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(planner.slow).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
