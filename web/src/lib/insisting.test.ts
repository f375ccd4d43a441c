import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api";
import { Insisting } from "./insisting.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers from some question on, and how often it was asked. */
function answering(from: number): { ask: () => Promise<string>; asked: () => number } {
  let count = 0;
  const ask = async (): Promise<string> => {
    count += 1;
    if (count < from) throw new TypeError("Failed to fetch");
    return "told";
  };
  return { ask, asked: () => count };
}

test("what does not come is asked for again until it does", async () => {
  const insisting = new Insisting();
  const told = insisting.get(answering(3).ask);
  await vi.advanceTimersByTimeAsync(900);
  expect(insisting.away).toBe(true);
  await vi.advanceTimersByTimeAsync(2_200);
  expect(await told).toBe("told");
  expect(insisting.away).toBe(false);
});

test("it is tried at once when somebody wants it, or when there is a connection again", async () => {
  const server = answering(3);
  const insisting = new Insisting();
  const told = insisting.get(server.ask);
  await vi.advanceTimersByTimeAsync(0);
  insisting.now();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.asked()).toBe(2);
  dispatchEvent(new Event("online"));
  expect(await told).toBe("told");
});

test("what the server refuses is not asked again, and nothing once the page is gone", async () => {
  const insisting = new Insisting();
  const refused = insisting.get(() => Promise.reject(new ApiError(404, "unknown", "there is no such match")));
  await expect(refused).rejects.toThrow("no such match");
  const server = answering(9);
  void insisting.get(server.ask);
  await vi.advanceTimersByTimeAsync(0);
  insisting.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked()).toBe(1);
});
