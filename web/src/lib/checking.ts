// Checking the file of a match, in this browser: commitment, nonces, every die, every seal. Only two things
// are the server's: that the answers follow the rules, and which die each face belongs to.
import { commitment, computerNonce, diceKey, entrySeal, faceOf, fileDigest, partSeal } from "./fair";
import type { Coach } from "./protocol";
import type { Kept } from "./seats";
import { VERIFY } from "./words/verify";

export const MOST_BYTES = 2_000_000;
/** What each number on a block die is called. */
export const BLOCK_FACES = ["", "attacker down", "both down", "push", "push", "stumble", "pow"] as const;
const SIDES = ["home", "away"] as const;
const SEALED = [
  "format", "match", "edition", "rules", "options", "home", "away", "clock", "commitment", "state", "start", "secret", "nonces", "outcome",
] as const;

export interface FileEntry {
  n: number;
  by: string;
  kind: string;
  words?: string;
  to?: number;
  faces?: number[];
  seal?: string;
}

interface FileSide {
  coach: string;
  seat: string;
  team: { name?: unknown };
}

/** The file of a match that is over; more is in it than is named here. */
export interface MatchFile {
  match: string;
  edition: string;
  home: FileSide;
  away: FileSide;
  commitment: string;
  start: number[];
  entries: FileEntry[];
  secret: string;
  nonces: Record<Coach, string | null>;
  outcome: { winner: Coach | null; score: [number, number]; reason: string };
  seals: Record<string, string>;
  digest: string;
}

/** Dice that were rolled together, as the server says. */
export interface RollTold {
  entry: number;
  half: number;
  turn: number;
  side: Coach | "";
  what: string;
  block: boolean;
  dice: number[];
  sides: number[];
}

export interface Checked {
  good: boolean;
  words: string;
  rolls: RollTold[];
}

/** Why a file cannot be checked, in words. */
export class FileProblem extends Error {}

/** The file in a text; a `FileProblem` says why it is none. */
export function readMatch(text: string): MatchFile {
  if (new Blob([text]).size > MOST_BYTES) throw new FileProblem(VERIFY.tooBig);
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new FileProblem(VERIFY.noJson);
  }
  if (!isObject(found) || found["format"] !== "pigskin-match 1") throw new FileProblem(VERIFY.noFile);
  if (found["state"] === "waiting" || found["state"] === "running") throw new FileProblem(VERIFY.running);
  const missing = missingPart(found);
  if (missing) throw new FileProblem(VERIFY.incomplete(missing));
  return found as unknown as MatchFile;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const isFaces = (value: unknown): boolean =>
  Array.isArray(value) && value.every((face) => Number.isInteger(face));

/** The first part that is not there, or not of the kind it must be. */
function missingPart(file: Record<string, unknown>): string {
  for (const name of ["match", "edition", "commitment", "secret", "digest"]) if (typeof file[name] !== "string") return name;
  for (const name of ["home", "away", "options", "nonces", "outcome", "seals"]) if (!isObject(file[name])) return name;
  for (const name of SIDES) {
    const side = file[name] as Record<string, unknown>;
    if (typeof side["coach"] !== "string" || typeof side["seat"] !== "string" || !isObject(side["team"])) return name;
  }
  const score = (file["outcome"] as Record<string, unknown>)["score"];
  if (!isFaces(score) || (score as number[]).length !== 2) return "outcome";
  if (!isFaces(file["start"])) return "start";
  if (!Array.isArray(file["entries"])) return "entries";
  const wrong = file["entries"].findIndex((entry) => !isObject(entry) || (entry["faces"] !== undefined && !isFaces(entry["faces"])));
  return wrong < 0 ? "" : VERIFY.entry(wrong + 1);
}

// --- what is found out --------------------------------------------------------------------------------

export type Step = "commitment" | "told" | "nonce" | "computer" | "seals" | "replay" | "dice";
export interface Finding {
  step: Step;
  /** null: it could not be checked here, which is no fault of the file. */
  good: boolean | null;
  words: string;
}

/** The secret is the one that was promised, and both nonces are what they must be. */
export function checkSecret(file: MatchFile, kept: Kept | undefined): Finding[] {
  const found: Finding[] = [];
  const promised = commitment(file.secret) === file.commitment;
  found.push({ step: "commitment", good: promised, words: promised ? VERIFY.committed : VERIFY.notCommitted });
  if (kept?.commitment) {
    const same = kept.commitment === file.commitment;
    found.push({ step: "told", good: same, words: same ? VERIFY.told : VERIFY.notTold });
  }
  found.push(ownNonce(file, kept));
  for (const side of SIDES) {
    if (!file[side].seat.startsWith("computer:")) continue;
    const follows = file.nonces[side] === computerNonce(file.secret, side);
    found.push({ step: "computer", good: follows, words: follows ? VERIFY.computer : VERIFY.notComputer(teamOf(file, side)) });
  }
  return found;
}

function ownNonce(file: MatchFile, kept: Kept | undefined): Finding {
  if (!kept) return { step: "nonce", good: null, words: VERIFY.noSeat };
  const people = SIDES.filter((side) => !file[side].seat.startsWith("computer:"));
  if (people.some((side) => file.nonces[side] === kept.nonce)) return { step: "nonce", good: true, words: VERIFY.ownNonce };
  return kept.brought
    ? { step: "nonce", good: null, words: VERIFY.broughtNonce }
    : { step: "nonce", good: false, words: VERIFY.otherNonce };
}

