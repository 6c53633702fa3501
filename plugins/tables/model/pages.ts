import type { RowCount } from "./RowCount.ts";

/** How many pages the rows fill, 1 at least; undefined while nobody has counted them. */
export function pagesOf({ kind, rows }: RowCount, size: number): number | undefined {
  return kind === "exact" || kind === "about" ? Math.max(1, Math.ceil(rows / size)) : undefined;
}

const usual = [25, 50, 100, 200];

/** Sizes of a page to choose from, with the configured and the present one. */
export const pageOffers = (...sizes: readonly number[]): number[] => [...new Set([...usual, ...sizes])].sort((a, b) => a - b);

const largestSize = 1_000;
const furthestPage = 10_000_000;

/** Of an address, which anybody writes. */
export const readPage = (text: string | undefined): number | undefined => wholeWithin(text, furthestPage);
export const readSize = (text: string | undefined): number | undefined => wholeWithin(text, largestSize);

function wholeWithin(text: string | undefined, most: number): number | undefined {
  const number = Number(text);
  return text !== undefined && Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}
