import type { ReactNode } from "react";
import type { TableRow } from "#sdk/wire.ts";

/** What a body is told of the child tables that its rows open. */
export interface RowLevels {
  /** Ids of the rows that are open. */
  readonly opened: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** Rows that are gone. */
  readonly forget: (ids: readonly string[]) => void;
  /** The child table of a row. @param name what people call the row */
  readonly detail: (row: TableRow, name: string) => ReactNode;
}
