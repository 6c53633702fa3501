import { lazy, Suspense, useMemo, useRef, type ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { CogLayer } from "#sdk/react/CogLayer.tsx";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { asDeleted } from "../model/asDeleted.ts";
import { withColumns } from "../model/tableViews.ts";
import { WithChildTables } from "./child/WithChildTables.tsx";
import { SoughtWords } from "./body/SoughtWords.ts";
import { CountNote } from "./footer/CountNote.tsx";
import { DataTable } from "./DataTable.tsx";
import { DeletedBanner } from "./deleted/DeletedBanner.tsx";
import { FilterBar } from "./filters/FilterBar.tsx";
import { DeadParts } from "./views/DeadParts.tsx";
import { ViewButton } from "./views/ViewButton.tsx";
import { ExportTools } from "./export/ExportTools.tsx";
import { TablePager } from "./footer/TablePager.tsx";
import { TableTools } from "./TableTools.tsx";
import { TableFooter } from "./footer/TableFooter.tsx";
import { useNewRecord } from "./new-record/useNewRecord.ts";
import styles from "./TableScreen.module.css";
import { useBeside } from "./hooks/useBeside.ts";
import { useCards } from "./hooks/useCards.ts";
import type { LocalizedTable } from "./hooks/useTableConfig.ts";
import { useTableRows } from "./useTableRows.ts";
import { useTableTools } from "./useTableTools.ts";
import type { TableStateInView } from "./hooks/useTableState.ts";
import { RowsOnTheirWay } from "./TablePlaceholder.tsx";
import type { TableViews } from "./views/useTableViews.ts";

const BesideRows = lazy(async () => ({ default: (await import("./child/BesideRows.tsx")).BesideRows }));

export interface FullTableProps {
  readonly config: LocalizedTable;
  readonly isPublic: boolean;
  readonly frame: ScreenProps["frame"];
  readonly views: TableViews;
  readonly inView: TableStateInView;
  /** Of those who may arrange the columns for everyone. */
  readonly onArrange?: (() => void) | undefined;
}

/** Rows of a request: a few screens of them. */
const pageSize = 100;

/** A table with its heading, filters and footer, as high as its place. */
export const FullTable = ({ config, isPublic, frame, views, inView, onArrange }: FullTableProps): ReactElement => {
  const { state, change } = inView;
  const shown = useMemo(() => asDeleted(withColumns(config, inView.view), state.deleted === true), [config, inView.view, state.deleted]);
  const table = useTableRows({ config: shown, state, change, pageSize, isPublic });
  const { rows, sight } = table;
  const { searchedFields } = config;
  const sought = useMemo(() => ({ words: state.search, fields: new Set(searchedFields) }), [state.search, searchedFields]);
  const cards = useCards(config);
  const beside = useBeside(config);
  const tools = useTableTools({ config, state, change, cards, beside, onColumns: table.settings.open, onArrange });
  useScreenHeading({ title: config.title });
  useNewRecord({ config: shown, state, change, rows, sight, hands: table.hands });
  const exporting = useRef<() => void>(undefined);
  const mayExport = config.permissions.export && frame !== "modal";
  const drawn = { ...table, isAsCards: cards.isOn, ...(mayExport && { onExport: () => exporting.current?.() }) };
  const note = rows.shown && <CountNote count={rows.shown.count} />;
  return (
    <div className={styles.screen} data-frame={frame}>
      {frame !== "modal" && <PageHeader title={config.title} note={note} actions={<ExportTools {...{ config: table.own.config, state, sight, rows, hands: table.hands, opener: exporting }} />} />}
      <div className={styles.above}>
        <FilterBar config={table.own.config} isPublic={isPublic} state={state} change={change}>
          <ViewButton config={config} views={views} inView={inView} columns={table.own.config.preferences} />
        </FilterBar>
        <TableTools {...tools} />
      </div>
      {inView.dead.length > 0 && <DeadParts config={config} views={views} inView={inView} />}
      {state.deleted === true && <DeletedBanner onLeave={() => change({ deleted: undefined })} />}
      <SoughtWords value={sought}>
        <WithChildTables>
          {beside.isOn && !cards.isOn ? <Suspense fallback={<RowsOnTheirWay />}><BesideRows {...drawn} /></Suspense> : <DataTable {...drawn} />}
        </WithChildTables>
      </SoughtWords>
      <TableFooter sight={sight} rows={rows} pager={<TablePager config={config} rows={rows} state={state} change={change} />} />
      <CogLayer />
    </div>
  );
};
