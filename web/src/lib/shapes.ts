// How a token is drawn: a shape for the role, a glyph for a mark. Units: a square is 100.
import type { Player } from "./view";

export interface Shape {
  /** The outline, around 0,0. */
  outline: string;
  /** Where the number's baseline is. */
  number: number;
  /** Two figures need a smaller size in it. */
  tight?: boolean;
  /** A second line inside, for the big ones. */
  inner?: string;
}

const CIRCLE = "M37 0A37 37 0 1 1 -37 0A37 37 0 1 1 37 0Z";
const LINEMAN: Shape = { outline: CIRCLE, number: 16 };
const RUNNER: Shape = { outline: "M0 -43L41 30L-41 30Z", number: 23, tight: true };
const OTHER: Shape = { outline: "M0 -43L40.9 -13.3L25.3 34.8L-25.3 34.8L-40.9 -13.3Z", number: 19 };

const SHAPES: Readonly<Record<string, Shape>> = {
  lineman: LINEMAN,
  blitzer: { outline: "M41 0L20.5 35.5L-20.5 35.5L-41 0L-20.5 -35.5L20.5 -35.5Z", number: 16 },
  thrower: { outline: "M0 -43L43 0L0 43L-43 0Z", number: 16 },
  catcher: RUNNER,
  runner: RUNNER,
  blocker: {
    outline: "M-28 -35H28Q35 -35 35 -28V28Q35 35 28 35H-28Q-35 35 -35 28V-28Q-35 -35 -28 -35Z",
    number: 16,
  },
  "big guy": {
    outline: "M43.4 18L18 43.4L-18 43.4L-43.4 18L-43.4 -18L-18 -43.4L18 -43.4L43.4 -18Z",
    inner: "M34.6 14.4L14.4 34.6L-14.4 34.6L-34.6 14.4L-34.6 -14.4L-14.4 -34.6L14.4 -34.6L34.6 -14.4Z",
    number: 16,
  },
  other: OTHER,
  star: {
    outline:
      "M0 -47L12.3 -33.8L30.2 -36L31.2 -18L46.3 -8.2L35.5 6.3L40.7 23.5L23.1 27.6L16.1 44.2L0 36" +
      "L-16.1 44.2L-23.1 27.6L-40.7 23.5L-35.5 6.3L-46.3 -8.2L-31.2 -18L-30.2 -36L-12.3 -33.8Z",
    number: 16,
  },
};

/** The shape of a role; one that is not known here is drawn as "other". */
export function shapeOf(role: string): Shape {
  return SHAPES[role] ?? OTHER;
}

/** The glyph of each mark, around 0,0, for a disc of radius 15.5. */
export const GLYPHS = {
  asleep: "M-8 -6h7l-7 8h7M3 2h5l-5 6h5",
  dazed: "M-6 4.5c0-6 12-4 12-9.5 0-3.5-3.5-5.5-6.5-5.500S-6-8-6-5.500M-.3 10.500v.2",
  hypnotised: "M0 0c2.5 0 2.5-4 0-4s-5 2-5 5 3 6 6 6 7-3 7-7-4-9-9-9-9 4-9 9",
  hungry: "M-9-5h18M-6-5l3 9 3-9 3 9 3-9",
  barred: "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0M-6 6 6-6",
  rooted: "M0-10v9M0-1c-5 0-8 4-8 9M0-1c5 0 8 4 8 9M0-1v11",
  cut: "M-8-7 8 7M8-7-8 7",
  frog: "M-9 6c0-8 18-8 18 0ZM-6-5v.2M6-5v.2",
  clinging: "M4 -9v10a5 5 0 0 1 -10 0v-2M-9.5 2.500L-6 -1L-2.5 2.5",
} as const;

export type Glyph = keyof typeof GLYPHS;

const MIND: readonly Glyph[] = ["hypnotised", "dazed", "hungry", "barred"];
const BODY: readonly Glyph[] = ["frog", "rooted", "cut", "clinging"];

/** What stands in the corner top right: what is wrong with his mind. */
export function mindOf(player: Pick<Player, "state" | "marks">): Glyph | null {
  if (player.state === "stunned") return "asleep";
  return MIND.find((glyph) => player.marks.includes(glyph)) ?? null;
}

/** What stands in the corner bottom left: what was done to his body. */
export function bodyOf(player: Pick<Player, "marks">): Glyph | null {
  return BODY.find((glyph) => player.marks.includes(glyph)) ?? null;
}
