// What the dice of a lesson did, one line a roll: what was rolled and needed, why, and how likely that was.
import { parts } from "./rolls";
import { who } from "./people";
import type { Event, Lesson, Roll, TableView } from "./protocol";
import { FACES, percent } from "./words/first";
import { ROLLED } from "./words/lessons";

/** An event with whatever arguments it has. */
interface Told {
  n: number;
  event: string;
  answer?: number;
  face?: string;
  result?: string;
  roll?: Roll;
}

export interface RolledLine {
  /** Of its event. */
  n: number;
  words: string;
  made: boolean | null;
}

const shown = (roll: Roll): string => (roll.dice ?? []).join(" + ");

/** A line for every roll that was to do something, and for injuries, in order. */
export function rolledLines(events: readonly Event[], lesson: Lesson | null, view: TableView | null): RolledLine[] {
  const known = new Map((lesson?.rolls ?? []).map((each) => [each.event, each]));
  const lines: RolledLine[] = [];
  const all = events as readonly unknown[] as readonly Told[];
  for (const event of all) {
    const throws = known.get(event.n);
    const { roll } = event;
    if (!roll) continue;
    if (event.event === "injury") lines.push({ n: event.n, words: ROLLED.injury(shown(roll), event.result ?? ""), made: null });
    if (!throws) continue;
    const chance = percent(throws.chance);
    if (event.event === "block die") {
      const faces = all.filter((each) => each.event === "block die" && each.answer === event.answer && each.n >= event.n);
      lines.push({ n: event.n, words: ROLLED.block(faces.map((each) => FACES[each.face ?? ""] ?? each.face).join(", "), chance), made: throws.made });
    } else {
      const why = parts(roll, (id) => who(view, id)).map((part) => `${part.words} ${part.figure}`).join(", ");
      const armour = event.event === "armour";
      const words = throws.made ? (armour ? ROLLED.broken : ROLLED.made) : armour ? ROLLED.holds : ROLLED.failed;
      lines.push({ n: event.n, words: `${ROLLED.need(ROLLED.tests[event.event] ?? event.event, shown(roll), roll.target ?? 0, why)} ${words(chance)}`, made: throws.made });
    }
  }
  return lines;
}
