// The events of a match as lines of a log: what belongs together is one line (a walk, a block with its
// dice), what follows from it stands below. The words are the engine's, names shortened; the dice are
// drawn, so their part of the words is left out.
import { AGAINST } from "./against";
import { teamOf } from "./calling";
import { who } from "./people";
import type { Coach, Event, Roll, TableView } from "./protocol";
import { eventWords, nameWords } from "./telling";
import { LOG } from "./words/beside";
import { capital } from "./words/first";

export type Tag = "rolls" | "blocks" | "ball" | "injuries";

/** A die as it lies in the log: a number, or a block face. */
export interface Thrown {
  value: number;
  sides: number;
  face?: string;
  /** A block die that was not chosen. */
  soft?: boolean;
}

export interface Line {
  /** Number of its first event: its key. */
  n: number;
  /** A heading: a turn, a half, a drive. */
  heading: boolean;
  side: Coach | null;
  sub: boolean;
  strong: boolean;
  text: string;
  /** Quiet words behind the text. */
  aside: string;
  need: string;
  dice: readonly Thrown[];
  passed: boolean | null;
  roll: Roll | null;
  /** The score, where it has changed. */
  score: string;
  tags: readonly Tag[];
  /** Who is meant, for a ring on the pitch. */
  players: readonly string[];
  /** Skills and effects named in the text, for a link to what they do. */
  named: readonly string[];
}

/** An event with whatever arguments it has. */
interface Told {
  n: number;
  event: string;
  text: string;
  quiet?: boolean;
  roll?: Roll;
  [argument: string]: unknown;
}

// Said by the lines around them.
const SILENT = new Set(["end of turn", "end of drive", "targets", "kicker", "action ends", "chosen"]);
const ROLLED_AGAIN = new Set(["team re-roll", "skill re-roll", "mascot"]);
const TOP = new Set(["move", "leaps", "jumps", "block", "foul", "throws", "hand-off", "touchdown", "stands up", "stabs", "bomb", "throws team-mate", "kicks at"]);
const SIDES = ["home", "away"] as const;
const SCORES = new Set(["touchdown", "awarded touchdown"]);
const STRONG = new Set(["touchdown", "awarded touchdown", "turnover", "casualty", "dies", "sent off", "knocked out", "over", "into the crowd", "concedes"]);
const BALL = new Set([
  "pick-up", "catch", "pass", "throws", "hand-off", "scatter", "deviates", "bounce", "throw-in", "fumbles", "intercept", "interfere",
  "intercepted", "deflects", "inaccurate", "wild throw", "touchback", "given the ball", "stripped", "kick", "touchdown", "punts", "hail mary",
]);
const INJURIES = new Set([
  "armour", "injury", "casualty", "knocked out", "dies", "apothecary", "knocked down", "into the crowd", "regeneration", "armour broken",
  "armour saved", "patched up", "regenerates", "comes round", "heat", "faints", "sent off", "sponge",
]);
const BLOCKS = new Set(["block", "pushed", "follows up", "frenzy", "not pushed", "stabs", "dauntless"]);

const sideOf = (id: string | undefined): Coach | null => (id ? (id.startsWith("home") ? "home" : "away") : null);
const at = (square: unknown): string => (Array.isArray(square) ? `${square[0]},${square[1]}` : "");
const idOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Tells the story of a match; told more events of the same match, it goes on where it was. */
export class Story {
  private told: readonly Event[] = [];
  private lines: Line[] = [];
  private view: TableView | null = null;
  private acting: string | null = null;
  private action = "";
  private target: string | null = null;
  private spoke = false;
  private walk = -1; // the line of the walk under way
  private rose = -1; // the line of somebody who stood up
  private settingUp: Coach | null = null;
  private drive = 0;
  private score = { home: 0, away: 0 };
  private dice = -1; // the line the next block dice belong to

