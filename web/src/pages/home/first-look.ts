// A blitz being planned in the middle of a match, for the first page while nobody plays in public. It is the
// one of web/fixtures.py, a real position of the engine with its reach map, without what is not drawn.
import type { Plan, ReachSquare } from "../../lib/layers";
import type { PitchView, Player, Side, Square } from "../../lib/view";

type Row = readonly [side: Side, number: number, role: string, state: string, x: number, y: number, mark?: string];
const CARRIER = "home 7";
const ROWS: readonly Row[] = [
  ["home", 1, "blitzer", "up", 10, 10],
  ["home", 2, "blitzer", "up", 13, 7, "used"],
  ["home", 3, "blitzer", "up", 13, 5, "used"],
  ["home", 4, "blitzer", "up", 17, 9, "used"],
  ["home", 5, "catcher", "up", 20, 3],
  ["home", 7, "thrower", "up", 12, 6],
  ["home", 8, "lineman", "up", 11, 5, "used"],
  ["home", 9, "lineman", "up", 11, 7],
  ["home", 10, "lineman", "prone", 13, 2],
  ["home", 11, "lineman", "stunned", 17, 13],
  ["home", 12, "big guy", "up", 14, 3],
  ["away", 1, "blocker", "up", 14, 5],
  ["away", 2, "blocker", "up", 15, 8],
  ["away", 3, "blocker", "up", 14, 7],
  ["away", 4, "blitzer", "up", 18, 10],
  ["away", 5, "blitzer", "up", 15, 3],
  ["away", 6, "blitzer", "up", 14, 12],
  ["away", 7, "blitzer", "prone", 15, 10],
  ["away", 8, "thrower", "up", 22, 7],
  ["away", 9, "lineman", "stunned", 10, 3],
  ["away", 10, "lineman", "up", 21, 4],
  ["away", 12, "big guy", "up", 16, 6, "dazed"],
];
const none = Array<string>(15).fill("0".repeat(26));

export const FIRST_LOOK: PitchView = {
  players: ROWS.map(([side, number, role, state, x, y, mark]): Player => ({
    id: `${side} ${number}`, side, number, name: "", position: role, role, state, square: [x, y],
    marks: mark === undefined ? [] : [mark], has_ball: `${side} ${number}` === CARRIER,
  })),
  ball: { square: [12, 6], carrier: CARRIER },
  zones: { home: none, away: none },
  teams: { home: { name: "Low Harbour Ferrymen" }, away: { name: "Mud Country Bruisers" } },
};

// The reach map: a letter a square, for one of these chances.
const CHANCES = [1, 0.833, 0.694, 0.667, 0.5, 0.463, 0.37, 0.347, 0.333, 0.309, 0.278, 0.231, 0.111, 0.093, 0.077, 0.039];
const REACH = [
  "..........................",
  ".cccccccccccccff..........",
  ".cbbbbbbbbbbb.bhppp.......",
  ".cbaaaaaaa.aaa..ooo.......",
  ".cbaaaaaaaaaaablnnoo......",
  ".cbaaaaaaaa.a..hllll......",
  ".cbaaaaaaaaa.aim.kkl......",
  ".cbaaaaaaaa.a..ijijl......",
  ".cbaaaaaaaaaaaa.egjl......",
  ".cbaaaaaaaaaaaaad.jl......",
  ".cbaaaaaaaaaaaa.dd.l......",
  ".cbaaaaaaaaaaaaacccf......",
  ".cbaaaaaaaaaaa.bbbcf......",
  ".cbaaaaaaaaaaaaaa.cf......",
  ".cbaaaaaaaaaaaaaabcf......",
];
const TARGET: Square = [18, 10];
const plan: Plan = {
  player: "home 1", hit: TARGET,
  path: [[11, 10], [12, 10], [13, 10], [14, 10], [15, 11], [16, 10], [17, 11]],
  needs: [{ square: [16, 10], text: "3+" }, { square: [17, 11], text: "2+" }],
};

/** What lies over the pitch while it is planned. */
export const FIRST_PLAN = {
  plan, target: TARGET, active: plan.player,
  reach: REACH.flatMap((row, y) => [...row].flatMap((letter, x): ReachSquare[] => {
    const chance = CHANCES[letter.charCodeAt(0) - 97];
    return chance === undefined ? [] : [{ square: [x, y], chance }];
  })),
  badges: [{ square: TARGET, dice: 2, chooser: "home" as const, attacker: "home" as const }],
  notes: [{ square: [17, 9] as Square, text: "+1" }],
};
