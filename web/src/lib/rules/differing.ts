// What two texts do not share, word by word.

export interface Piece {
  words: string;
  /** Is it only in this text? */
  own: boolean;
}

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}+-]/gu, "");

/** The second text in pieces: what the first has too, and what it has not. */
export function differing(first: string, second: string): Piece[] {
  const one = first.split(/\s+/).filter(Boolean);
  const other = second.split(/\s+/).filter(Boolean);
  // How long a run of words both have from here on.
  const shared = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      shared[i]![j] = bare(one[i]!) === bare(other[j]!) ? shared[i + 1]![j + 1]! + 1 : Math.max(shared[i + 1]![j]!, shared[i]![j + 1]!);
    }
  }
  const pieces: Piece[] = [];
  const add = (word: string, own: boolean): void => {
    const last = pieces.at(-1);
    if (last?.own === own) last.words += ` ${word}`;
    else pieces.push({ words: word, own });
  };
  let i = 0;
  for (let j = 0; j < other.length; j += 1) {
    while (i < one.length && bare(one[i]!) !== bare(other[j]!) && shared[i + 1]![j]! >= shared[i]![j + 1]!) i += 1;
    const both = i < one.length && bare(one[i]!) === bare(other[j]!);
    add(other[j]!, !both);
    if (both) i += 1;
  }
  return pieces;
}