  tell(events: readonly Event[], view: TableView | null): readonly Line[] {
    const known = this.told.length;
    const goesOn = known <= events.length && (known === 0 || this.told[known - 1] === events[known - 1]);
    if (!goesOn) this.forget();
    this.view = view;
    const from = goesOn ? known : 0;
    if (from === 0 && view) for (const side of SIDES) this.score[side] = view.score[side] - events.filter((event) => SCORES.has(event.event) && (event as unknown as Told)["side"] === side).length;
    if (from === events.length && goesOn) return this.lines;
    this.lines = [...this.lines];
    for (const event of events.slice(from)) this.hear(event as unknown as Told);
    this.told = events;
    return this.lines;
  }

  private forget(): void {
    this.told = [];
    this.lines = [];
    this.acting = this.target = this.settingUp = null;
    this.spoke = false;
    this.walk = this.dice = this.rose = -1;
    this.drive = 0;
    this.score = { home: 0, away: 0 };
  }

  private hear(event: Told): void {
    const player = idOf(event["player"]);
    if (event.event !== "set up") this.settingUp = null;
    switch (event.event) {
      case "action ends":
        this.acting = this.target = null;
        this.walk = -1;
        return;
      case "chosen":
        this.choose(String(event["face"]));
        return;
      case "block die":
        this.blockDie(event);
        return;
    }
    if (event.quiet || SILENT.has(event.event)) return;
    switch (event.event) {
      case "turn":
      case "bonus turn":
      case "half":
        this.heading(event);
        return;
      case "set up":
        this.setUp(event);
        return;
      case "activates":
        this.acting = player ?? null;
        this.action = String(event["action"]);
        this.target = null;
        this.spoke = false;
        this.walk = -1;
        return;
      case "move":
        this.move(event, player);
        return;
      case "contest":
        this.add(event, { text: LOG.contest(teamOf(this.view, "home"), Number(event["home"]), teamOf(this.view, "away"), Number(event["away"])) });
        return;
      case "kick":
        this.add(event, { text: LOG.kick(at(event["square"])), side: event["side"] as Coach, sub: false });
        return;
      case "kick deviates":
      case "kick scatters":
        this.change(this.lines.length - 1, (line) => ({
          text: `${line.text}, ${LOG.lands(event.event, at(event["square"]))}`, dice: [...line.dice, ...thrown(event.roll)], roll: event.roll ?? null,
        }));
        return;
      case "block":
        this.block(event, player);
        return;
      case "pushed":
        if (player === this.target) this.add(event, { text: LOG.pushed(at(event["square"])), sub: true });
        else this.add(event);
        return;
      case "follows up":
        if (this.lines.at(-1)?.sub) this.change(this.lines.length - 1, (line) => ({ aside: join(line.aside, LOG.follows) }));
        else this.add(event);
        return;
      case "armour":
        this.add(event, { ...this.armour(event, player), sub: true, passed: null, need: "" });
        return;
      case "injury":
        this.add(event, {
          text: LOG.injury(nameWords(String(event["result"]))), aside: sum(event), sub: true, strong: event["result"] !== "stunned",
        });
        return;
      case "casualty":
        this.add(event, { text: LOG.casualty(who(this.view, player ?? ""), nameWords(String(event["result"]))) });
        return;
      case "touchdown":
      case "awarded touchdown": {
        const side = event["side"] as Coach;
        this.score = { ...this.score, [side]: this.score[side] + 1 };
        const scored = player ? LOG.touchdown(who(this.view, player)) : eventWords(this.view, event);
        this.add(event, { text: scored, side, sub: false, score: `${this.score.home} : ${this.score.away}` });
        return;
      }
    }
    if (event.roll?.target !== undefined && player !== undefined && "rolled" in event) this.test(event, player);
    else this.add(event);
  }

