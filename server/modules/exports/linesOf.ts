import { rowParts } from "#core/rows/rowParts.ts";
import type { WholeRow } from "../tables/index.ts";
import type { ExportColumn } from "./exportColumns.ts";

/** One line of a file. */
export interface Line {
  /** The record, or one part of it. */
  readonly row: WholeRow;
  /** Whether the cells of the record as a whole stand here; below it they are empty. */
  readonly isFirst: boolean;
}

/** The lines of a record: where a column shows the list that splits rows, one for each member. */
export function linesOf(row: WholeRow, columns: readonly ExportColumn[], list: string | undefined): Line[] {
  const isSplit = list !== undefined && columns.some(({ isOfParts }) => isOfParts);
  return isSplit ? rowParts(row, list).map((part, index) => ({ row: part, isFirst: index === 0 })) : [{ row, isFirst: true }];
}

/** Whether a line has a cell of the column. */
export const isIn = ({ isFirst }: Line, { isOfParts }: ExportColumn): boolean => isFirst || isOfParts;
