import { cellText } from "../cellValue.ts";
import { oneLine } from "../oneLine.ts";
import type { Cell, ReadRow } from "../reading/Cell.ts";
import { isBlank } from "./ColumnProfile.ts";

/** Where the titles of a file stand, and its rows. */
export interface Heading {
  /** The first row of it; 0 where the file begins with its rows. */
  readonly titleRow: number;
  readonly firstRow: number;
  /** By position. */
  readonly titles: readonly string[];
  /** What stands above as the name of the whole. */
  readonly name: string | undefined;
}

/** Of the filled cells of the widest row: a row of titles has about as many. */
const share = 0.6;
/** Of its filled cells, those that are titles. */
const titled = 0.7;
const longestName = 120;
/** So many years or days that stand in order are titles. */
const fewestPeriods = 3;

const textOf = (cell: Cell | undefined): string => (cell === undefined || (typeof cell === "object" && cell !== null && "error" in cell) ? "" : oneLine(cellText(cell)));
const filledOf = ({ cells }: ReadRow): number[] => cells.flatMap((cell, place) => (isBlank(cell) ? [] : [place]));
const isWord = (cell: Cell | undefined): boolean => typeof cell === "string" && /\p{L}|№|#|^\s*[%‰$€₽£°]\s*$/u.test(cell) && !/^\s*\d[\d\s.,]*\s*\p{L}{0,4}\.?\s*$/u.test(cell);

/**
 * The first row that is words nearly from end to end, and none of them again below, is that of the titles, unless a later one has more of them
 * and stands above values of another kind, as titles do; behind rows of values there are none. Those that are merged over several columns have theirs in the row below, and columns that are counted there
 * (1, 2, 3 …) are no rows.
 */
export function findHeading(head: readonly ReadRow[]): Heading {
  const most = Math.max(0, ...head.map((row) => filledOf(row).length));
  const weighed = head.map((row, at) => ({ at, ...weigh(head, at), filled: filledOf(row).length }));
  const values = weighed.findIndex(({ words, filled }) => filled >= Math.max(1, most * share) && words < filled * titled);
  const [first, ...later] = (values < 0 ? weighed : weighed.slice(0, values))
    .filter(({ words, kinds, filled, isAgain }) => !isAgain && words >= filled * titled && (filled >= Math.max(1, most * share) || (kinds > 1 && kinds * 2 >= filled)));
  if (!first) return { ...untitled(head), name: nameAbove(head.slice(0, 1)) };
  const { at } = later.reduce((best, one) => (one.words > best.words && one.kinds > best.kinds ? one : best), first);
  const [found, above] = [head[at], head[at - 1]];
  const isSpread = found !== undefined && above !== undefined && above.row === found.row - 1 && filledOf(above).length > 1 && isSecondOf(above, found);
  return headingFrom(head, isSpread ? at - 1 : at);
}

/** The titles where a person says that they stand; 0 for a file without. */
export function headingAt(head: readonly ReadRow[], titleRow: number): Heading {
  const at = head.findIndex(({ row }) => row === titleRow);
  return at < 0 ? untitled(head, titleRow) : headingFrom(head, at);
}

const untitled = (head: readonly ReadRow[], titleRow = 0): Heading => ({ titleRow, firstRow: rowBehind(head, titleRow), titles: [], name: undefined });

/** The next in which something stands. */
const rowBehind = (head: readonly ReadRow[], row: number): number => head.find((one) => one.row > row)?.row ?? row + 1;

function headingFrom(head: readonly ReadRow[], at: number): Heading {
  const [found, below] = [head[at], head[at + 1]];
  if (!found) return untitled(head);
  const isSpread = below !== undefined && below.row === found.row + 1 && isSecondOf(found, below);
  const titles = isSpread ? spread(found, below) : found.cells.map(textOf);
  const last = isSpread ? below.row : found.row;
  const counted = head.find(({ row }) => row > last);
  return { titleRow: found.row, firstRow: rowBehind(head, counted && isCount(counted) ? counted.row : last), titles, name: nameAbove(head.slice(0, at)) };
}

/** How many titles a row has, how many of them stand above values that are mostly none, and whether one of them is a value below. */
function weigh(head: readonly ReadRow[], at: number): { readonly words: number; readonly kinds: number; readonly isAgain: boolean } {
  const cells = head[at]?.cells ?? [];
  const words = wordsOf(cells);
  const isOther = (place: number): boolean => {
    const below = head.slice(at + 1).map((row) => row.cells[place] ?? null).filter((cell) => !isBlank(cell));
    return below.length > 0 && below.filter((cell) => !isWord(cell)).length * 2 > below.length;
  };
  const isSame = (row: ReadRow, place: number): boolean => textOf(row.cells[place]) === textOf(cells[place]);
  // A page that begins anew has all of its titles again.
  const isAgain = head.slice(at + 1).some((row) => words.some((place) => isSame(row, place)) && !words.every((place) => isSame(row, place)));
  return { words: words.length, kinds: words.filter(isOther).length, isAgain };
}

/** Titles are words, and years or days that go on evenly from column to column. */
function wordsOf(cells: readonly Cell[]): number[] {
  const places = [...cells.keys()];
  const periods = places.filter((place) => periodOf(cells[place]) !== undefined);
  const steps = periods.slice(1).map((place, index) => (periodOf(cells[place]) ?? 0) - (periodOf(cells[periods[index] ?? 0]) ?? 0));
  const isEven = periods.length >= fewestPeriods && (steps.every((step) => step > 0) || steps.every((step) => step < 0));
  return places.filter((place) => isWord(cells[place]) || (isEven && periods.includes(place)));
}

function periodOf(cell: Cell | undefined): number | undefined {
  if (typeof cell === "object" && cell !== null && "day" in cell) return Date.parse(cell.day);
  const year = typeof cell === "number" ? cell : typeof cell === "string" && /^\s*\d{4}\s*$/.test(cell) ? Number(cell) : undefined;
  return year !== undefined && Number.isInteger(year) && year >= 1900 && year <= 2100 ? year : undefined;
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
