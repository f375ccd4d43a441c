// Reading what the server says of a plan: the dice of its block, and what has to be rolled on its way.
import type { Need } from "./drafts";
import type { Event, Previewed, Roll } from "./protocol";
import type { Square } from "./view";

/** The block in a plan: dice (negative: the other coach chooses) and both strengths. */
export function blockOf(preview: Previewed): { dice: number; roll: Roll | undefined } | null {
  for (const step of preview.steps) {
    const told = step.rolls.find((event) => event.event === "block") as (Event & { dice: number }) | undefined;
    if (told) return { dice: told.dice, roll: told.roll };
  }
  return null;
}

/** The rolls of a plan in words; given its way, each on the square it is rolled for. */
export function needsOf(preview: Previewed | null, path: readonly Square[] = []): Need[] {
  if (!preview) return [];
  const found: Need[] = [];
  let at = -1;
  for (const step of preview.steps) {
    if (/^(move|leap) /.test(step.answer)) at += 1;
    for (const event of step.rolls) {
      const need = event.roll?.need;
      if (need === undefined || event.event === "block") continue;
      const test = (event as { test?: string }).test ?? event.event;
      const wanted = event.roll?.target ?? need;
      const shown = `${(event.roll?.sides?.length ?? 1) > 1 ? wanted : Math.min(6, Math.max(2, wanted))}+`;
      found.push({ square: path[Math.max(0, at)] ?? [0, 0], text: shown, words: `${test} ${shown}` });
    }
  }
  return found;
}
