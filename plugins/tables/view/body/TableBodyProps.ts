import type { RefObject } from "react";
import type { RowRanges } from "../../model/RowRanges.ts";

/** What the frame around a body may ask of it. */
export interface BodyHandle {
  scrollSideways(left: number): void;
  /** Selects all rows, or none of them. */
  selectRows(isAll: boolean): void;
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
}
