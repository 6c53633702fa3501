import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import type { TableRow } from "#sdk/wire.ts";
import type { CellFormatter, CellPrograms } from "../../formats/index.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import type { BodyCells } from "./BodyCells.ts";

/** Cells as the formatter has them, each formatted once: for a body of elements, which draws them as they are. */
export class FormattedCells implements BodyCells {
  readonly #leaves: readonly LeafColumn[];
  readonly #formatter: CellFormatter;
  readonly #cells = new WeakMap<TableRow, (FormattedCell | undefined)[]>();

  constructor({ leaves, formatter }: { leaves: readonly LeafColumn[]; formatter: CellFormatter }) {
    this.#leaves = leaves;
    this.#formatter = formatter;
  }

  get programs(): CellPrograms {
    return this.#formatter.programs;
  }

  forget(rows: readonly TableRow[]): void {
    for (const row of rows) this.#cells.delete(row);
  }

  formatted(row: TableRow, column: number): FormattedCell | undefined {
    const cells = this.#cells.get(row) ?? [];
    this.#cells.set(row, cells);
    const leaf = this.#leaves[column];
    return (cells[column] ??= leaf && this.#formatter.format(leaf.column, row));
  }
}
