import { fold } from "./foldTable.ts";

/** From where to where a text has what was searched for, in UTF-16 units; the end is not included. */
export type FoundPart = readonly [from: number, to: number];

/** A letter with the accents that follow it. */
const letters = /[^\u0300-\u036f][\u0300-\u036f]*|[\u0300-\u036f]+/gu;

/**
 * Where search finds the words in a text, folded as the server folds both: without regard to case, diacritics and how
 * letters are composed. Parts do not overlap.
 * @example findFolded("Ёқилғи", "еқ") // [[0, 2]]
 */
export function findFolded(text: string, words: string): FoundPart[] {
  const sought = fold(words);
  if (sought === "" || text === "") return [];
  const { folded, starts } = foldedLetters(text);
  const found: FoundPart[] = [];
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    found.push([starts[at] ?? 0, starts[at + sought.length] ?? text.length]);
  }
  return found;
}

/** The folded text, and of each of its characters where its letter begins in the text. */
function foldedLetters(text: string): { folded: string; starts: readonly number[] } {
  let folded = "";
  const starts: number[] = [];
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const one = fold(letter);
    for (let count = 0; count < one.length; count += 1) starts.push(index);
    folded += one;
  }
  return { folded, starts };
}
