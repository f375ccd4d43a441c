// A room in which several people look at a replay together: who leads moves it, the others follow. The line comes back
// by itself when it is cut; whoever comes back is known by a mark that this window keeps.
import type { Film, Speed } from "./film.svelte";
import { PROTOCOL, type FromRoom, type Person, type RoomAt, type Sketch as SketchTold, type ToRoom } from "./protocol";
import { keptName, newNonce } from "./seats";
import { Sketchbook, type Sketch } from "./sketch.svelte";

export type RoomState = "connecting" | "open" | "lost" | "closed";

export interface RoomOptions {
  /** What was drawn before the room was opened comes along. */
  bring?: Sketchbook;
  /** For tests. */
  open?: (address: string) => WebSocket;
}

const AGAIN = 1500; // milliseconds before a line that was cut is tried again
const EVERY = 100; // milliseconds between two messages of who leads
const MOST_BROUGHT = 40; // sketches, at once
const FINAL = new Set([4404, 1008]);

export class Room {
  people = $state.raw<readonly Person[]>([]);
  leader = $state(0);
  you = $state(0);
  state = $state<RoomState>("connecting");
  problem = $state("");
  /** Do we go where the leader is? Who moves by himself does not, until he wants to again. */
  following = $state(true);
  readonly book = new Sketchbook();
  private at = $state.raw<RoomAt | null>(null);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: ReturnType<typeof setTimeout> | undefined;
  private left = false;
  /** Drawn and wiped while the line was lost. */
  private unsaid: FromRoom[] = [];

  constructor(
    readonly code: string,
    private readonly film: Film,
    private readonly options: RoomOptions = {},
  ) {
    this.book.tool = options.bring?.tool ?? null;
    this.book.company = { drawn: (sketch) => this.draw(sketch), wiped: (ids) => this.tell({ t: "wipe", ids: [...ids] }) };
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    this.connect();
  }

  get leads(): boolean {
    return this.you !== 0 && this.you === this.leader;
  }
  get leading(): Person | undefined {
    return this.people.find((person) => person.id === this.leader);
  }

  /** What keeps us together: to be called in an effect. Who leads tells where he is, the others go there. */
  follow(): void {
    const { at: moment, playing, speed } = this.film;
    if (this.state !== "open") return;
    void speed; // who leads tells of it, too
    if (this.leads) this.sending ??= setTimeout(() => this.lead(), EVERY); // often enough, however quick it plays
    else if (this.following && this.at && (moment !== this.at.moment || playing)) this.following = false; // he looks around by himself
  }

  private lead(): void {
    const { at: moment, playing, speed } = this.film;
    this.sending = undefined;
    if (this.leads) this.say({ t: "go", moment, playing, speed });
  }

  /** Go where the leader is, and with him from now on. */
  rejoin(): void {
    this.film.playing = false;
    this.following = true;
    if (this.at) this.go(this.at);
  }
  hand(to: number): void {
    this.say({ t: "hand over", to });
  }
  take(): void {
    this.say({ t: "take" });
  }
  /** Try a lost line at once. */
  readonly hurry = (): void => {
    if (this.state !== "lost" || this.socket !== null) return;
    clearTimeout(this.timer);
    this.connect();
  };
  /** There is no connection any more, though the line may not have noticed. */
  private readonly cut = (): void => {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.lost();
  };
  private lost(): void {
    this.socket = null;
    this.state = "lost";
    this.timer = setTimeout(() => this.connect(), AGAIN);
  }

  close(): void {
    this.left = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    clearTimeout(this.timer);
    clearTimeout(this.sending);
    this.socket?.close();
    this.state = "closed";
  }

  private unpack(): void {
    for (const each of this.options.bring?.all.slice(-MOST_BROUGHT) ?? []) {
      const sketch = { ...each, by: this.book.me, name: this.book.name };
      this.book.drawn(sketch);
      this.draw(sketch);
    }
    delete this.options.bring;
  }
  private draw({ id, moment, kind, ink, squares, text }: Sketch): void {
    this.tell({ t: "draw", sketch: { id, moment, kind, ink, squares: squares.map(([x, y]) => [x, y]), text } });
  }
  /** What must not be lost: over a line that is cut it is said when it is back. */
  private tell(message: FromRoom): void {
    if (this.state === "open") this.say(message);
    else this.unsaid.push(message);
  }
  private say(message: FromRoom): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const open = this.options.open ?? ((address) => new WebSocket(address));
    const socket = (this.socket = open(addressOf(this.code)));
    socket.onopen = () => this.say({ t: "hello", version: PROTOCOL, name: keptName() || null, mark: markOf(this.code) });
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ToRoom);
    socket.onclose = (event) => {
      if (this.left) return;
      if (FINAL.has(event.code)) this.state = "closed";
      else this.lost();
    };
  }

  private hear(message: ToRoom): void {
    switch (message.t) {
      case "room":
        this.you = message.you;
        this.book.me = String(message.you);
        this.book.replace(message.sketches.map(whole));
        this.see(message.people, message.leader);
        this.state = "open";
        this.catchUp();
        this.arrive(message.at);
        if (this.leads && !message.sketches.length) this.unpack();
        break;
      case "there":
        this.see(message.people, message.leader);
        break;
      case "at":
        this.arrive(message);
        break;
      case "drawn":
        this.book.drawn(whole(message.sketch));
        break;
      case "wiped":
        this.book.erased(message.ids);
        break;
      case "refused":
        this.problem = message.words;
        break;
    }
  }

  /** What was done while the line was lost. */
  private catchUp(): void {
    for (const message of this.unsaid.splice(0)) {
      if (message.t === "draw") this.book.drawn(whole({ ...message.sketch, by: this.book.me, name: this.book.name }));
      if (message.t === "wipe") this.book.erased(message.ids);
      this.say(message);
    }
  }

  private see(people: readonly Person[], leader: number): void {
    const led = this.leads;
    this.people = people;
    this.leader = leader;
    if (led && !this.leads) { // from here on he goes with whom he has let lead
      this.film.playing = false;
      this.following = true;
      this.at = null;
    }
    this.book.name = people.find((person) => person.id === this.you)?.name ?? "";
    this.problem = "";
  }
  private arrive(at: RoomAt): void {
    this.at = at;
    if (!this.leads && this.following) this.go(at);
  }
  private go(at: RoomAt): void {
    this.film.speed = at.speed as Speed;
    if (at.playing && at.moment === this.film.at + 1) this.film.forward();
    else if (at.moment !== this.film.at) this.film.go(at.moment);
  }
}

const whole = (told: SketchTold): Sketch => ({ text: "", by: "", name: "", ...told });

/** The room an address names: /replay/ID?room=CODE. */
export const roomIn = (search: string): string => /^[a-z0-9]{4,20}$/.exec(new URLSearchParams(search).get("room") ?? "")?.[0] ?? "";

function addressOf(code: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/rooms/${encodeURIComponent(code)}/socket`;
}

/** What this window is known by in a room. */
function markOf(code: string): string {
  const key = `pigskin room ${code}`;
  try {
    const mark = sessionStorage.getItem(key) ?? newNonce();
    sessionStorage.setItem(key, mark);
    return mark;
  } catch {
    return newNonce();
  }
}
