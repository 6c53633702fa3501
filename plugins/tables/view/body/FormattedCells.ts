import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import type { TableRow } from "#sdk/wire.ts";
import type { CellFormatter, CellPrograms } from "../../formats/index.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import type { RowSplitter } from "../../model/RowSplitter.ts";
import type { BodyCells } from "./BodyCells.ts";

export interface FormattedCellsOptions {
  readonly leaves: readonly LeafColumn[];
  readonly formatter: CellFormatter;
  /** Of a table whose rows are split. */
  readonly splitter?: RowSplitter | undefined;
}

/** Cells as the formatter has them, each formatted once: for a body of elements, which draws them as they are. */
export class FormattedCells implements BodyCells {
  readonly #leaves: readonly LeafColumn[];
  readonly #formatter: CellFormatter;
  readonly #splitter: RowSplitter | undefined;
  readonly #cells = new WeakMap<TableRow, (FormattedCell | undefined)[]>();

  constructor({ leaves, formatter, splitter }: FormattedCellsOptions) {
    this.#leaves = leaves;
    this.#formatter = formatter;
    this.#splitter = splitter;
  }

  get programs(): CellPrograms {
    return this.#formatter.programs;
  }

  async ask(rows: readonly TableRow[]): Promise<void> {
    await this.programs.ask(rows.flatMap((row) => [row, ...(this.#splitter?.parts(row) ?? [])]));
  }

  forget(rows: readonly TableRow[]): void {
    for (const row of rows) this.#cells.delete(row);
  }

  formatted(row: TableRow, column: number, part = 0): FormattedCell | undefined {
    const leaf = this.#leaves[column];
    if (!leaf) return undefined;
    const shown = (this.#splitter?.splits(leaf.column) ? this.#splitter.parts(row)[part] : row) ?? row;
    const cells = this.#cells.get(shown) ?? [];
    this.#cells.set(shown, cells);
    return (cells[column] ??= this.#formatter.format(shown === row ? leaf.column : (this.#splitter?.columnOf(leaf.column, shown) ?? leaf.column), shown));
  }

  parts(row: TableRow): number {
    return this.#splitter?.parts(row).length ?? 1;
  }

  isSplit(column: number): boolean {
    const leaf = this.#leaves[column];
    return leaf !== undefined && this.#splitter?.splits(leaf.column) === true;
  }
}
