import { expect, test } from "vitest";
import { ApiError } from "../api";
import type { Answer, Deed } from "../protocol";
import type { LineOdds, LineSoFar, LineTold } from "./api";
import { Trial } from "./trial.svelte";

/** A server that notes what it is asked. */
function served(deeds: Record<string, Deed[]> = {}) {
  const asked: LineSoFar[] = [];
  const tryLine = async (_: number, line: LineSoFar): Promise<LineTold> => {
    asked.push(line);
    if (line.acts.some((act) => act.includes("99,99"))) throw new ApiError(422, "not legal", "there is no square 99,99");
    return { view: { players: [] }, question: { coach: "home", kind: "turn" }, chances: line.acts.map(() => 0.5), grade: null } as unknown as LineTold;
  };
  const wonder = async (): Promise<LineOdds> => ({ reach: null, targets: deeds, preview: null });
  return { asked, server: { tryLine, wonder } };
}
const move = (x: number, y: number): Answer[] => [{ verb: "activate", player: "home 1", action: "move" }, { verb: "move", square: [x, y] }] as unknown as Answer[];

async function opened(deeds = {}) {
  const { asked, server } = served(deeds);
  const trial = new Trial(7, server);
  await trial.open();
  return { trial, asked };
}

test("answers are acts of the line, and are taken back step by step or all at once", async () => {
  const { trial, asked } = await opened();
  expect(trial.you).toEqual(["home"]);
  expect((await trial.answer(...move(8, 7)))?.taken).toBe(2);
  await trial.answer({ verb: "stop" } as unknown as Answer);
  await trial.answer(...move(9, 7));
  expect(trial.line).toEqual({ acts: ["home 1 move 8,7", "home 1 move 9,7"], stopped: false });
  expect(trial.undo).toHaveLength(3);
  await trial.back();
  expect(trial.line).toEqual({ acts: ["home 1 move 8,7"], stopped: true });
  await trial.back(0);
  expect(trial.line.acts).toEqual([]);
  expect(trial.undo).toEqual([]);
  expect(asked.at(-1)).toEqual({ acts: [], stopped: false });
});

test("what the server refuses is said, and the line stays as it was", async () => {
  const { trial } = await opened();
  await trial.answer(...move(8, 7));
  expect(await trial.answer(...move(99, 99))).toBeNull();
  expect(trial.problem).toContain("99,99");
  expect(trial.line.acts).toEqual(["home 1 move 8,7"]);
  await trial.answer(...move(9, 9));
  expect(trial.problem).toBe("");
});

test("what the server works at is shown beforehand, and so is what is known of it", async () => {
  const { server } = served();
  let go = (): void => undefined;
  const held = async (n: number, line: LineSoFar): Promise<LineTold> => {
    if (line.acts.length > 1) await new Promise<void>((done) => { go = done; });
    return server.tryLine(n, line);
  };
  const trial = new Trial(7, { ...server, tryLine: held });
  await trial.open();
  await trial.answer(...move(8, 7));
  const answered = trial.answer(...move(9, 7));
  expect(trial.acts).toEqual(["home 1 move 8,7", "home 1 move 9,7"]);
  expect(trial.known).toEqual([0.5, null]);
  expect(trial.line.acts).toHaveLength(1);
  go();
  await answered;
  expect(trial.known).toEqual([0.5, 0.5]);
});

test("steps that were kept are gone on from; if they are no good any more it begins anew", async () => {
  const { trial } = await opened();
  await trial.answer(...move(8, 7));
  await trial.answer(...move(9, 7));
  const again = new Trial(7, served().server);
  await again.open(trial.steps);
  expect(again.line.acts).toEqual(["home 1 move 8,7", "home 1 move 9,7"]);
  await again.back();
  expect(again.line.acts).toEqual(["home 1 move 8,7"]);
  const other = new Trial(7, served().server);
  await other.open([{ acts: ["home 1 move 99,99"], stopped: false }]);
  expect([other.line.acts, other.undo, other.problem]).toEqual([[], [], ""]);
});

test("an action alone is asked on, without the server", async () => {
  const { trial, asked } = await opened();
  expect(await trial.answer({ verb: "activate", player: "home 1", action: "pass" } as unknown as Answer)).toBeNull();
  expect(trial.problem).not.toBe("");
  expect(asked).toHaveLength(1);
});

test("when nobody is left to act that is known", async () => {
  const { server } = served();
  const trial = new Trial(7, { ...server, tryLine: async (n, line) => ({ ...(await server.tryLine(n, line)), question: { coach: "home", kind: "turn", answers: [] } as never }) });
  expect(trial.stuck).toBe(false);
  await trial.open();
  expect(trial.stuck).toBe(true);
});

test("fouls and what else no line can have are not offered", async () => {
  const deed = (verb: string): Deed => ({ answer: { verb } }) as unknown as Deed;
  const { trial } = await opened({ "away 1": [deed("foul"), deed("block")], "away 2": [deed("foul")] });
  const odds = await trial.wonder({ t: "targets", n: trial.n, player: "home 1" });
  expect(odds.targets).toEqual({ "away 1": [deed("block")] });
});
