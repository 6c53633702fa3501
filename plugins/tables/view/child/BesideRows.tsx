import { use, useState, type ReactElement } from "react";
import { useMediaQuery } from "#sdk/react/useMediaQuery.ts";
import { useStorage } from "#sdk/react/useStorage.ts";
import { useText } from "#sdk/react/useText.ts";
import { keptShare, SplitPanes } from "#sdk/ui/layout/SplitPanes.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { DataTable, type DataTableProps } from "../DataTable.tsx";
import { ChildTables } from "../levels/ChildTables.ts";
import { useChildLevel } from "../levels/useLevels.tsx";
import styles from "./BesideRows.module.css";
import { useRestingRow, type RestingRow } from "./useRestingRow.ts";

/** A table and beside it the child table of its active row; below it where a window has no room for both. */
export const BesideRows = (table: DataTableProps): ReactElement => {
  const t = useText();
  const [resting, tell] = useRestingRow();
  const isStacked = useMediaQuery("(max-width: 991.98px)");
  const [share, setShare] = useShare();
  return (
    <div className={styles.frame} data-stacked={isStacked || undefined}>
      <SplitPanes
        isStacked={isStacked}
        share={share}
        onShare={setShare}
        label={t("tables.levels.divider")}
        first={<div className={styles.pane}><DataTable {...table} isBeside onActiveRow={tell} /></div>}
        second={<div className={styles.pane}><ChildOf config={table.config} resting={resting} /></div>}
      />
    </div>
  );
};

const ChildOf = ({ config, resting }: Pick<DataTableProps, "config"> & { readonly resting: RestingRow | undefined }): ReactElement => {
  const t = useText();
  const child = useChildLevel(config, resting !== undefined);
  const ChildTable = use(ChildTables);
  if (!resting || !child || !ChildTable) return <div className={styles.hint}><EmptyState isCompact title={t("tables.levels.choose")} hint={t("tables.levels.chooseHint")} /></div>;
  // What was searched, selected and typed below one row is not that of another.
  return <ChildTable key={resting.row.$id} child={child} {...resting} isFilling />;
};

const middle = 55;

/** Where the divider stands, of the rows, in percent: in this browser, for all tables. */
function useShare(): [number, (share: number, isDone: boolean) => void] {
  const [kept, keep] = useStorage<unknown>("beside.share", middle);
  const [drawn, setDrawn] = useState<number>();
  const set = (share: number, isDone: boolean): void => {
    setDrawn(isDone ? undefined : share);
    if (isDone) void keep(share);
  };
  // Anything may be stored there.
  return [drawn ?? (Number.isFinite(kept) ? keptShare(kept as number) : middle), set];
}
