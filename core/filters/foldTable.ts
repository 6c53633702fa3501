/**
 * What search ignores, as one table for the client and for SQL (`translate(text, foldFrom, foldTo)`): case, diacritics
 * of Latin letters, and the shape of an apostrophe. A letter that comes as two characters is composed before (NFC), and
 * an accent that no letter of the table has is left out after. Cyrillic letters of their own (й ў қ ғ ҳ ң ө ү ә) stay
 * apart; only ё and stressed vowels fold.
 *
 * It is computed from Unicode properties that the stability policy freezes (decomposition, simple lower case of
 * assigned letters) over fixed ranges, so that every engine makes the same table; a test pins its digest, because an
 * SQL index built with another table would answer wrongly.
 */
const ranges: readonly (readonly [number, number])[] = [
  [0x0041, 0x005a], // basic Latin capitals
  [0x00c0, 0x024f], // Latin-1 letters, Latin Extended-A and -B
  [0x0400, 0x052f], // Cyrillic and its supplement
  [0x1e00, 0x1eff], // Latin Extended Additional
];

/** Letters whose stroke, dot or hook is no combining mark in Unicode, and what is typed instead of a character. */
const byHand: Readonly<Record<string, string>> = {
  ø: "o", đ: "d", ħ: "h", ł: "l", ŧ: "t", ı: "i", ƀ: "b", ɨ: "i", ß: "s", ẞ: "s",
  ё: "е", ѐ: "е", ѝ: "и",
  "ʻ": "'", "ʼ": "'", "’": "'", "‘": "'", "`": "'", "´": "'", "′": "'",
  "\u00a0": " ", "\u202f": " ",
};

function foldOne(char: string): string {
  const decomposed = char.normalize("NFD");
  const isCyrillic = char >= "\u0400" && char <= "\u052f";
  const base = isCyrillic ? char : decomposed.charAt(0);
  const lower = base.toLowerCase();
  const single = lower.length === 1 ? lower : base;
  return byHand[single] ?? single;
}

function buildTable(): Map<string, string> {
  const table = new Map<string, string>();
  const add = (from: string, to: string): void => void (from !== to && table.set(from, to));
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1) {
      const char = String.fromCharCode(code);
      add(char, foldOne(char));
    }
  }
  for (const [from, to] of Object.entries(byHand)) add(from, to);
  return table;
}

const table = buildTable();

/** Characters that fold, and at the same position in `foldTo` what each becomes: the arguments of SQL translate(). */
export const foldFrom: string = [...table.keys()].join("");
export const foldTo: string = [...table.values()].join("");

/** Accents that stay when letters are composed: for search they are not there. As arguments of SQL translate() they have no counterpart. */
export const foldMarks: string = String.fromCharCode(...Array.from({ length: 0x70 }, (_, index) => 0x300 + index));

/** The text as search sees it; `fold(fold(text)) === fold(text)`. Composed text without stray accents keeps its length. */
export function fold(text: string): string {
  const composed = text.normalize("NFC");
  let folded = "";
  for (let at = 0; at < composed.length; at += 1) {
    const char = composed.charAt(at);
    if (char < "\u0300" || char > "\u036f") folded += table.get(char) ?? char;
  }
  return folded;
}
