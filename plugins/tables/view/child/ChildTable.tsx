import { Columns3 } from "lucide-react";
import { useMemo, useRef, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { levelBelow } from "../../model/tableLevel.ts";
import { DataTable } from "../DataTable.tsx";
import { ExportTools } from "../export/ExportTools.tsx";
import { FilterBar } from "../filters/FilterBar.tsx";
import { CountNote } from "../footer/CountNote.tsx";
import { TableFooter } from "../footer/TableFooter.tsx";
import { TablePager } from "../footer/TablePager.tsx";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import { useOwnState } from "../hooks/useTableState.ts";
import { TableProblem } from "../states/TableProblem.tsx";
import { useTableRows } from "../useTableRows.ts";
import { ChildFrame } from "../levels/ChildFrame.tsx";
import type { ChildLevel, ChildTableProps } from "../levels/ChildTables.ts";
import styles from "./ChildTable.module.css";

/** The rows of the next level that belong to one row (D47). */
export const ChildTable = ({ child: { next, config, reload, columns }, row, ...props }: ChildTableProps): ReactElement => {
  const at = levelBelow(next, row);
  const key = JSON.stringify([at.parentId, at.given]);
  const place = useMemo(
    () => config.state === "ready" ? { ...config.value, at } : undefined,
    // The row is another object after each refresh.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [config, next, key],
  );
  if (config.state === "failed") return <ChildFrame><TableProblem failure={config.failure} onRetry={reload} /></ChildFrame>;
  return place ? <PlacedTable config={place} columns={columns} {...props} /> : <ChildFrame />;
};

interface PlacedTableProps extends Pick<ChildTableProps, "name" | "isFilling"> {
  readonly config: LocalizedTable;
  readonly columns: ChildLevel["columns"];
}

const pageSize = 50;
/** Of its rows: beyond they scroll within it. Tables that they open take more room. */
const highest = "min(440px, 60dvh)";

const PlacedTable = ({ config, columns, name, isFilling = false }: PlacedTableProps): ReactElement => {
  const t = useText();
  const { state, change } = useOwnState(config);
  const table = useTableRows({ config, state, change, columns, pageSize, isPublic: config.isForGuests });
  const { rows, sight, own, settings } = table;
  const exporting = useRef<() => void>(undefined);
  const label = name === "" ? config.title : `${config.title}: ${name}`;
  const most = config.maxHeight === null ? highest : `${config.maxHeight}px`;
  const isFooted = config.isPaged || rows.failure !== undefined;
  return (
    <div className={styles.child} data-filling={isFilling || undefined}>
      <div className={styles.tools} data-print="none">
        <strong className={styles.title}>{label}</strong>
        {rows.shown && <CountNote count={rows.shown.count} />}
        <span className={styles.space} />
        <ExportTools {...{ config: own.config, state, sight, rows, hands: table.hands, opener: exporting }} />
        <IconButton icon={Columns3} label={t("tables.columns.settings")} onPress={settings.open} />
      </div>
      {(config.filters.length > 0 || config.isSearchable) && <FilterBar config={own.config} isPublic={config.isForGuests} state={state} change={change} />}
      <DataTable {...table} label={label} {...(config.permissions.export && { onExport: () => exporting.current?.() })} {...(!isFilling && { fit: most })} />
      {isFooted && <TableFooter sight={sight} rows={rows} pager={<TablePager config={config} rows={rows} state={state} change={change} />} />}
    </div>
  );
};
