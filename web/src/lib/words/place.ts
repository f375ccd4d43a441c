// The texts of placing players, fetched with what shows them.
import { told } from "../tongue";

export const PLACE = told("PLACE", {
  title: "Set up",
  help: "Drag a player to a square, or tap him and then the square. On another player they change places.",
  bench: "On the bench",
  benchEmpty: "Everybody is on the pitch.",
  rules: "Rules of the set-up",
  met: "met",
  notMet: "not met",
  formations: "Ready formations",
  formationsShort: "Formations",
  rulesShort: (open: number): string => (open === 0 ? "Legal" : `${open} to go`),
  own: "Your own",
  last: "Last time",
  clear: "Clear",
  off: "To the bench",
  keepAs: "Keep as\u2026",
  keep: "Keep",
  name: "Name of the formation",
  forget: (name: string): string => `Forget ${name}`,
  send: "Set up",
  ready: "This can be set up",
  sets: (placed: number): string => (placed === 0 ? "Set up your players" : `Set up your players, ${placed} placed`),
  whereTo: (number: number): string => `Where does ${number} stand?`,
  player: (number: number, name: string, position: string): string => [`${number}`, name, position].filter(Boolean).join(", "),
  goesWhere: (name: string): string => `Where does ${name} go?`,
  /** How other placing questions are answered, and what comes of it. */
  kinds: {
    "quick snap": "Your players are off before the ball comes down: each may move one square, whatever stands beside him. Choose one, then a square.",
    swarming: "More than eleven of you may play. Choose a player from the bench, then a square of your own half, neither on the line of scrimmage nor in a wide zone.",
    "raiding party": "He moves there at once, with no roll, and it is not his action.",
    "Bugman's square": "He comes on at a touchline of your own half. Choose the square.",
  } as Readonly<Record<string, string>>,
  /** Answers beside the squares. */
  other: { done: "That is all", nobody: "Nobody", stop: "Stop", no: "No", "do not use": "Do not use it" } as Readonly<Record<string, string>>,
} as const);
