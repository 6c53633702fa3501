import { useMemo, type ReactElement } from "react";
import type { ViewProps } from "#sdk/contributions/view.ts";
import { CogLayer } from "#sdk/react/CogLayer.tsx";
import { useText } from "#sdk/react/useText.ts";
import { NotFoundState } from "#sdk/ui/states/ScreenState.tsx";
import { footerLines } from "../model/footerLines.ts";
import { WithChildTables } from "./child/WithChildTables.tsx";
import { DataTable } from "./DataTable.tsx";
import { SkeletonRows } from "./states/SkeletonRows.tsx";
import { TablePager } from "./footer/TablePager.tsx";
import { TableFooter } from "./footer/TableFooter.tsx";
import { TableProblem } from "./states/TableProblem.tsx";
import styles from "./TableScreen.module.css";
import { useTableConfig, type LocalizedTable } from "./hooks/useTableConfig.ts";
import { useTableRows } from "./useTableRows.ts";
import { useOwnState } from "./hooks/useTableState.ts";
import { readViewOptions, shaped, viewProperties, type ViewOptions } from "./viewOptions.ts";

/** The embedded table: `<View kind="table" name="cities" />`. */
export const TableView = (props: ViewProps): ReactElement => {
  const t = useText();
  // Those who embed write their properties as literals: their text tells whether they are others.
  const text = textOf(props);
  const options = useMemo(() => readViewOptions(JSON.parse(text) as ViewProps), [text]);
  const { onRowOpen } = props;
  const open = typeof onRowOpen === "function" ? (onRowOpen as (id: string) => void) : undefined;
  return options ? <NamedTable key={options.name} options={options} onRowOpen={open} /> : <NotFoundState isCompact title={t("tables.notFound")} />;
};

/** What is no plain data names no table. */
function textOf(props: ViewProps): string {
  try {
    return JSON.stringify(Object.fromEntries(viewProperties.map((name) => [name, props[name]])));
  } catch {
    return "{}";
  }
}

interface NamedTableProps {
  readonly options: ViewOptions;
  readonly onRowOpen: ((id: string) => void) | undefined;
}

const NamedTable = ({ options, onRowOpen }: NamedTableProps): ReactElement => {
  const [config, reload] = useTableConfig(options.name, options.isPublic);
  const read = config.state === "ready" ? config.value : undefined;
  const table = useMemo(() => read && shaped(read, options.shape), [read, options.shape]);
  if (config.state === "failed") return <TableProblem failure={config.failure} onRetry={reload} />;
  if (table) return <EmbeddedTable config={table} options={options} onRowOpen={onRowOpen} />;
  return (
    <div className={styles.placeholder} style={{ height: options.maxHeight ?? usualHeight }}>
      <SkeletonRows widths={[56, 200, 140, 140]} />
    </div>
  );
};

const usualHeight = 400;
/** Header, and a margin for a scroll bar below. */
const besideRows = 52;

const EmbeddedTable = ({ config, options, onRowOpen }: NamedTableProps & { readonly config: LocalizedTable }): ReactElement => {
  const { state, change } = useOwnState(config);
  const table = useTableRows({ ...options, config, state, change });
  const { rows, sight } = table;
  const footers = rows.shown && rows.shown.rows > 1 ? (rows.shown.footers?.length ?? footerLines(config)) : 0;
  const lines = Math.max(rows.shown?.rows ?? 0, 5) + footers;
  return (
    <div className={styles.embedded}>
      <WithChildTables><DataTable
        {...table}
        height={`min(${options.maxHeight ?? config.maxHeight ?? usualHeight}px, ${lines} * var(--row-height) + ${besideRows}px)`}
        {...(onRowOpen && { onRowOpen })}
      /></WithChildTables>
      <TableFooter sight={sight} rows={rows} pager={<TablePager config={config} rows={rows} state={state} change={change} />} />
      <CogLayer />
    </div>
  );
};
