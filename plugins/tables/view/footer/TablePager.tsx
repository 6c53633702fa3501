import { lazy, Suspense, useCallback, type ReactNode } from "react";
import { pageOf, type TableState } from "../../model/rowsQuery.ts";
import type { RowsState } from "../hooks/useRowWindow.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import type { ChangeState } from "../hooks/useTableState.ts";

const Pager = lazy(async () => ({ default: (await import("./Pager.tsx")).Pager }));

export interface TablePagerProps {
  readonly config: LocalizedTable;
  readonly rows: RowsState;
  readonly state: TableState;
  readonly change: ChangeState;
}

/** The pager of a table that has pages, once there are rows to be paged. */
export const TablePager = ({ config, rows, state, change }: TablePagerProps): ReactNode => {
  const paging = pageOf(config, state);
  const goTo = useCallback((page: number) => change({ page }), [change]);
  if (!paging || !rows.shown) return undefined;
  return (
    <Suspense>
      <Pager shown={rows.shown} {...paging} usualSize={config.pageSize} onPage={goTo} onSize={(size) => change({ size })} />
    </Suspense>
  );
};
