import type { HeadRows } from "#contract/import.ts";
import { cellText } from "./cellValue.ts";
import { oneLine } from "./oneLine.ts";
import type { ReadRow } from "./reading/Cell.ts";
import { readingLimits } from "./reading/readingLimits.ts";

const mostLetters = 80;

/** Of a long text its beginning. */
export const shortened = (text: string): string => (text.length > mostLetters ? `${[...text].slice(0, mostLetters).join("")}…` : text);

/** The first rows of a file as a person knows them: what stands there from the left on. */
export const headRows = (head: readonly ReadRow[]): HeadRows =>
  head.slice(0, readingLimits.head).map(({ row, cells }) => ({ row, text: shortened(cells.map((cell) => oneLine(cellText(cell))).filter((text) => text !== "").slice(0, mostLetters).join(" · ")) }));