  private heading(event: Told): void {
    this.acting = null;
    const side = (event["side"] as Coach | undefined) ?? null;
    const words =
      event.event === "half" ? LOG.half(Number(event["half"])) :
      event.event === "bonus turn" ? LOG.bonusTurn(teamOf(this.view, side ?? "home")) :
      LOG.turn(teamOf(this.view, side ?? "home"), Number(event["turn"]));
    this.add(event, { heading: true, text: words, side, sub: false });
  }

  private setUp(event: Told): void {
    const side = sideOf(idOf(event["player"]));
    if (side === this.settingUp) return;
    const last = this.lines.at(-1);
    if (this.settingUp === null && !last?.heading && !last?.text.endsWith(LOG.setUp(""))) {
      this.drive += 1;
      this.add({ ...event, n: event.n - 0.5 }, { heading: true, text: LOG.drive(this.drive), side: null, sub: false, players: [] });
    }
    this.settingUp = side;
    this.add(event, { text: LOG.setUp(teamOf(this.view, side ?? "home")), side, sub: false, players: [] });
  }

  private move(event: Told, player: string | undefined): void {
    const words = LOG.moves(at(event["square"]));
    const last = this.walk >= 0 && this.walk === this.lines.length - 1 ? this.lines[this.walk] : undefined;
    if (last && last.dice.length === 0 && last.players[0] === player) {
      const first = this.rose === this.walk ? `${who(this.view, player ?? "")} ${LOG.risen}, ` : `${who(this.view, player ?? "")} `;
      this.change(this.walk, () => ({ text: `${first}${words}` }));
      return;
    }
    const rose = this.lines.at(-1);
    if (this.rose === this.lines.length - 1 && rose && rose.players[0] === player && rose.dice.length === 0) {
      this.change(this.lines.length - 1, (line) => ({ text: `${line.text}, ${words}` }));
      this.walk = this.lines.length - 1;
      return;
    }
    this.add(event, { text: `${who(this.view, player ?? "")} ${words}`, sub: false });
    this.walk = this.lines.length - 1;
  }

  private block(event: Told, player: string | undefined): void {
    const target = idOf(event["target"]) ?? "";
    this.target = target;
    const verb = this.action === "blitz" && player === this.acting ? LOG.blitzes : LOG.blocks;
    const against = Number(event["dice"]) < 0 ? LOG.against : "";
    this.add(event, {
      text: `${who(this.view, player ?? "")} ${verb} ${who(this.view, target)}`, aside: against, sub: false, players: [player ?? "", target],
    });
    this.dice = this.lines.length - 1;
  }

  private blockDie(event: Told): void {
    const die = { value: event.roll?.dice?.[0] ?? 0, sides: 6, face: String(event["face"]) };
    if (this.dice < 0) return;
    this.change(this.dice, (line) => ({ dice: [...line.dice, die], tags: [...new Set<Tag>([...line.tags, "rolls", "blocks"])] }));
  }

  private choose(face: string): void {
    const line = this.lines[this.dice];
    if (!line) return;
    const chosen = line.dice.findIndex((die) => die.face === face);
    if (chosen >= 0) this.change(this.dice, () => ({ dice: line.dice.map((die, i) => ({ ...die, soft: i !== chosen })) }));
  }

  private test(event: Told, player: string): void {
    const last = this.lines.length - 1;
    const before = this.lines[last];
    const against = AGAINST.has(event.event);
    const found = {
      dice: thrown(event.roll), need: `${event.roll?.target ?? event["need"]}+`, passed: against ? null : Boolean(event["passed"]), roll: event.roll ?? null,
    };
    const tags = [...new Set<Tag>([...(before?.tags ?? []), ...tagsOf(event)])];
    const free = before && before.dice.length === 0 && !before.heading && before.players.includes(player);
    if (free && this.awaits === last) {
      this.awaits = -1;
      this.change(last, () => ({ ...found, tags }));
    } else if (free && this.walk === last) {
      this.change(last, (line) => ({ ...found, tags, text: `${line.text}, ${testWords(event, this.view)}`, named: named(event) }));
    } else {
      const hits = against && / (?:hits|misses) .*: /.test(event.text); // the roll itself has its own place
      this.add(event, { ...found, text: hits ? capital(eventWords(this.view, event).replace(/: [^:]*$/, "")) : `${who(this.view, player)}${LOG.tests[event.event] ? " " : ": "}${testWords(event, this.view)}` });
    }
  }

