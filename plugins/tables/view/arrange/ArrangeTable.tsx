import { useCallback, useMemo, useRef, type ReactElement } from "react";
import { ArrangeBar } from "#sdk/arranging/ArrangeBar.tsx";
import { useArranging, type Arranging } from "#sdk/arranging/useArranging.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import type { TableRow } from "#sdk/wire.ts";
import { rowsQuery, type TableState } from "../../model/rowsQuery.ts";
import { useCellFormatter } from "../hooks/useCellFormatter.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import { TableProblem } from "../states/TableProblem.tsx";
import { TablePlaceholder, type TablePlaceholderProps } from "../TablePlaceholder.tsx";
import { AddColumn } from "./AddColumn.tsx";
import { ArrangeSurface } from "./ArrangeSurface.tsx";
import styles from "./ArrangeTable.module.css";
import { ColumnPanel } from "./ColumnPanel.tsx";
import { useColumnSteps } from "./useColumnSteps.ts";
import { useFieldSections } from "./useFieldSections.ts";

export interface ArrangeTableProps extends TablePlaceholderProps {
  readonly config: LocalizedTable;
  /** Whose first rows are shown. */
  readonly state: TableState;
  readonly onLeave: () => void;
}

/** The columns of a table, put in order in place: the configuration's own, for everyone. */
export const ArrangeTable = (props: ArrangeTableProps): ReactElement => {
  const { config, frame } = props;
  useScreenHeading({ title: config.title });
  const arranging = useArranging({ entity: "table_columns", field: "tableId", id: config.id, version: config.revision });
  if (arranging.failure !== undefined) return <TableProblem failure={arranging.failure} onRetry={arranging.reload} />;
  return arranging.parts ? <ArrangedTable {...props} arranging={arranging} /> : <TablePlaceholder frame={frame} />;
};

const ArrangedTable = ({ config, state, onLeave, arranging }: ArrangeTableProps & { readonly arranging: Arranging }): ReactElement => {
  const surface = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const sections = useFieldSections(config.name);
  const types = useMemo(() => new Map(sections.flatMap(({ fields }) => fields.map(({ field, type }) => [field, type]))), [sections]);
  const typeOf = useCallback((field: string) => types.get(field), [types]);
  const steps = useColumnSteps({ arranging, config, typeOf, surface });
  const rename = (): void => {
    const input = panel.current?.querySelector("input");
    input?.focus();
    input?.select();
  };
  return (
    <div className={styles.screen}>
      <ArrangeBar arranging={arranging} title={config.title} onLeave={onLeave}>
        <AddColumn sections={sections} steps={steps} />
      </ArrangeBar>
      <ColumnPanel ref={panel} steps={steps} />
      <ArrangeSurface ref={surface} config={config} steps={steps} rows={useSampleRows(config, state)} formatter={useCellFormatter(config)} onRename={rename} />
    </div>
  );
};

const sampleSize = 10;
const noRows: readonly TableRow[] = [];

/** The first rows, without groups; none where they cannot be read. */
function useSampleRows(config: LocalizedTable, state: TableState): readonly TableRow[] {
  const tables = useCapability("tables");
  const key = JSON.stringify(rowsQuery(config, { ...state, groupBy: [] }));
  const [loaded] = useLoaded(
    async (signal) => (await tables.rows(config.name, { ...(JSON.parse(key) as object), page: 1, pageSize: sampleSize, count: false, footers: false, files: true }, { signal })).rows,
    [tables, config.name, config.revision, key],
  );
  return loaded.state === "ready" ? loaded.value : noRows;
}
