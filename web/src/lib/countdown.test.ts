import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Countdown } from "./countdown.svelte";
import type { About } from "./protocol";

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

test("the clock runs on between messages, warns when little is left, and stands when it is stopped", () => {
  const table = { clock: { side: "home" as const, left: 40, waiting: false, stopped: false }, clockTold: Date.now(), about: { seconds: 240 } as About };
  const countdown = new Countdown(table);
  const stop = countdown.run();
  expect([countdown.left, countdown.low]).toEqual([40, ""]);
  vi.advanceTimersByTime(15_000);
  expect(countdown.left).toBeCloseTo(25, 0);
  expect(countdown.low).toContain("30");
  vi.advanceTimersByTime(60_000);
  expect(countdown.shown("Your time")).toEqual({ side: "home", left: 0, low: true, stopped: false, title: "Your time" });
  table.clock = { ...table.clock, stopped: true };
  expect([countdown.left, countdown.low]).toEqual([40, ""]);
  stop();
});
