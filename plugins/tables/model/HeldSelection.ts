import type { MeantRows } from "./meantRows.ts";
import type { RowRanges } from "./RowRanges.ts";

/** The selection of a table, for whoever does something with it. */
export interface HeldSelection {
  /** The body says which lines are selected. */
  readonly select: (ranges: RowRanges) => void;
  /** The records that were selected, wherever they stand by now. */
  readonly meant: () => Promise<MeantRows>;
  /** Selects these records and no others, wherever they stand. */
  readonly hold: (ids: readonly string[]) => void;
  /** Selects all that the question finds, on whichever page. */
  readonly holdAll: () => void;
  readonly clear: () => void;
}
