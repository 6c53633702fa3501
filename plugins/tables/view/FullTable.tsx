import { useCallback, useMemo, useState, type ReactElement } from "react";
import type { TableConfig } from "#sdk/wire.ts";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { PageHeader } from "#sdk/ui/PageHeader.tsx";
import { rowsQuery, type TableState } from "../model/rowsQuery.ts";
import { Sight } from "../model/Sight.ts";
import { cycleSort } from "../model/sortOrder.ts";
import { CountNote } from "./CountNote.tsx";
import { DataTable } from "./DataTable.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { TableActions } from "./TableActions.tsx";
import { TableFooter } from "./TableFooter.tsx";
import { rowsState } from "./rowsState.tsx";
import styles from "./TableScreen.module.css";
import { useRowWindow } from "./useRowWindow.ts";
import type { ChangeState } from "./useTableState.ts";

export interface FullTableProps {
  readonly config: TableConfig;
  readonly isPublic: boolean;
  readonly frame: ScreenProps["frame"];
  readonly state: TableState;
  readonly change: ChangeState;
}

/** Rows of a request: a few screens of them. */
const pageSize = 100;

/** A table with its heading, filters and footer, as high as its place. */
export const FullTable = ({ config, isPublic, frame, state, change }: FullTableProps): ReactElement => {
  const query = useMemo(() => rowsQuery(config, state), [config, state]);
  const rows = useRowWindow({ name: config.name, query, pageSize, isPublic });
  const [sight] = useState(() => new Sight());
  const sort = useCallback(
    (field: string, isAdditional: boolean) => change({ sort: cycleSort(state.sort, field, isAdditional) }),
    [state.sort, change],
  );
  useScreenHeading({ title: config.title });
  const note = rows.shown && <CountNote shown={rows.shown} />;
  return (
    <div className={styles.screen} data-frame={frame}>
      {frame !== "modal" && <PageHeader title={config.title} note={note} actions={<TableActions config={config} />} />}
      <FilterBar config={config} isPublic={isPublic} state={state} change={change} />
      <DataTable
        config={config}
        rows={rows}
        sort={state.sort}
        onSort={sort}
        sight={sight}
        state={rowsState({ rows, config, state, change })}
      />
      <TableFooter sight={sight} rows={rows} />
    </div>
  );
};
