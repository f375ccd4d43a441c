// What somebody chose on the first page, kept in this browser for the next time.
import type { EditionTold, MatchWanted, OptionTold, RosterTold, SideWanted } from "./api";
import type { Coach } from "./protocol";
import { read, write } from "./seats";
import { HOME } from "./words/first";

export type Against = "computer" | "same screen" | "friend";
export type Value = OptionTold["value"];

/** A team of one's own: as a match is begun with it, and as it is shown. */
export interface OwnTeam {
  /** Given by the page where teams are built: it stays when the team is called otherwise. */
  id?: string;
  /** Still being built: no match can be begun with it. */
  unfit?: boolean;
  /** Built by the rules for new teams, or not; what a tournament gives for it. */
  rookies?: boolean;
  gold?: number | null;
  edition: string;
  team: Record<string, unknown>;
  shown: RosterTold;
}

export interface Choices {
  against: Against;
  coach: string;
  edition: string;
  /** By side a roster of the edition; `own` has a whole team instead. */
  teams: Record<Coach, string>;
  /** Where I sit, unless it is one screen for both. */
  me: Coach;
  name: string;
  otherName: string;
  clock: number | null;
  listed: boolean;
  /** Seconds after which those who watch see anything. */
  delay: number;
  /** By edition the options that differ from its defaults. */
  options: Record<string, Record<string, Value>>;
}

export const FIRST: Choices = {
  against: "computer",
  coach: "scripted",
  edition: "bb2020",
  teams: { home: "human", away: "orc" },
  me: "home",
  name: "",
  otherName: "",
  clock: null,
  listed: true,
  delay: 0,
  options: {},
};
export const CLOCKS: readonly (number | null)[] = [null, 60, 120, 180, 240, 360, 600];
export const DELAYS: readonly number[] = [0, 30, 120, 300, 600];

const CHOICES = "pigskin choices";
const OWN = "pigskin teams";
export const MOST_OWN = 60;

export function keptChoices(): Choices {
  const kept = read<Partial<Choices>>(CHOICES, {});
  return { ...FIRST, ...(typeof kept === "object" && kept !== null ? kept : {}) };
}
export const keepChoices = (choices: Choices): void => write(CHOICES, choices);

export const ownTeams = (): OwnTeam[] => {
  const kept = read<OwnTeam[]>(OWN, []);
  return Array.isArray(kept) ? kept : [];
};
export const writeOwn = (all: readonly OwnTeam[]): void => write(OWN, all);
/** Keep a team; one of the same name and edition makes way, and so does nobody else: too many are an error. */
export function keepTeam(own: OwnTeam): OwnTeam[] {
  const called = (each: OwnTeam): string => `${each.edition} ${each.shown.team.name}`;
  const kept = ownTeams();
  const before = kept.find((each) => called(each) === called(own));
  const all = [{ ...own, ...(before?.id ? { id: before.id } : {}) }, ...kept.filter((each) => each !== before)];
  if (all.length > MOST_OWN) throw new Error(HOME.tooManyTeams(MOST_OWN));
  writeOwn(all);
  return all;
}
export function forgetTeam(own: OwnTeam): OwnTeam[] {
  const all = ownTeams().filter((each) => ownId(each) !== ownId(own));
  writeOwn(all);
  return all;
}
/** An own team among the rosters: its name cannot be that of a roster's id. */
export const ownId = (own: OwnTeam): string => `own: ${own.id ?? `${own.edition} ${own.shown.team.name}`}`;
/** Those a match of the edition can be begun with. */
export const fitTeams = (own: readonly OwnTeam[], edition: string): OwnTeam[] =>
  own.filter((each) => each.edition === edition && !each.unfit);

/** The team chosen for a side; the edition's first ones if it does not have what was chosen. */
export function chosenTeam(edition: EditionTold, own: readonly OwnTeam[], wanted: string, side: Coach): RosterTold | undefined {
  return (
    fitTeams(own, edition.id).find((each) => ownId(each) === wanted)?.shown ??
    edition.rosters.find((each) => each.id === wanted) ??
    edition.rosters.find((each) => each.id === FIRST.teams[side]) ??
    edition.rosters[0]
  );
}

/** The options that differ from the edition's own. */
export function changed(edition: EditionTold, options: Record<string, Value>): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const option of edition.options) {
    const value = options[option.name];
    if (value !== undefined && value !== option.value && option.choices.includes(value)) found[option.name] = value;
  }
  return found;
}

/** What the server is asked for. */
export function matchWanted(choices: Choices, edition: EditionTold, own: readonly OwnTeam[]): MatchWanted {
  const other: Record<Coach, Coach> = { home: "away", away: "home" };
  const mine = choices.me;
  const seats: Record<Against, string> = {
    computer: `computer:${choices.coach}`, "same screen": "me", friend: "friend",
  };
  const side = (coach: Coach, seat: string, name: string): SideWanted => {
    const team = fitTeams(own, edition.id).find((each) => ownId(each) === choices.teams[coach]);
    const ready = chosenTeam(edition, own, choices.teams[coach], coach);
    return { ...(team ? { team: team.team } : { roster: ready?.id ?? "" }), seat, name };
  };
  const otherName = choices.against === "same screen" ? choices.otherName.trim() : "";
  const sides = {
    [mine]: side(mine, "me", choices.name.trim()),
    [other[mine]]: side(other[mine], seats[choices.against], otherName),
  } as Record<Coach, SideWanted>;
  return {
    edition: edition.id,
    options: changed(edition, choices.options[edition.id] ?? {}),
    home: sides.home,
    away: sides.away,
    clock: choices.clock,
    listed: choices.listed,
    delay: choices.delay,
  };
}
