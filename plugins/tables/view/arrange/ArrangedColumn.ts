import type { ArrangedPart } from "#core/arranging/ArrangedPart.ts";
import type { TableColumn } from "#sdk/wire.ts";

/** A column, or a group of them, as it is arranged by now. */
export interface ArrangedColumn {
  readonly id: string;
  readonly part: ArrangedPart;
  /** As the table would draw it. */
  readonly column: TableColumn;
  readonly isGroup: boolean;
  /** Not saved yet: rows have no value for it. */
  readonly isNew: boolean;
  readonly children: readonly ArrangedColumn[];
}
