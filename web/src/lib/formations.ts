// A coach's own formations, kept by name in this browser for each roster. A place is kept as its coach sees
// it (squares behind the line, squares from his left), so that it serves on either side.
import type { PlayerView } from "./people";
import { read, write } from "./seats";
import { LENGTH, WIDTH } from "./geometry";
import type { Side, Square } from "./view";

export interface KeptPlace {
  number: number;
  position: string;
  behind: number;
  across: number;
}
export interface OwnFormation {
  name: string;
  places: KeptPlace[];
}
export type Places = Readonly<Record<string, Square>>;

const KEY = "pigskin formations";
const MOST = 20;

const all = (): Record<string, OwnFormation[]> => {
  const kept = read<Record<string, OwnFormation[]>>(KEY, {});
  return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? kept : {};
};
export const ownFormations = (roster: string): OwnFormation[] => {
  const kept = all()[roster];
  return Array.isArray(kept) ? kept : [];
};
/** Keep one; another of the same name makes way. */
export function keepFormation(roster: string, own: OwnFormation): OwnFormation[] {
  const others = ownFormations(roster).filter((each) => each.name !== own.name);
  const now = [own, ...others].slice(0, MOST);
  write(KEY, { ...all(), [roster]: now });
  return now;
}
export function forgetFormation(roster: string, name: string): OwnFormation[] {
  const now = ownFormations(roster).filter((each) => each.name !== name);
  write(KEY, { ...all(), [roster]: now });
  return now;
}

const HALF = LENGTH / 2;

export function toKept(places: Places, players: readonly PlayerView[], side: Side): KeptPlace[] {
  return players.flatMap((player) => {
    const square = places[player.id];
    if (!square) return [];
    const [x, y] = square;
    const [behind, across] = side === "home" ? [HALF - 1 - x, y] : [x - HALF, WIDTH - 1 - y];
    return [{ number: player.number, position: player.position, behind, across }];
  });
}

export const squareOf = (place: KeptPlace, side: Side): Square =>
  side === "home"
    ? [HALF - 1 - place.behind, place.across]
    : [HALF + place.behind, WIDTH - 1 - place.across];

/** Who stands where: the same shirt if he is there, else one of the same kind, else whoever is left. */
export function fromKept(kept: readonly KeptPlace[], players: readonly PlayerView[], side: Side): Record<string, Square> {
  const left = [...players];
  const found: Record<string, Square> = {};
  let open = [...kept];
  const fits: ((place: KeptPlace, player: PlayerView) => boolean)[] = [
    (place, player) => player.number === place.number && player.position === place.position,
    (place, player) => player.position === place.position,
    () => true,
  ];
  for (const fit of fits) {
    open = open.filter((place) => {
      const at = left.findIndex((player) => fit(place, player));
      const player = at < 0 ? undefined : left.splice(at, 1)[0];
      if (player) found[player.id] = squareOf(place, side);
      return !player;
    });
  }
  return found;
}
