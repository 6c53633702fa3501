import type { CogOf } from "#sdk/react/useCogs.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import type { EditColumns } from "../../model/ownColumns.ts";
import type { SortOrder } from "../../model/sortOrder.ts";

/** What a person does with the columns of a table from its header. */
export interface ColumnCommands {
  readonly sort: SortOrder;
  readonly groupBy: readonly string[];
  /** Whether there is no room to pin anything. */
  readonly isNarrow: boolean;
  readonly sortBy: (sort: SortOrder) => void;
  readonly group: (groupBy: readonly string[]) => void;
  readonly edit: EditColumns;
  readonly resize: (leaf: LeafColumn, width: number, isDone: boolean) => void;
  readonly fit: (leaf: LeafColumn) => void;
  readonly openSettings: () => void;
  /** For administrators: marks what has a cog. */
  readonly cogs: CogOf | undefined;
  /** For administrators: the dataset that may get further fields. */
  readonly dataset: string | undefined;
}

/** The column whose menu is open, where, and what was chosen of it. */
export interface AskedColumn {
  readonly leaf: LeafColumn;
  /** As drawn, in pixels. */
  readonly width: number;
  readonly x: number;
  readonly y: number;
  readonly edits?: "title" | "width";
}

export interface ColumnMenuProps extends ColumnCommands {
  readonly asked: AskedColumn;
  readonly onAsk: (asked: AskedColumn | undefined) => void;
}
