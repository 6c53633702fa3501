import type { ColumnPreferences } from "#sdk/wire.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import type { SortOrder } from "../../model/sortOrder.ts";

/** What a person does with the columns of a table from its header. */
export interface ColumnCommands {
  readonly sort: SortOrder;
  readonly groupBy: readonly string[];
  /** Whether there is no room to pin anything. */
  readonly isNarrow: boolean;
  readonly sortBy: (sort: SortOrder) => void;
  readonly group: (groupBy: readonly string[]) => void;
  /** Changes the user's preferences from what is shown. */
  readonly edit: (edit: (own: ColumnPreferences) => ColumnPreferences) => void;
  readonly resize: (leaf: LeafColumn, width: number, isDone: boolean) => void;
  readonly fit: (leaf: LeafColumn) => void;
  readonly openSettings: () => void;
}
