import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Film } from "./film.svelte";
import type { FromRoom, ToRoom } from "./protocol";
import { Room } from "./room.svelte";

class Line {
  readyState: number = WebSocket.OPEN;
  said: FromRoom[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void { this.said.push(JSON.parse(text) as FromRoom); }
  close(): void { this.readyState = WebSocket.CLOSED; }
  hear(message: ToRoom): void { this.onmessage?.({ data: JSON.stringify(message) }); }
}

const people = [{ id: 1, name: "Ann", here: true }, { id: 2, name: "Bea", here: true }];
const at = (moment: number) => ({ t: "at", moment, playing: false, speed: 1 }) as const;

/** A room we have come into, its line, and a film that only knows where it is. */
function entered(leader: number): { room: Room; line: Line; film: { at: number; playing: boolean; speed: number } } {
  const line = new Line();
  const film = { at: 0, playing: false, speed: 1, go: (to: number) => { film.at = to; } };
  const room = new Room("abcd", film as unknown as Film, { open: () => line as unknown as WebSocket });
  line.hear({ t: "room", replay: "r2345678", you: 1, people, leader, at: at(0), sketches: [] });
  return { room, line, film };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("who leads tells where he is however quick it plays", () => {
  const { room, line, film } = entered(1);
  film.playing = true;
  for (film.at = 1; film.at < 20; film.at++) {
    room.follow();
    vi.advanceTimersByTime(60); // quicker than it is told
  }
  expect(line.said.filter((each) => each.t === "go").length).toBeGreaterThan(5);
});

test("who hands the lead over goes along with whom he has let lead", () => {
  const { room, line, film } = entered(1);
  film.at = 30;
  room.follow();
  line.hear({ t: "there", people, leader: 2 });
  room.follow();
  expect([room.leads, room.following]).toEqual([false, true]);
  line.hear(at(40));
  room.follow();
  expect([film.at, room.following]).toEqual([40, true]);
});

test("who moves by himself looks around alone until he wants to be with the others again", () => {
  const { room, line, film } = entered(2);
  line.hear(at(10));
  film.at = 11;
  room.follow();
  line.hear(at(20));
  expect([film.at, room.following]).toEqual([11, false]);
  room.rejoin();
  expect([film.at, room.following]).toEqual([20, true]);
});

test("what is drawn while the line is lost is told when it is back", () => {
  const { room, line } = entered(1);
  dispatchEvent(new Event("offline"));
  expect(room.state).toBe("lost");
  room.book.tool = "circle";
  room.book.square([3, 3]);
  expect(line.said.some((each) => each.t === "draw")).toBe(false);
  line.readyState = WebSocket.OPEN; // the same one is opened again
  dispatchEvent(new Event("online"));
  line.hear({ t: "room", replay: "r2345678", you: 1, people, leader: 1, at: at(0), sketches: [] });
  expect(line.said.filter((each) => each.t === "draw").length).toBe(1);
  expect(room.book.all.map((each) => each.squares)).toEqual([[[3, 3]]]);
});
