import { afterEach, expect, test, vi } from "vitest";
import { Line, Refused, type State } from "./line";
import type { ToClient } from "./protocol";
import { MATCH } from "./words";

class Wire {
  static wires: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.wires.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const lines: Line[] = [];
afterEach(() => lines.splice(0).forEach((line) => line.close()));

function lineWith(): { line: Line; heard: ToClient[]; states: State[] } {
  Wire.wires = [];
  const heard: ToClient[] = [];
  const states: State[] = [];
  const line = new Line({
    address: "ws://here",
    hello: () => ({ seat: "s", have: 3, nonce: null, name: null }),
    hear: (message) => heard.push(message),
    state: (state) => states.push(state),
    open: () => new Wire() as unknown as WebSocket,
  });
  lines.push(line);
  return { line, heard, states };
}

test("a cut line comes back, says hello with what it has, and says again what was not answered", async () => {
  vi.useFakeTimers();
  const { line, states } = lineWith();
  const [first] = Wire.wires;
  first!.open();
  const answer = line.ask({ t: "answer", n: 3, do: [] });
  first!.cut();
  await vi.advanceTimersByTimeAsync(300);
  const second = Wire.wires[1]!;
  second.open();
  expect(second.sent[0]).toMatchObject({ t: "hello", have: 3 });
  expect(second.sent[1]).toEqual(first!.sent[1]);
  second.say({ t: "people", about: {} });
  second.say({ t: "ok", id: second.sent[1]!["id"], n: 4 });
  expect(await answer).toMatchObject({ t: "ok", n: 4 });
  expect(states).toEqual(["connecting", "lost", "connecting", "open"]);
  vi.useRealTimers();
});

test("without a connection the line is lost at once, and tried at once when there is one again", () => {
  const { line, states } = lineWith();
  Wire.wires[0]!.open();
  Wire.wires[0]!.say({ t: "people", about: {} });
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("lost");
  dispatchEvent(new Event("online"));
  expect(Wire.wires.length).toBe(2);
  line.hurry(); // it is being tried
  expect(Wire.wires.length).toBe(2);
  line.close();
  dispatchEvent(new Event("online"));
  expect(Wire.wires.length).toBe(2);
});

test("who does not answer for long is asked again over a new line, and given more time", async () => {
  vi.useFakeTimers();
  const { line, states } = lineWith();
  Wire.wires[0]!.open();
  Wire.wires[0]!.say({ t: "people", about: {} });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe("open"); // nothing was asked
  const answer = line.ask({ t: "answer", n: 3, do: [] });
  await vi.advanceTimersByTimeAsync(15_300);
  const second = Wire.wires[1]!;
  second.open();
  expect(second.sent[1]).toEqual(Wire.wires[0]!.sent[1]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Wire.wires.length).toBe(2);
  second.say({ t: "ok", id: second.sent[1]!["id"], n: 4 });
  expect(await answer).toMatchObject({ t: "ok", n: 4 });
  vi.useRealTimers();
});

test("a server that ends says so, and that is told until the line is back", async () => {
  vi.useFakeTimers();
  const told: string[] = [];
  Wire.wires = [];
  const line = new Line({
    address: "ws://here", hello: () => ({ seat: null, have: 0, nonce: null, name: null }), hear: () => undefined,
    state: (state, words) => told.push(`${state} ${words}`), open: () => new Wire() as unknown as WebSocket,
  });
  lines.push(line);
  Wire.wires[0]!.open();
  Wire.wires[0]!.cut(1012);
  await vi.advanceTimersByTimeAsync(300);
  Wire.wires[1]!.cut();
  await vi.advanceTimersByTimeAsync(600);
  Wire.wires[2]!.open();
  Wire.wires[2]!.say({ t: "people", about: {} });
  Wire.wires[2]!.cut();
  expect(told.filter((each) => !each.startsWith("connecting"))).toEqual([
    `lost ${MATCH.restarting}`, `lost ${MATCH.restarting}`, "open ", `lost ${MATCH.lost}`,
  ]);
  vi.useRealTimers();
});

test("a refusal is an error with its word and its sentence", async () => {
  const { line } = lineWith();
  const wire = Wire.wires[0]!;
  wire.open();
  const answer = line.ask({ t: "answer", n: 3, do: [] });
  wire.say({ t: "no", id: wire.sent[1]!["id"], why: "stale", words: "the table is at 4", n: 4 });
  const error = await answer.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refused);
  expect((error as Refused).no.why).toBe("stale");
});

test("a seat nobody has is not tried again", () => {
  const { states } = lineWith();
  Wire.wires[0]!.open();
  Wire.wires[0]!.cut(4403);
  expect(states.at(-1)).toBe("refused");
});
