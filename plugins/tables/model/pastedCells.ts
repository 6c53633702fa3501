/**
 * The cells of a text from the clipboard, line by line, as spreadsheets write it: a cell that begins with a quote ends with
 * one, and has tabs, lines and doubled quotes in it. The end of the last line begins no further one, and no cell keeps `\r`.
 * Source: RFC 4180 with tabs, and what Excel, LibreOffice and Google Sheets put into the clipboard.
 * @example pastedCells('a\t"b\nc"\r\n') // [["a", "b\nc"]]
 */
export function pastedCells(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : undefined;
    const { value, end } = cell ?? plainCell(text, at);
    cells.push(value);
    at = end;
    if (text[at] === "\t") {
      at += 1;
      // A tab at the very end stands before one more cell.
      if (at < text.length) continue;
      cells.push("");
    }
    lines.push(cells);
    cells = [];
    at = behindBreak(text, at);
  }
  return lines;
}

interface ReadCell {
  readonly value: string;
  /** Of what ends it: a tab, a line break, or the end of the text. */
  readonly end: number;
}

function plainCell(text: string, from: number): ReadCell {
  let end = from;
  while (end < text.length && !isEnd(text[end])) end += 1;
  return { value: text.slice(from, end), end };
}

/** Undefined where no quote closes it before its end: then the quote is a character like others. */
function quotedCell(text: string, from: number): ReadCell | undefined {
  let value = "";
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = quote + 1;
      return end === text.length || isEnd(text[end]) ? { value: value.replace(/\r\n?/g, "\n"), end } : undefined;
    }
    value += '"';
    at = quote + 2;
  }
}

const isEnd = (sign: string | undefined): boolean => sign === "\t" || sign === "\n" || sign === "\r";

const behindBreak = (text: string, at: number): number => (text[at] === "\r" && text[at + 1] === "\n" ? at + 2 : at + 1);
