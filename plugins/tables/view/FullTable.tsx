import type { ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import type { TableState } from "../model/rowsQuery.ts";
import { CountNote } from "./footer/CountNote.tsx";
import { DataTable } from "./DataTable.tsx";
import { FilterBar } from "./filters/FilterBar.tsx";
import { TableTools } from "./export/TableTools.tsx";
import { TablePager } from "./footer/TablePager.tsx";
import { TableFooter } from "./footer/TableFooter.tsx";
import styles from "./TableScreen.module.css";
import type { LocalizedTable } from "./hooks/useTableConfig.ts";
import { useTableRows } from "./useTableRows.ts";
import type { ChangeState } from "./hooks/useTableState.ts";

export interface FullTableProps {
  readonly config: LocalizedTable;
  readonly isPublic: boolean;
  readonly frame: ScreenProps["frame"];
  readonly state: TableState;
  readonly change: ChangeState;
}

/** Rows of a request: a few screens of them. */
const pageSize = 100;

/** A table with its heading, filters and footer, as high as its place. */
export const FullTable = ({ config, isPublic, frame, state, change }: FullTableProps): ReactElement => {
  const table = useTableRows({ config, state, change, pageSize, isPublic });
  const { rows, sight } = table;
  useScreenHeading({ title: config.title });
  const note = rows.shown && <CountNote count={rows.shown.count} />;
  return (
    <div className={styles.screen} data-frame={frame}>
      {frame !== "modal" && <PageHeader title={config.title} note={note} actions={<TableTools {...{ config, state, sight, rows }} />} />}
      <FilterBar config={config} isPublic={isPublic} state={state} change={change} />
      <DataTable {...table} />
      <TableFooter sight={sight} rows={rows} pager={<TablePager config={config} rows={rows} state={state} change={change} />} />
    </div>
  );
};
