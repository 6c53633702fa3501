import { byteOrderMark, harmless, quoted, withoutApostrophe } from "#core/csv/cellOfCsv.ts";
import { readCsv } from "#core/csv/readCsv.ts";
import type { WordingItem } from "#sdk/wire.ts";

const between = ";";

const line = (fields: readonly string[]): string => `${fields.map((field) => quoted(harmless(field), between)).join(between)}\r\n`;

/** A language as a file that spreadsheets open: key, source and text of each. `heads` are what the last two are called. */
export const writeWordingFile = (items: readonly WordingItem[], heads: readonly [source: string, text: string]): string =>
  byteOrderMark + line(["key", ...heads]) + items.map(({ key, source, text }) => line([key, source, text ?? ""])).join("");

/** Texts by key of a file that {@link writeWordingFile} began; what is empty is not translated yet. Undefined for another file. */
export function readWordingFile(file: string): Record<string, string> | undefined {
  const [head, ...lines] = readCsv(file) ?? [];
  if (head?.[0] !== "key" || head.length < 3) return undefined;
  // A key may be called as an object's own properties are.
  return Object.fromEntries(lines.flatMap(([key = "", , text = ""]) => (text.trim() === "" ? [] : [[withoutApostrophe(key), withoutApostrophe(text)]])));
}
