import type { Cell, ReadRow } from "../reading/Cell.ts";
import { isBlank } from "./ColumnProfile.ts";

/** Where the titles of a file stand, which nobody has told. */
export interface Heading {
  /** The last row of it; 0 where the file begins with its rows. */
  readonly row: number;
  /** By position. */
  readonly titles: readonly string[];
  /** What stands above as the name of the whole. */
  readonly name: string | undefined;
}

/** Of the filled cells of the widest row: a row of titles has about as many. */
const share = 0.6;
const longestName = 120;

const textOf = (cell: Cell | undefined): string => (typeof cell === "string" ? cell.replace(/[\s\u00a0]+/g, " ").trim() : typeof cell === "number" ? String(cell) : "");
const filledOf = ({ cells }: ReadRow): number[] => cells.flatMap((cell, place) => (isBlank(cell) ? [] : [place]));
const isWord = (cell: Cell | undefined): boolean => typeof cell === "string" && (/\p{L}|№|#/u.test(cell)) && !/^\s*\d[\d\s.,]*\s*\p{L}{0,4}\.?\s*$/u.test(cell);

/**
 * The first row that is words nearly from end to end is that of the titles; those that are merged over several columns have theirs in the
 * row below, and columns that are counted there (1, 2, 3 …) are no rows.
 */
export function findHeading(head: readonly ReadRow[]): Heading {
  const most = Math.max(0, ...head.map((row) => filledOf(row).length));
  const at = head.findIndex((row) => {
    const filled = filledOf(row);
    return filled.length >= Math.max(1, most * share) && filled.filter((place) => isWord(row.cells[place])).length >= filled.length * 0.7;
  });
  const found = head[at];
  if (!found) return { row: 0, titles: [], name: nameAbove(head.slice(0, 1)) };
  const name = nameAbove(head.slice(0, at));
  const below = head[at + 1];
  const isSpread = below !== undefined && below.row === found.row + 1 && isSecondOf(found, below);
  const titles = isSpread ? spread(found, below) : found.cells.map(textOf);
  const last = isSpread ? at + 1 : at;
  const isCounted = head[last + 1] !== undefined && isCount(head[last + 1] as ReadRow);
  return { row: head[isCounted ? last + 1 : last]?.row ?? found.row, titles, name };
}

const nameAbove = (rows: readonly ReadRow[]): string | undefined => {
  const named = rows.find((row) => filledOf(row).length === 1 && row.cells.some(isWord));
  const name = named?.cells.map(textOf).find((text) => text !== "");
  return name !== undefined && name.length <= longestName ? name : undefined;
};

/** Titles of parts: words alone, each below a title that is spread over several columns. */
function isSecondOf({ cells: first }: ReadRow, second: ReadRow): boolean {
  const filled = filledOf(second);
  const isBelow = (place: number): boolean => {
    const [above, next] = [textOf(first[place]), textOf(first[place + 1])];
    return above === "" ? first.slice(0, place).some((cell) => textOf(cell) !== "") : next === "" && filled.includes(place + 1);
  };
  return filled.length > 1 && filled.some((place) => textOf(first[place]) === "") && filled.every((place) => isWord(second.cells[place]) && isBelow(place));
}

function spread({ cells: first }: ReadRow, { cells: second }: ReadRow): string[] {
  let above = "";
  return Array.from({ length: Math.max(first.length, second.length) }, (_, place) => {
    const [own, part] = [textOf(first[place]), textOf(second[place])];
    if (own !== "") above = own;
    return part === "" ? own : `${above}: ${part}`;
  });
}

/** 1, 2, 3 … from column to column, as forms of reports have it. */
function isCount(row: ReadRow): boolean {
  const filled = filledOf(row);
  return filled.length > 2 && filled.every((place, index) => Number(textOf(row.cells[place])) === index + 1);
}
