import { useCallback, useMemo, useRef, useState } from "react";
import { footerLines } from "../model/footerLines.ts";
import { pageOf, rowsQuery } from "../model/rowsQuery.ts";
import { Sight } from "../model/Sight.ts";
import { cycleSort } from "../model/sortOrder.ts";
import { calledTable } from "../model/tableLevel.ts";
import type { DataTableProps } from "./DataTable.tsx";
import type { TableHands } from "./TableHands.ts";
import { rowsState, type RowsStateOptions } from "./states/rowsState.tsx";
import { useColumnSettings } from "./hooks/useColumnSettings.ts";
import { useOwnColumns, type ColumnChanges } from "./hooks/useOwnColumns.ts";
import { useRowWindow, type RowsOptions } from "./hooks/useRowWindow.ts";

interface TableRowsOptions extends Omit<RowsStateOptions, "rows">, Pick<RowsOptions, "pageSize" | "isPublic"> {
  /** Of whoever embedded the table. */
  readonly filters?: Readonly<Record<string, unknown>> | undefined;
  /** Columns that several tables have together. */
  readonly columns?: ColumnChanges;
}

/** The rows of a table in a state, read and ready to be shown. */
export function useTableRows({ config, state, change, filters, columns, pageSize, isPublic }: TableRowsOptions): DataTableProps {
  const { page, size } = pageOf(config, state) ?? { size: pageSize };
  const query = useMemo(() => ({ ...rowsQuery(config, state, filters), ...(page !== undefined && { page }) }), [config, state, filters, page]);
  const rows = useRowWindow({ name: calledTable(config), watched: config.name, query, pageSize: size, isPublic, hasFooters: footerLines(config) > 0 });
  const [sight] = useState(() => new Sight());
  const { sort } = state;
  const onSort = useCallback(
    (field: string, isAdditional: boolean) => change({ sort: cycleSort(sort, field, isAdditional) }),
    [sort, change],
  );
  const own = useOwnColumns(config, columns);
  const settings = useColumnSettings(config.name);
  const hands = useRef<TableHands>(null);
  return { config, hands, own, settings, change, rows, sort, groupBy: state.groupBy, onSort, sight, state: rowsState({ rows, config, state, change }) };
}
