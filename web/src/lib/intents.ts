// From a square or a player to plans: what a click there could mean. The server says where he gets and
// what he can do to whom (`deeds`); until it has, the nearest guess is drawn.
import { has, naming, type Plain } from "./asking";
import { drawnWay, needOf, stepsOf, touching, wayBeside, wayTo, type Aim, type Draft } from "./drafts";
import type { Extra } from "./extras";
import { playerAt, playerOf } from "./people";
import type { AskedQuestion, Deed, Reached, TableView, Way } from "./protocol";
import { same, type Square } from "./view";

/** What is known while somebody plans. */
export interface Situation {
  readonly view: TableView | null;
  readonly question: AskedQuestion | null;
  readonly player: string | null;
  readonly action: string;
  /** Who is in the middle of his action. */
  readonly acting: string | null;
  readonly actions: readonly string[];
  readonly reach: Reached | null;
  readonly deeds: Readonly<Record<string, readonly Deed[]>> | null;
  readonly extra: Extra | null;
}

/** Everything a click on a square could mean. */
export function draftsFor(now: Situation, square: Square): Draft[] {
  const { view, extra } = now;
  if (!view) return [];
  const there = playerAt(view, square);
  if (extra) return aimed(now, extra, square, there?.id ?? null);
  if (now.player === null) return [];
  if (there && there.id !== now.player) return towards(now, there.id, square);
  const way = wayTo(now.reach, square);
  if (way && way.path.length > 0 && now.action !== "block" && goes(now)) return [draft(now, way, null)];
  return throwsBall(now) ? [throwAt(now, square)] : [];
}

function aimed(now: Situation, extra: Extra, square: Square, player: string | null): Draft[] {
  const answer = extra.answers.find((each) => (extra.on === "square" ? same(each["square"] as Square, square) : each["player"] === player));
  return answer ? [only(now, answer as Aim)] : [];
}

/** A plan of one answer, as the question has it. */
function only(now: Situation, answer: Aim): Draft {
  const player = now.player ?? now.acting ?? "";
  return {
    player, action: now.action, path: [], rolls: [], aim: answer, answers: [answer], chance: null, again: null,
    deed: deedsOn(now, answer.player ?? "").find((deed) => sameAnswer(deed, answer)) ?? null,
  };
}

const goes = (now: Situation): boolean => !now.acting || (now.question !== null && (has(now.question, "move") || has(now.question, "leap")));
const deedsOn = (now: Situation, other: string): readonly Deed[] => now.deeds?.[other] ?? [];
const sameAnswer = (deed: Deed, answer: Plain): boolean => {
  const done = deed.answer as unknown as Plain;
  return done.verb === answer.verb && done["player"] === answer["player"] && done["skill"] === answer["skill"];
};

/** What can be done to another player: of several the coach chooses one. */
function towards(now: Situation, other: string, square: Square): Draft[] {
  const mine = playerOf(now.view, now.player);
  const theirs = playerOf(now.view, other);
  if (!mine?.square || !theirs) return [];
  if (now.acting && now.question) {
    // Whatever the game itself offers on him comes first.
    const offered = [...naming(now.question, { player: other })].map((answer) => only(now, answer as Aim));
    if (offered.length) return offered;
  }
  if (theirs.side === mine.side && throwsBall(now)) return [throwAt(now, square)];
  const deeds = meant(now, deedsOn(now, other)).flatMap((deed) => deedDraft(now, deed, mine.square as Square));
  if (deeds.length) return deeds;
  if (now.deeds && !now.acting && theirs.side === mine.side) return []; // nothing can be done to him
  const beside = touching(mine.square as Square, square);
  const one = theirs.side === mine.side ? walkAnd(now, square, beside, { verb: "hand off to", player: other }, "hand-off")
    : theirs.state === "up" ? hit(now, other, beside)
    : walkAnd(now, square, beside, { verb: "foul", player: other }, "foul");
  return one ? [one] : [];
}

/** Who is clicked is not thrown, unless that was chosen. */
const THROWING = new Set(["pass", "throw team-mate", "kick team-mate"]);

/** Of all that can be done to somebody, what a click means: what was chosen in the menu, else no blitz where a block will do. */
function meant(now: Situation, deeds: readonly Deed[]): readonly Deed[] {
  const chosen = deeds.filter((deed) => deed.action === now.action);
  if (now.acting || (chosen.length && now.action !== "move")) return chosen;
  if (now.action === "blitz") return [];
  const blocks = deeds.some((deed) => deed.action === "block");
  return deeds.filter((deed) => !THROWING.has(deed.action) && !(blocks && deed.action === "blitz"));
}

