// The texts of sketches on the pitch.
import { told } from "../tongue";

type Square = readonly [number, number];
const place = (square: Square | undefined): string => `column ${square?.[0] ?? 0}, row ${square?.[1] ?? 0}`;

export const SKETCH = told("SKETCH", {
  title: "Sketch",
  begin: "Sketch on the pitch",
  end: "Stop sketching",
  tools: { arrow: "Arrow", line: "Line", circle: "Circle", label: "Label" } as Readonly<Record<string, string>>,
  inks: { white: "White", red: "Red", yellow: "Yellow", sky: "Sky", violet: "Violet" } as Readonly<Record<string, string>>,
  ink: "Colour",
  tool: "What to draw",
  text: "Words of the label",
  undo: "Undo",
  clear: "Clear",
  clearAll: "Clear everybody’s",
  hide: "Hide those of others",
  help: {
    arrow: "Drag from square to square, or choose the first and the last.",
    line: "Drag along the way, or choose its corners; the last one twice.",
    circle: "Choose a square, or drag from the middle to the edge.",
    label: "Write the words, then choose a square.",
  } as Readonly<Record<string, string>>,
  from: (square: Square): string => `From ${place(square)}: choose where to.`,
  full: "No more fits on this match: clear something first.",
  list: "Drawn on this moment",
  words: (kind: string, squares: readonly Square[], text: string, by: string): string => {
    const [first, last] = [squares[0], squares.at(-1)];
    const what = kind === "label" ? `“${text}” at ${place(first)}` : kind === "circle" ? `Circle at ${place(first)}` : `${kind === "line" ? "Line" : "Arrow"} from ${place(first)} to ${place(last)}`;
    return by ? `${what}, by ${by}` : what;
  },
} as const);
