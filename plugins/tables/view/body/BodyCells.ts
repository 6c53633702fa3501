import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import type { TableRow } from "#sdk/wire.ts";
import type { CellPrograms } from "../../formats/index.ts";

/** The cells of a table's body, however the body draws them. */
export interface BodyCells {
  /** What the columns' programs say of rows; rows that are asked for are drawn again when they have answered. */
  readonly programs: CellPrograms;
  /** Formats the rows again when they are next drawn. */
  forget(rows: readonly TableRow[]): void;
  /** What the column shows of a row, as the formatter has it. */
  formatted(row: TableRow, column: number): FormattedCell | undefined;
}
