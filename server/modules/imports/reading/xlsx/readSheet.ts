import type { Cell, ReadRow } from "../Cell.ts";
import { ReadingFailure } from "../ReadingFailure.ts";
import { batchOf, readingLimits } from "../readingLimits.ts";
import { parseXml, type Attributes } from "./parseXml.ts";
import type { WorkbookParts } from "./readWorkbookParts.ts";
import { serialCell } from "./serialCell.ts";
import { TextOfCell } from "./TextOfCell.ts";

/** What Excel has. */
const mostColumns = 16_384;

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
}

/**
 * The filled rows of a sheet, whatever range it says it has: formulas by the value that was kept of them, merged cells by
 * their first. A row in which nothing stands is none.
 */
export async function* readSheet(pieces: AsyncIterable<string>, parts: WorkbookParts): AsyncGenerator<ReadRow[]> {
  const full: ReadRow[][] = [];
  let rows: ReadRow[] = [];
  let inBatch = 0;
  let characters = 0;
  let all = 0;
  let row = 0;
  let column = 0;
  let cells: Cell[] = [];
  let cell: OpenCell | undefined;
  let value = "";
  let isValue = false;
  const inline = new TextOfCell("is");

  const openTag = (name: string, attributes: Attributes): void => {
    inline.open(name);
    if (name === "row") {
      row = Number(attributes["r"] ?? row + 1);
      column = 0;
      cells = [];
    } else if (name === "c") {
      column = attributes["r"] === undefined ? column + 1 : columnOf(attributes["r"]);
      if (!Number.isSafeInteger(row) || !(column >= 1 && column <= mostColumns)) throw new ReadingFailure("import_unreadable");
      cell = { column, type: attributes["t"] ?? "n", style: Number(attributes["s"] ?? 0) };
      value = "";
    } else if (name === "v") isValue = true;
  };
  const closeTag = (name: string): void => {
    inline.close(name);
    if (name === "v") isValue = false;
    else if (name === "c" && cell) {
      const read = cellOf(cell, cell.type === "inlineStr" ? inline.take() : value, parts);
      if (read !== null) put(cell.column, read);
      cell = undefined;
    } else if (name === "row" && cells.length > 0) {
      rows.push({ row, cells });
      cells = [];
      if (rows.length < batchOf.rows && inBatch < batchOf.cells && characters < batchOf.characters) return;
      full.push(rows);
      [rows, inBatch, characters] = [[], 0, 0];
    }
  };
  const put = (at: number, read: Cell): void => {
    while (cells.length < at) cells.push(null);
    cells[at - 1] = read;
    inBatch += 1;
    if (typeof read === "string") characters += read.length;
    all += 1;
    if (all > readingLimits.cells) throw new ReadingFailure("import_excessive");
  };
  const addText = (piece: string): void => {
    inline.add(piece);
    if (!isValue) return;
    value += piece;
    if (value.length > readingLimits.cell) throw new ReadingFailure("import_excessive");
  };

  for await (const _ of parseXml(pieces, { open: openTag, text: addText, close: closeTag })) {
    yield* full.splice(0);
  }
  if (rows.length > 0) yield rows;
}

/** `AB12` is in the 28th. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & 0xdf;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column;
}

function cellOf({ type, style }: OpenCell, text: string, { strings, kinds, is1904 }: WorkbookParts): Cell {
  if (text === "") return null;
  switch (type) {
    case "s":
      return strings[Number(text)] || null;
    case "b":
      return text === "1" || text === "true";
    case "e":
      return { error: text };
    case "str":
    case "inlineStr":
      return text;
    case "d":
      return text.length === 10 ? { day: text } : { moment: text.slice(0, 19) };
    default: {
      const number = Number(text);
      const kind = kinds[style];
      if (Number.isNaN(number)) return text;
      return kind === undefined ? number : serialCell(number, kind, is1904);
    }
  }
}
