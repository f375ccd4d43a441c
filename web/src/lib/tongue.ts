// The language of the pages. English stands where the words are (words.ts, words/); another language is a dictionary that
// is laid over it before any page is drawn, and whatever it lacks stays English. docs/translating.md tells how to write one.

/** Languages by their tag, each in its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: "English", de: "Deutsch" };

/** Templates of what the engine says: where there are several, the first counts whose arguments are all known. */
export type Templates = Readonly<Record<string, string | readonly string[]>>;

export interface Dictionary {
  /** By the names under which words.ts and words/ export them. */
  words: Readonly<Record<string, unknown>>;
  /** What happens, and what is asked, by kind; see lib/telling.ts. */
  events: Templates;
  questions: Templates;
  /** Names the engine uses inside them: weather, tests, results, reasons. */
  names: Readonly<Record<string, string>>;
  /** A roll in a sentence: what it needed, if anything, and what it showed. */
  roll: (need: string, rolled: string) => string;
}

const DICTIONARIES: Readonly<Record<string, () => Promise<{ default: Dictionary }>>> = {
  de: () => import("../tongues/de"),
};
const KEPT = "pigskin.language";

/** What a coach chose, else the first of his browser's languages that we speak, else English. */
export function languageOf(chosen: string | null, browser: readonly string[]): string {
  const spoken = [chosen ?? "", ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? "en";
}

function here(): string {
  if (typeof document === "undefined") return "en"; // while the pages are built
  try {
    return languageOf(localStorage.getItem(KEPT), navigator.languages);
  } catch {
    return languageOf(null, navigator.languages); // a browser that keeps nothing
  }
}

async function fetched(tag: string): Promise<Dictionary | null> {
  try {
    return (await DICTIONARIES[tag]?.())?.default ?? null;
  } catch {
    return null; // the server is away: English is better than nothing
  }
}

export const language = here();
export const dictionary: Dictionary | null = await fetched(language);
if (typeof document !== "undefined") document.documentElement.lang = dictionary ? language : "en";

/** Pages are drawn anew in another language. */
export function speak(tag: string): void {
  try {
    localStorage.setItem(KEPT, tag);
  } catch {
    return; // nothing can be kept, and so nothing chosen
  }
  location.reload();
}

/** Words of a page in the language that is spoken, under the name by which dictionaries have them. */
export function told<Words>(name: string, english: Words): Words {
  return over(english, dictionary?.words[name]) as Words;
}

/** One thing laid over another: objects key by key, lists place by place, all else as a whole. */
export function over(under: unknown, above: unknown): unknown {
  if (above === undefined) return under;
  if (Array.isArray(under)) return under.map((each, i) => over(each, (above as unknown[])[i]));
  if (typeof under !== "object" || under === null) return above;
  const found: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(above as object)) found[key] = over(found[key], value);
  return found;
}
