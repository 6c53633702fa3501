import type { ReactElement } from "react";
import type { TableState } from "../model/rowsQuery.ts";
import { EmptyTable } from "./EmptyTable.tsx";
import { TableProblem } from "./TableProblem.tsx";
import type { RowsState } from "./useRowWindow.ts";

export interface RowsStateOptions {
  readonly rows: RowsState;
  readonly state: TableState;
  readonly clear: () => void;
}

/** What stands in place of the rows: nothing found, or why there are none; undefined while there are rows or hope. */
export function rowsState({ rows, state, clear }: RowsStateOptions): ReactElement | undefined {
  const { shown, failure, isStale } = rows;
  // A page that fails while others are in sight does not take them away.
  if (failure !== undefined && (!shown || isStale)) return <TableProblem failure={failure} onRetry={rows.retry} />;
  if (!shown || shown.rows > 0) return undefined;
  const isFiltered = state.search !== "" || Object.keys(state.filters).length > 0;
  return <EmptyTable onClear={isFiltered ? clear : undefined} />;
}
