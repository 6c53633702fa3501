/** UTF-16 units of a name. */
const longest = 31;

/**
 * A title as the name of a sheet, as Excel takes it: without `[]:*?/\`, no apostrophe at its ends, not "History", short, and
 * none of those that the workbook has.
 * @example sheetName("Мурожаатлар: 2026/27", []) // "Мурожаатлар_ 2026_27"
 */
export function sheetName(title: string, taken: readonly string[]): string {
  const plain = title.replace(/[\p{Cc}\p{Cs}\ufffe\uffff[\]:*?/\\]/gu, "_").trim();
  const allowed = cut(plain, longest).replace(/^'+|'+$/g, "").trim() || "1";
  const name = /^history$/i.test(allowed) ? `${allowed}_` : allowed;
  const isTaken = (one: string): boolean => taken.some((other) => other.toLowerCase() === one.toLowerCase());
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? "" : ` (${count})`;
    const numbered = cut(name, longest - end.length) + end;
    if (!isTaken(numbered)) return numbered;
  }
}

/** No half of a surrogate pair is left. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
