// The texts of full time, fetched when a match is over.
import { told } from "../tongue";
import { MATCH } from "../words";

export const FEATS: Readonly<Record<string, readonly [string, string]>> = told("FEATS", {
  touchdowns: ["touchdown", "touchdowns"], casualties: ["casualty", "casualties"], interceptions: ["interception", "interceptions"],
  completions: ["completion", "completions"], deflections: ["deflection", "deflections"], "safe landings": ["safe landing", "safe landings"],
  "catches made": ["catch", "catches"], "pick ups made": ["pick-up", "pick-ups"], blocks: ["block", "blocks"],
});

export const END = told("END", {
  told: "What happened",
  replay: "See it again",
  review: "Review",
  figures: "Statistics",
  when: (half: number, turn: number): string => `${MATCH.half[half] ?? `Half ${half}`}, turn ${turn}`,
  touchdown: (who: string): string => `${who} scores`,
  casualty: (who: string, result: string): string => `${who}: ${result}`,
  sentOff: (who: string): string => `${who} is sent off`,
  /** Why it ended, where that is not plain. */
  reasons: {
    "full time": "", draw: "", "extra time": "After extra time", "sudden death": "Decided by sudden death", penalties: "Decided by penalties",
  } as Readonly<Record<string, string>>,
  conceded: (team: string): string => `${team} have conceded`,
  best: "Best player",
  luck: "Luck",
  luckMeans: "rolls made beyond the average",
  luckHelp: (team: string, rolls: number, made: number, expected: number): string =>
    `${team}: ${made} of ${rolls} rolls made, ${expected.toFixed(1)} to be expected`,
  more: (figure: number): string => `${figure < -0.05 ? "−" : figure > 0.05 ? "+" : "±"}${Math.abs(figure).toFixed(1)}`,
  feat: (what: string, count: number): string => {
    const [one, many] = FEATS[what] ?? [what, what];
    return `${count} ${count === 1 ? one : many}`;
  },
} as const);
