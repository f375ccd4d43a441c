// The addresses of what can be looked up: /rules/EDITION/KIND/NAME.

/** A name as addresses have it: Nurgle's Rot is nurgles-rot, Ball & Chain ball-and-chain; Loner (4+) is Loner. */
export const slug = (name: string): string =>
  name
    .replace(/ \(.*\)$/, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'\u2019]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const rulesAt = (...path: string[]): string => ["/rules", ...path.map(encodeURIComponent)].join("/");
/** Of something whose kind is not known: what is found first is shown. */
export const rulesFor = (edition: string, words: string): string => `${rulesAt(edition)}?q=${encodeURIComponent(words)}`;

/** The reference sheet of two rosters; null where one is not known. */
export const sheetOf = (edition: string, home: string | null, away: string | null): string | null =>
  home && away ? ["/sheets", ...[edition, home, away].map(encodeURIComponent)].join("/") : null;
export const sheetsAt = (edition: string): string => `/sheets/${encodeURIComponent(edition)}`;
