import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import type { TableRow } from "#sdk/wire.ts";
import type { CellPrograms } from "../../formats/index.ts";

/** The cells of a table's body, however the body draws them. */
export interface BodyCells {
  /** What the columns' programs say of rows; rows that are asked for are drawn again when they have answered. */
  readonly programs: CellPrograms;
  /** Asks the programs for all that is drawn of the rows. */
  ask(rows: readonly TableRow[]): Promise<void>;
  /** Formats the rows again when they are next drawn. */
  forget(rows: readonly TableRow[]): void;
  /** What the column shows of a row, or of a part of it, as the formatter has it. */
  formatted(row: TableRow, column: number, part?: number): FormattedCell | undefined;
  /** How many parts the row is split into: 1 in a table that splits none. */
  parts(row: TableRow): number;
  /** Whether the column shows the parts of a row one by one. */
  isSplit(column: number): boolean;
}
