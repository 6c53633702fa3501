import type { ColumnPreferences } from "#sdk/wire.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import type { TableStateInView } from "../hooks/useTableState.ts";
import type { TableViews } from "./useTableViews.ts";

export interface ViewsProps {
  readonly config: LocalizedTable;
  readonly views: TableViews;
  readonly inView: TableStateInView;
}

export interface ViewButtonProps extends ViewsProps {
  /** As they are on the screen; null where the reader changed none. */
  readonly columns: ColumnPreferences | null;
}
