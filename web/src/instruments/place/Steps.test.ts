// Players who step, come on or join a raid: every answer of the engine's questions can be given on the pitch.
import { render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { describe, expect, test } from "vitest";
import { said } from "../../lib/asked.svelte";
import { all, type Plain } from "../../lib/asking";
import type { Line } from "../../lib/line";
import { Overlay } from "../../lib/overlay.svelte";
import type { AskedQuestion, Hint, TableView } from "../../lib/protocol";
import { Table } from "../../lib/table.svelte";
import type { Meant } from "../../lib/layers";
import type { Square } from "../../lib/view";
import bugman from "../../fixtures/questions/bugmans-square.json";
import raid from "../../fixtures/questions/raiding-party.json";
import snap from "../../fixtures/questions/quick-snap.json";
import swarm from "../../fixtures/questions/swarming.json";
import Steps from "./Steps.svelte";

interface Fixture {
  edition: string;
  question: AskedQuestion;
  view: TableView;
  hints: Record<string, Hint>;
}
const fixtures = [...snap, ...swarm, ...raid, ...bugman] as unknown as Fixture[];
const MOUSE: Meant = { by: "mouse", shift: false };

function sit(fixture: Fixture): { given: string[]; overlay: Overlay; root: HTMLElement; settle: () => Promise<void> } {
  const given: string[] = [];
  const line = {
    close: () => undefined,
    ask: async (asked: { t: string; do?: Plain[] }) => {
      if (asked.t === "answer") given.push(...(asked.do ?? []).map(said));
      return asked.t === "hints" ? { hints: fixture.hints } : {};
    },
  };
  const table = new Table({ match: "x", seat: "s", nonce: null, name: null, line: () => line as unknown as Line });
  table.view = fixture.view;
  table.question = fixture.question;
  table.you = [fixture.question.coach];
  table.n = 7;
  const overlay = new Overlay();
  const { container } = render(Steps, { table, question: fixture.question, overlay, book: null });
  const settle = async (): Promise<void> => {
    await tick();
    await new Promise((done) => setTimeout(done));
    flushSync();
  };
  return { given, overlay, root: container as HTMLElement, settle };
}
/** All of few answers, some of many. */
const some = (answers: Plain[]): Plain[] => answers.filter((_, number) => number % Math.ceil(answers.length / 12) === 0);

describe.each(fixtures.map((fixture) => [`${fixture.question.kind} (${fixture.edition})`, fixture] as const))("%s", (_, fixture) => {
  const answers = [...all(fixture.question)];
  const going = some(answers.filter((answer) => Array.isArray(answer["square"])));
  const single = fixture.question.about["player"] as string | undefined;
  const whom = (answer: Plain): string => (answer["player"] as string | undefined) ?? single ?? "";

  test("who can go is chosen by number, then a square is pointed at", async () => {
    const { given, overlay, settle } = sit(fixture);
    await settle();
    for (const answer of going) {
      for (const digit of whom(answer).split(" ")[1] ?? "") overlay.layers.onkey?.(new KeyboardEvent("keydown", { key: digit }));
      await settle();
      expect(overlay.layers.active).toBe(whom(answer));
      expect(overlay.layers.choices).toContainEqual(answer["square"]);
      overlay.layers.onsquare?.(answer["square"] as Square, MOUSE);
      await settle();
      overlay.layers.onkey?.(new KeyboardEvent("keydown", { key: "Escape" }));
      await settle();
    }
    expect(given).toEqual(going.map(said));
  });

  test("a player on the pitch can be dragged", async () => {
    const { given, overlay, settle } = sit(fixture);
    await settle();
    const placed = going.filter((answer) => fixture.view.players.find((player) => player.id === whom(answer))?.square);
    for (const answer of placed) {
      const from = fixture.view.players.find((player) => player.id === whom(answer))?.square as Square;
      expect(overlay.layers.canDrag?.(from)).toBe(true);
      overlay.layers.ondrop?.({ from, to: answer["square"] as Square, way: [] });
      await settle();
    }
    expect(given).toEqual(placed.map(said));
  });

  test("another square does nothing, and what else can be answered has its button", async () => {
    const { given, overlay, root, settle } = sit(fixture);
    await settle();
    const able = new Set(answers.map((answer) => String(answer["square"])));
    const [far] = Array.from({ length: 26 * 15 }, (__, i): Square => [i % 26, Math.floor(i / 26)]).filter((square) => !able.has(String(square)));
    if (far) overlay.layers.onsquare?.(far, MOUSE);
    await settle();
    expect(given).toEqual([]);
    const plain = answers.filter((answer) => Object.keys(answer).length === 1);
    for (const button of root.querySelectorAll<HTMLButtonElement>(".buttons button")) button.click();
    await settle();
    expect(given).toEqual(plain.map(said));
    expect(overlay.layers.words).toBeTruthy();
  });
});
