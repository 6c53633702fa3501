import { createContext, type ComponentType } from "react";
import type { Loaded } from "#sdk/react/useLoaded.ts";
import type { TableRow } from "#sdk/wire.ts";
import type { NextLevel } from "../../model/tableLevel.ts";
import type { ColumnChanges } from "../hooks/useOwnColumns.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";

/** The child table that all rows of a table open, each with rows of its own. */
export interface ChildLevel {
  readonly next: NextLevel;
  readonly config: Loaded<LocalizedTable>;
  readonly reload: () => void;
  /** Columns changed below one row are so below all. */
  readonly columns: ColumnChanges;
}

export interface ChildTableProps {
  readonly child: ChildLevel;
  /** Whose rows it shows. */
  readonly row: TableRow;
  /** What people call that row. */
  readonly name: string;
  /** Whether it fills its place; else it is as high as its rows. */
  readonly isFilling?: boolean;
}

/** What draws child tables. They are tables themselves: whoever shows a table says by what its rows are followed. */
export const ChildTables = createContext<ComponentType<ChildTableProps> | undefined>(undefined);