function deedDraft(now: Situation, deed: Deed, here: Square): Draft[] {
  const aim = deed.answer as unknown as Aim;
  const blow = deed.action === "blitz" ? now.reach?.blows[aim.player ?? ""] : undefined;
  if (same(deed.from as Square, here)) {
    const way = blow && wayTo(now.reach, here);
    return [{ ...draft(now, way ? { ...way, ...blow, path: [] } : null, aim, deed.action, deed.named), deed }];
  }
  const way = wayTo(now.reach, deed.from as Square);
  if (!way) return [];
  const chances = blow && same(blow.from as Square, deed.from as Square) ? { chance: blow.chance, with_reroll: blow.with_reroll } : {};
  return [{ ...draft(now, { ...way, ...chances }, aim, deed.action, deed.named), deed }];
}

function hit(now: Situation, other: string, beside: boolean): Draft | null {
  const aim: Aim = { verb: "block", player: other };
  if (now.acting) return now.action === "blitz" ? blowAt(now, other, aim) : null;
  if (beside && now.actions.includes("block") && now.action !== "blitz") return draft(now, null, aim, "block");
  return now.actions.includes("blitz") ? blowAt(now, other, aim) : null;
}

function blowAt(now: Situation, other: string, aim: Aim): Draft | null {
  const blow = now.reach?.blows[other];
  const way = blow && wayTo(now.reach, blow.from as Square);
  return way ? draft(now, { ...way, chance: blow.chance, with_reroll: blow.with_reroll }, aim, "blitz") : null;
}

function walkAnd(now: Situation, square: Square, beside: boolean, aim: Aim, action: string): Draft | null {
  if (now.acting ? now.action !== action : !now.actions.includes(action)) return null;
  if (beside) return now.acting ? null : draft(now, null, aim, action);
  const way = wayBeside(now.reach, square);
  return way ? draft(now, way, aim, action) : null;
}

/** May the ball be thrown from where he stands? */
function throwsBall(now: Situation): boolean {
  if (now.action !== "pass") return false;
  const { question } = now;
  if (now.acting) return question !== null && (has(question, "pass the ball") || has(question, "pass to"));
  return playerOf(now.view, now.player)?.has_ball ?? false;
}

function throwAt(now: Situation, square: Square): Draft {
  const announced = now.acting && now.question && has(now.question, "pass to");
  const found = draft(now, null, { verb: "pass to", square });
  return announced ? found : { ...found, answers: [...found.answers.slice(0, -1), { verb: "pass the ball" }, ...found.answers.slice(-1)] };
}

function draft(now: Situation, way: Way | null, aim: Aim | null, action = now.action, named?: boolean): Draft {
  const path = (way?.path ?? []) as Square[];
  return {
    player: now.player ?? "",
    action,
    path,
    rolls: [
      ...(now.reach?.first ?? []).map(([test, need]) => needOf(path, [0, test, need])).slice(0, path.length ? undefined : 0),
      ...(path.length ? (way?.rolls ?? []) : []).map((roll) => needOf(path, roll)),
    ],
    aim,
    answers: [...declared(now, action, aim, named), ...stepsOf(path, way?.leaps), ...(aim ? [spread(aim)] : [])],
    chance: way?.chance ?? 1,
    again: way?.with_reroll ?? 1,
    deed: null,
  };
}

function declared(now: Situation, action: string, aim: Aim | null, named?: boolean): Plain[] {
  if (now.acting) return [];
  const first: Plain = { verb: "activate", player: now.player ?? "", action };
  // In some editions the target of a blitz is named first.
  const names = named ?? (action === "blitz" && now.view?.edition === "bb2020");
  return names && aim?.player ? [first, { verb: "name", player: aim.player }] : [first];
}

/** A way drawn by hand, to a square or to an opponent. */
export function drawn(now: Situation, from: Square, squares: readonly Square[]): Draft | null {
  const { view } = now;
  if (!view || now.player === null || !goes(now)) return null;
  const path = drawnWay(from, squares);
  const last = path.at(-1);
  const there = last && playerAt(view, last);
  let aim: Aim | null = null;
  let action = now.action === "block" ? (now.actions.includes("blitz") ? "blitz" : "move") : now.action;
  if (there && there.side !== playerOf(view, now.player)?.side && there.state === "up") {
    path.pop();
    aim = { verb: "block", player: there.id };
    if (!now.acting) action = path.length || !now.actions.includes("block") ? "blitz" : "block";
  }
  if (!path.length && !aim) return null;
  const named = aim ? deedsOn(now, aim.player ?? "").find((deed) => deed.action === "blitz")?.named : undefined;
  return {
    player: now.player, action, path, rolls: [], aim, chance: null, again: null, deed: null,
    answers: [...declared(now, action, aim, action === "blitz" ? named : false), ...stepsOf(path), ...(aim ? [spread(aim)] : [])],
  };
}

/** An aim as an answer: plain values only. */
function spread(aim: Aim): Plain {
  return aim.square ? { ...aim, square: [...aim.square] } : { ...aim };
}
