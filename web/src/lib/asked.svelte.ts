// A question on the table, as instruments work with it: what the server says about each answer, how an
// answer is called, and giving it. Made while a component is set up: it asks for hints by itself.
import { untrack } from "svelte";
import { all, as, type Plain } from "./asking";
import { spoken } from "./calling";
import { WORDS, type AskedQuestion, type Hint, type TableView } from "./protocol";
import type { Table } from "./table.svelte";
import { questionWords } from "./telling";

export class Asked {
  hints = $state.raw<Readonly<Record<string, Hint>>>({});
  problem = $state("");

  constructor(
    readonly table: Table,
    private readonly now: () => AskedQuestion,
  ) {
    $effect(() => {
      const question = this.now();
      untrack(() => void this.wonder(question));
    });
  }

  get question(): AskedQuestion {
    return this.now();
  }

  get view(): TableView | null {
    return this.table.view;
  }

  private async wonder(question: AskedQuestion): Promise<void> {
    this.hints = {};
    this.problem = "";
    try {
      const odds = await this.table.wonder({ t: "hints", n: this.table.n });
      if (this.now() === question) this.hints = odds.hints ?? {};
    } catch {
      // the table has gone on meanwhile, or nothing can be said
    }
  }

  hint(answer: Plain): Hint | undefined {
    return this.hints[said(answer)];
  }

  /** What follows an answer, in words, without what its button says already or what follows whatever is answered. */
  follows(answer: Plain): string[] {
    const square = answer["square"] as readonly number[] | undefined;
    const there = square ? ` ${square.join(",")}` : null;
    return (this.hint(answer)?.then ?? [])
      .filter((text) => !this.always.has(text) && !this.alike[group(answer)]?.has(own(answer, text)) && !(there !== null && text.endsWith(there)))
      .map((text) => this.named(text));
  }

  /** Something bad comes of it, and not of every other answer too. */
  warns(answer: Plain): boolean {
    const hint = this.hint(answer);
    return (hint?.warn ?? false) && !(hint?.then?.length && hint.then.every((text) => this.always.has(text)));
  }

  /** What follows every answer: it is no reason for any of them. */
  private readonly always = $derived(common([...this.everything()].map((answer) => this.hint(answer)?.then ?? [])));
  /** What follows for whoever of several players is chosen, without his name. */
  private readonly alike = $derived.by(() => {
    const groups: Record<string, string[][]> = {};
    for (const answer of this.everything()) if (typeof answer["player"] === "string") (groups[group(answer)] ??= []).push((this.hint(answer)?.then ?? []).map((text) => own(answer, text)));
    return Object.fromEntries(Object.entries(groups).map(([name, each]) => [name, common(each)]));
  });
  private everything(): Iterable<Plain> {
    return Object.keys(this.hints).length ? all(this.question) : [];
  }

  /** What the table says an answer brings, without rolling. */
  brings(answer: Plain): Readonly<Record<string, unknown>> {
    return this.question.brings?.[said(answer)] ?? {};
  }

  /** A field of what the question is about. */
  about<T>(field: string): T | null {
    return (this.question.about[field] as T | null | undefined) ?? null;
  }

  /** The question as one asks the person at this screen: without "home," in front, with names. */
  get sentence(): string {
    return questionWords(this.view, this.question);
  }

  /** A text of the server with players and teams by their names. */
  named(text: string): string {
    return spoken(this.view, text);
  }

  async give(answer: Plain): Promise<void> {
    if (this.table.sending) return;
    this.problem = "";
    try {
      await this.table.answer(as(answer));
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}

const group = ({ verb, card }: Plain): string => `${verb} ${String(card)}`;
const own = (answer: Plain, text: string): string => text.replace(`${String(answer["player"])} `, "");
/** What is in each of several lists; of one alone nothing. */
function common([first = [], ...others]: string[][]): Set<string> {
  return new Set(others.length === 0 ? [] : first.filter((text) => others.every((each) => each.includes(text))));
}

/** An answer in the words of the contract, by which hints and `brings` know it. */
export function said(answer: Plain): string {
  const template = WORDS[answer.verb as keyof typeof WORDS] ?? answer.verb;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => argument(name, answer[name])).trimEnd();
}

function argument(name: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (name === "shift") return Number(value) < 0 ? String(value) : `+${String(value)}`;
  if (name === "amount") return `${String(value)}k`;
  return Array.isArray(value) ? value.join(",") : String(value);
}