  private awaits = -1; // a re-roll's line, which the next dice belong to

  private armour(event: Told, player: string | undefined): Partial<Line> {
    const words = LOG.armour(who(this.view, player ?? ""), Boolean(event["passed"]));
    return { text: words, aside: LOG.sum(sum(event), event.roll?.base ?? null) };
  }

  private add(event: Told, more: Partial<Line> = {}): void {
    const player = idOf(event["player"]);
    const sub = this.acting !== null && this.spoke && !TOP.has(event.event);
    const acting = sideOf(this.acting ?? undefined);
    const players = [player, idOf(event["target"])].filter((id): id is string => id !== undefined && /^(home|away) \d+$/.test(id));
    const own = (event["side"] as Coach | undefined) ?? sideOf(player);
    const again = ROLLED_AGAIN.has(event.event);
    this.lines.push({
      n: event.n, heading: false, side: sub ? acting : own, sub, strong: STRONG.has(event.event),
      text: again ? LOG.again(idOf(event["skill"]) ?? "") : capital(eventWords(this.view, event)),
      aside: "", need: "", dice: thrown(event.roll), passed: null, roll: event.roll ?? null, score: "", tags: tagsOf(event), players,
      named: named(event), ...more,
    });
    const line = this.lines.length - 1;
    const now = this.lines[line];
    if (now?.sub && more.side === undefined) this.change(line, () => ({ side: acting ?? own }));
    this.walk = -1;
    this.rose = event.event === "stands up" ? line : -1;
    if (this.acting !== null) this.spoke = true;
    if (again) this.awaits = this.dice = line;
    else if (event.event !== "block") this.awaits = -1;
  }

  private change(at: number, how: (line: Line) => Partial<Line>): void {
    const line = this.lines[at];
    if (line) this.lines[at] = { ...line, ...how(line) };
  }
}

function thrown(roll: Roll | undefined): Thrown[] {
  return (roll?.dice ?? []).map((value, i) => ({ value, sides: roll?.sides?.[i] ?? 6 }));
}

function tagsOf(event: Told): Tag[] {
  const tags: Tag[] = [];
  if (event.roll?.dice?.length) tags.push("rolls");
  if (BLOCKS.has(event.event)) tags.push("blocks");
  if (BALL.has(event.event)) tags.push("ball");
  if (INJURIES.has(event.event)) tags.push("injuries");
  return tags;
}

function named(event: Told): string[] {
  return ["skill", "card", "effect", "prayer", "spell", "inducement", "weather", ...(event.event === "kick-off" ? ["result"] : [])].flatMap((key) => {
    const value = event[key];
    return typeof value === "string" && value ? [value] : [];
  });
}

/** "dodges", or the engine's word for the test: "Tentacles". */
function testWords(event: Told, view: TableView | null): string {
  const own = LOG.tests[event.event];
  if (own !== undefined) return event.event === "go for it" && view?.edition !== "bb2020" ? LOG.goesForIt : own;
  const words = /^[^:]*: (.*?) \d+\+/.exec(event.text);
  return nameWords(words?.[1] ?? event.event);
}

function sum(event: Told): string {
  const bonus = Number(event["bonus"] ?? 0);
  const sign = bonus < 0 ? "−" : "+";
  return bonus === 0 ? String(event["rolled"]) : `${event["rolled"]} ${sign} ${Math.abs(bonus)}`;
}

const join = (a: string, b: string): string => (a === "" ? b : `${a}, ${b}`);
