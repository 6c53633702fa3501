import type { ReactElement } from "react";
import type { TableState } from "../../model/rowsQuery.ts";
import { clearing } from "../../model/tableAddress.ts";
import type { RowsState } from "../hooks/useRowWindow.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import type { ChangeState } from "../hooks/useTableState.ts";
import { EmptyTable } from "./EmptyTable.tsx";
import { TableProblem } from "./TableProblem.tsx";

export interface RowsStateOptions {
  readonly rows: RowsState;
  readonly config: LocalizedTable;
  readonly state: TableState;
  readonly change: ChangeState;
}

/** What stands in place of the rows: nothing found, or why there are none; undefined while there are rows or hope. */
export function rowsState({ rows, config, state, change }: RowsStateOptions): ReactElement | undefined {
  const { shown, failure, isStale } = rows;
  // A page that fails while others are in sight does not take them away.
  if (failure !== undefined && (!shown || isStale)) return <TableProblem failure={failure} onRetry={rows.retry} />;
  if (!shown || shown.rows > 0) return undefined;
  const cleared = clearing(config, state);
  return <EmptyTable onClear={cleared && (() => change(cleared))} />;
}
