// What the next square gets: a new player, or a ball.
import type { Piece } from "./position";

export interface Brush {
  id: string;
  label: string;
  piece?: Omit<Piece, "number">;
  ball?: "ball" | "second-ball";
}
