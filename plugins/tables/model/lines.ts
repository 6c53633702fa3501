import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { TableRow } from "#sdk/wire.ts";
import type { RowWindow } from "./RowWindow.ts";

/** A row of the table, which may still be on its way. */
export interface RowLine {
  readonly kind: "row";
  /** Among the rows of the query, or of its group; the row number is one more. */
  readonly index: number;
  readonly row: TableRow | undefined;
}

/** What stands in one line of the body. */
export type Line = RowLine;

/** The lines of a body, of which those in sight are loaded. */
export interface LineSource {
  line(at: number): Line;
  /** Says which lines are in sight, [from, to): what is missing there is loaded. */
  show(from: number, to: number): void;
  /** Rows that are there around those in sight. */
  near(): TableRow[];
  /** The rows of these lines, in sight or not; undefined where a line is no row. @throws where one cannot be had */
  read(lines: readonly number[]): Promise<(TableRow | undefined)[]>;
  subscribe(listener: () => void): Disposable;
}

/** Each row of a query is a line. */
export class RowLines implements LineSource {
  readonly #rows: RowWindow;

  constructor(rows: RowWindow) {
    this.#rows = rows;
  }

  line(at: number): Line {
    return { kind: "row", index: at, row: this.#rows.row(at) };
  }

  show(from: number, to: number): void {
    this.#rows.show(from, to);
  }

  near(): TableRow[] {
    return this.#rows.near();
  }

  async read(lines: readonly number[]): Promise<(TableRow | undefined)[]> {
    return await this.#rows.read(lines);
  }

  subscribe(listener: () => void): Disposable {
    return this.#rows.subscribe(listener);
  }
}