/** Every part and entry has the seal it was given; what was altered is named. */
export function checkSeals(file: MatchFile): Finding {
  const parts = file as unknown as Record<string, unknown>;
  const sealed = "from" in parts ? [...SEALED, "from"] : SEALED;
  const altered: string[] = sealed.filter((name) => file.seals[name] !== partSeal(parts[name] ?? null));
  let before = "";
  for (const [at, entry] of file.entries.entries()) {
    // What follows an altered entry is judged by the seal that entry should have.
    if (entry.seal !== entrySeal(before, entry) || entry.n !== at + 1) altered.push(VERIFY.entry(at + 1));
    before = entry.seal ?? "";
  }
  if (altered.length === 0 && file.digest !== fileDigest(file)) altered.push(VERIFY.file);
  return altered.length === 0
    ? { step: "seals", good: true, words: VERIFY.sealed }
    : { step: "seals", good: false, words: VERIFY.altered(altered) };
}

// --- dice ---------------------------------------------------------------------------------------------

export interface DieChecked {
  face: number;
  /** 0 where nobody could say which die it was. */
  sides: number;
  /** What the key gives; null where it is not known which die it was. */
  right: number | null;
}

export interface RollChecked {
  key: number;
  entry: number;
  half: number;
  turn: number;
  side: Coach | null;
  what: string;
  /** Whose player it is about. */
  of: Coach | null;
  block: boolean;
  dice: DieChecked[];
  good: boolean | null;
}

/** Every face of the file with its entry, in the order in which they fell. */
function facesOf(file: MatchFile): { entry: number; face: number }[] {
  const found = file.start.map((face) => ({ entry: 0, face }));
  for (const [at, entry] of file.entries.entries()) {
    for (const face of entry.faces ?? []) found.push({ entry: at + 1, face });
  }
  return found;
}

/** Every roll with what its dice should show. `progress` hears how much is done, from 0 to 1. */
export async function checkDice(
  file: MatchFile, told: readonly RollTold[], progress: (done: number) => void | Promise<void> = () => undefined,
): Promise<RollChecked[]> {
  const key = diceKey(file.match, file.secret, file.nonces.home ?? "", file.nonces.away ?? "");
  const faces = facesOf(file);
  const rolls: RollChecked[] = [];
  let at = 0;
  const add = (roll: Omit<RollTold, "dice">, count: number): void => {
    const dice = faces.slice(at, at + count).map(({ face }, index): DieChecked => {
      const sides = roll.sides[index] ?? 0;
      return { face, sides, right: key && sides > 0 ? faceOf(key, at + index, sides) : null };
    });
    at += count;
    const good = dice.some((die) => die.right !== null && die.right !== die.face) ? false : dice.some((die) => die.right === null) ? null : true;
    rolls.push({
      key: rolls.length, entry: roll.entry, half: roll.half, turn: roll.turn, side: roll.side || null, what: named(roll.what, file),
      of: /^(home|away) \d/.exec(roll.what)?.[1] as Coach | undefined ?? null, block: roll.block, dice, good,
    });
  };
  for (const roll of told) {
    const here = faces.slice(at, at + roll.dice.length);
    // A server that lists other dice than the file has is not believed about the rest either.
    const fits = here.length === roll.dice.length && here.every((die, index) => die.face === roll.dice[index] && die.entry === roll.entry);
    if (!fits || roll.sides.some((sides) => !Number.isInteger(sides) || sides < 1 || sides > 2 ** 32)) break;
    add(roll, roll.dice.length);
    if (rolls.length % 40 === 0) await progress(at / faces.length);
  }
  while (at < faces.length) {
    const entry = faces[at]?.entry ?? 0;
    let count = 1;
    while (faces[at + count]?.entry === entry) count++;
    add({ entry, half: 0, turn: 0, side: "", what: file.entries[entry - 1]?.words ?? VERIFY.start, block: false, sides: [] }, count);
  }
  await progress(1);
  return rolls;
}

/** What there is to say of all dice together. */
export function diceFinding(rolls: readonly RollChecked[]): Finding {
  const dice = rolls.flatMap((roll) => roll.dice);
  const wrong = dice.filter((die) => die.right !== null && die.right !== die.face).length;
  const open = dice.filter((die) => die.right === null).length;
  const checked = dice.length - open;
  if (wrong > 0) {
    const roll = rolls.find((each) => each.good === false);
    const number = roll?.dice.findIndex((die) => die.right !== null && die.right !== die.face) ?? 0;
    const die = roll?.dice[number];
    const where = roll && die ? VERIFY.wrongDie(roll.entry, number + 1, die.face, die.right ?? 0) : "";
    // With a wrong key only every sixth die fits by chance.
    const words = wrong > 20 && wrong > checked / 2 ? VERIFY.otherKey(wrong, checked) : VERIFY.wrongDice(where, wrong);
    return { step: "dice", good: false, words };
  }
  if (open > 0) return { step: "dice", good: null, words: VERIFY.openDice(checked, open) };
  return { step: "dice", good: true, words: VERIFY.rightDice(dice.length, rolls.length) };
}

const teamOf = (file: MatchFile, side: Coach): string => {
  const name = file[side].team.name;
  return typeof name === "string" && name ? name : side;
};
export const teamsOf = (file: MatchFile): Record<Coach, string> => ({ home: teamOf(file, "home"), away: teamOf(file, "away") });

/** Sides by the names of their teams, players by number and name. */
function named(what: string, file: MatchFile): string {
  const said = what.replace(/\b(home|away) (\d+)\b/g, "$2").replace(/\b(home|away)\b/g, (side) => teamOf(file, side as Coach));
  return said.charAt(0).toUpperCase() + said.slice(1);
}
