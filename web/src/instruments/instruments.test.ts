// Every kind of question, asked by the engine itself (web/questions.py): its instrument is no plain list,
// all its controls have names, and every answer can be given.
import { render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { said } from "../lib/asked.svelte";
import { all, type Plain } from "../lib/asking";
import { INSTRUMENTS, instrumentOf } from "../lib/instruments";
import type { Line } from "../lib/line";
import { Overlay } from "../lib/overlay.svelte";
import type { AskedQuestion, Hint, TableView } from "../lib/protocol";
import { firstSentence } from "../lib/rerolls";
import { Table } from "../lib/table.svelte";
import type { Square } from "../lib/view";
import Act from "./Act.svelte";
import { setUp, steps } from "./Place.svelte";
import PlainList from "./PlainList.svelte";
import { amount, inducements, oneOf } from "./Shop.svelte";

// What has tests of its own: placing players (place/Steps.test.ts, lib/draft.test.ts), shopping (lib/basket.test.ts).
const OTHERS = new Set([
  "set-up", "quick snap", "swarming", "raiding party", "Bugman's square", "inducements", "petty cash", "side bet",
]);

interface Fixture {
  edition: string;
  question: AskedQuestion;
  view: TableView;
  hints: Record<string, Hint>;
}
const FILES = import.meta.glob<{ default: Fixture[] }>("../fixtures/questions/*.json", { eager: true });
const fixtures = Object.values(FILES).flatMap((file) => file.default);
const named = fixtures.map((fixture, number) => [`${fixture.question.kind} (${fixture.edition}) ${number}`, fixture] as const);

class Played {
  given: string[] = [];
  readonly overlay = new Overlay();
  readonly table: Table;

  constructor(fixture: Fixture) {
    const line = {
      close: () => undefined,
      ask: async (asked: { t: string; do?: Plain[] }) => {
        if (asked.t === "answer") this.given.push(...(asked.do ?? []).map(said));
        return asked.t === "hints" ? { hints: fixture.hints } : { preview: null, reach: null };
      },
    };
    this.table = new Table({ match: "x", seat: "s", nonce: null, name: null, line: () => line as unknown as Line });
    const zones = Array.from({ length: 15 }, () => "0".repeat(26));
    this.table.view = { ...fixture.view, zones: { home: zones, away: zones } };
    this.table.question = fixture.question;
    this.table.you = [fixture.question.coach];
    this.table.n = 7;
  }
}

function show(fixture: Fixture): Played & { root: HTMLElement } {
  const played = new Played(fixture);
  const Instrument = instrumentOf(fixture.question.kind);
  const { container } = render(Instrument, {
    table: played.table, question: fixture.question, overlay: played.overlay, book: null,
  });
  return Object.assign(played, { root: container as HTMLElement });
}

const settle = async (): Promise<void> => {
  await tick();
  await new Promise((done) => setTimeout(done));
  flushSync();
};
const buttons = (root: HTMLElement): HTMLButtonElement[] =>
  [...root.querySelectorAll("button")].filter((button) => !button.disabled);

/** Click everything there is, and whatever comes up then, and every square or player of an answer. */
async function giveEverything(played: Played & { root: HTMLElement }, answers: Plain[]): Promise<void> {
  const back = async (): Promise<void> => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await settle();
  };
  const pitch = async (): Promise<void> => {
    for (const answer of answers) {
      const place = (answer["square"] ??
        played.table.view?.players.find((player) => player.id === answer["player"])?.square) as Square | undefined;
      if (!place) continue;
      for (let click = 0; click < 2; click++) {
        played.overlay.layers.onsquare?.(place, { by: "touch", shift: false });
        await settle();
      }
      played.overlay.layers.main?.run();
      await settle();
    }
  };
  await pitch();
  for (let number = 0; number < buttons(played.root).length; number++) {
    const before = played.given.length;
    const page = played.root.innerHTML;
    buttons(played.root)[number]?.click();
    await settle();
    if (played.given.length > before || played.root.innerHTML === page) continue;
    await pitch();
    for (const button of buttons(played.root).slice(0, 40)) {
      if (!button.isConnected || button.className.includes("back")) continue;
      button.click();
      await settle();
    }
    await back();
  }
}

beforeAll(async () => {
  await Promise.all([setUp, steps, amount, inducements, oneOf].map((part) => part.load()));
});

let errors: unknown[][] = [];
beforeEach(() => {
  errors = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void errors.push(words));
  vi.spyOn(console, "warn").mockImplementation((...words) => void errors.push(words));
});
afterEach(() => vi.restoreAllMocks());

test("there is a real question of every kind", () => {
  expect([...new Set(fixtures.map((each) => each.question.kind))].sort()).toEqual(Object.keys(INSTRUMENTS).sort());
});

test("only a kind that nobody knows is a plain list", () => {
  expect(Object.values(INSTRUMENTS)).not.toContain(PlainList);
  expect(instrumentOf("what is this")).toBe(PlainList);
});

describe("every question has its instrument", () => {
  test.each(named)("%s", async (_, fixture) => {
    const played = show(fixture);
    await settle();
    expect(played.root.querySelector('[data-instrument="plain list"]')).toBeNull();
    for (const control of played.root.querySelectorAll("button, input, select, [role=slider]")) {
      const name = control.getAttribute("aria-label") ?? (control.textContent || control.closest("label")?.textContent);
      expect(name?.trim(), control.outerHTML).toBeTruthy();
    }
    expect(errors).toEqual([]);
    expect(played.overlay.layers.onsquare ?? played.overlay.layers.onkey ?? buttons(played.root)[0]).toBeTruthy();
  });
});

/** All of few answers, some of many: the first and last of each group. */
function wanted(question: AskedQuestion): Plain[] {
  const answers = [...all(question)];
  if (answers.length <= 24) return answers;
  const step = Math.floor(answers.length / 12);
  return answers.filter((_, number) => number % step === 0 || number === answers.length - 1);
}

describe("every answer can be given", () => {
  const own = named.filter(([, { question }]) => instrumentOf(question.kind) !== Act && !OTHERS.has(question.kind));
  test.each(own)("%s", async (_, fixture) => {
    const answers = wanted(fixture.question);
    const played = show(fixture);
    await settle();
    await giveEverything(played, answers);
    const missing = answers.map(said).filter((words) => !played.given.includes(words));
    expect(missing).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe("what the cards say", () => {
  const words = async (kind: string, number = 0): Promise<string> => {
    const played = show(fixtures.filter((each) => each.question.kind === kind)[number]!);
    await settle();
    return played.root.textContent;
  };
  test("what a shifted roll brings is said once", async () => {
    const said = (await words("weather mage")).toLowerCase();
    expect(said.match(/sweltering heat/g)).toHaveLength(1);
  });
  test("how many squares are left is said once", async () => {
    expect((await words("kick-off return step")).match(/left/g)).toHaveLength(1);
  });
  test("whom an action is declared against is told by the action", async () => {
    expect(await words("target")).toMatch(/: block/);
  });
  test("what comes of every answer warns of none of them", async () => {
    const fixture = fixtures.find((each) => each.question.kind === "follow up" && Object.values(each.hints).every((hint) => hint.warn))!;
    const played = show(fixture);
    await settle();
    expect(played.root.textContent).toContain("Keeps his square");
    expect(played.root.querySelector(".warn")).toBeNull();
  });
});

test("the first sentence of a skill ends with a full stop", () => {
  expect(firstSentence("Once a turn, on a 4+; on less it stands.")).toBe("Once a turn, on a 4+.");
});
