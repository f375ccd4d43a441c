// Where one can go from the bar above every page, in this order.
import { HOME } from "./words/first";

export interface Place {
  id: string;
  href: string;
  label: string;
}

export const PLACES: readonly Place[] = [
  { id: "play", href: "/", label: HOME.play },
  { id: "watch", href: "/watch", label: HOME.watch },
  { id: "learn", href: "/learn", label: HOME.learn },
  { id: "puzzles", href: "/puzzles", label: HOME.puzzles },
  { id: "teams", href: "/teams", label: HOME.teams },
  { id: "editor", href: "/editor", label: HOME.positions },
  { id: "replays", href: "/replay", label: HOME.replays },
  { id: "rules", href: "/rules", label: HOME.rules },
  { id: "verify", href: "/verify", label: HOME.verify },
];
