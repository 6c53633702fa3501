import type { RefObject } from "react";
import type { CellPlace } from "../../model/CellSelection.ts";
import type { TableRow } from "#sdk/wire.ts";
import type { RowRanges } from "../../model/RowRanges.ts";
import type { BodyEditing } from "./BodyEditing.ts";

/** In pixels of the window. */
export interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the frame around a body may ask of it. */
export interface BodyHandle {
  scrollSideways(left: number): void;
  /** Where a cell is drawn, also beside what is in sight; undefined where it is not. */
  boxOf(place: CellPlace): CellBox | undefined;
  /** The active cell of the table's own columns. */
  active(): CellPlace | undefined;
  /** Makes a cell the active one, with the focus. */
  go(place: CellPlace): void;
  /** Selects the rows of these lines, and no others. */
  selectRows(rows: RowRanges): void;
}

/** What every body of a table is told, however it draws. */
export interface TableBodyProps {
  readonly handle: RefObject<BodyHandle | null>;
  readonly widths: readonly number[];
  readonly numberWidth: number;
  /** Heads the row numbers for screen readers. */
  readonly numberTitle: string;
  readonly isKeyboardOn: boolean;
  /** `rest` is what can be scrolled still, in pixels. */
  readonly onScrollSideways: (left: number, rest: number) => void;
  /** Rows that are seen, [from, to). */
  readonly onVisible: (from: number, to: number) => void;
  /** Lines of the selected rows. */
  readonly onSelectedRows: (rows: RowRanges) => void;
  /** In place of following the cell's link: a row was opened by Enter or a double press. */
  readonly onRowOpen?: (id: string) => void;
  /** Told the row of the active cell, and what people call it; no row where no cell is active. */
  readonly onActiveRow?: ((row: TableRow | undefined, name: string) => void) | undefined;
  /** The line with which a body begins that takes another's place. */
  readonly startLine?: number;
  /** Undefined where no cell can be edited. */
  readonly editing?: BodyEditing | undefined;
}
