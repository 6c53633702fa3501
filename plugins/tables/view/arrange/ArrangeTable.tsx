import { useCallback, useMemo, useRef, type ReactElement } from "react";
import { ArrangeBar } from "#sdk/arranging/ArrangeBar.tsx";
import { useArranging, type Arranging } from "#sdk/arranging/useArranging.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import type { TableRow } from "#sdk/wire.ts";
import { rowsQuery, type TableState } from "../../model/rowsQuery.ts";
import { useCellFormatter } from "../hooks/useCellFormatter.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import { TableProblem } from "../states/TableProblem.tsx";
import { TablePlaceholder, type TablePlaceholderProps } from "../TablePlaceholder.tsx";
import { AddColumn } from "./AddColumn.tsx";
import { ArrangeSurface } from "./ArrangeSurface.tsx";
import styles from "./ArrangeTable.module.css";
import { ArrangedLanes } from "./ArrangedLanes.tsx";
import { buttonLanes, filterLanes } from "./LaneKind.ts";
import { PartPanel } from "./PartPanel.tsx";
import { useColumnSteps } from "./useColumnSteps.ts";
import { useFieldSections } from "./useFieldSections.ts";
import { useHand } from "./useHand.ts";
import { useLaneSteps } from "./useLaneSteps.ts";
import { usePins } from "./usePins.ts";

export interface ArrangeTableProps extends TablePlaceholderProps {
  readonly config: LocalizedTable;
  /** Whose first rows are shown. */
  readonly state: TableState;
  readonly onLeave: () => void;
}

const lists = { tables: undefined, table_columns: "tableId", table_filters: "tableId", table_buttons: "tableId" };

/** The columns, filters and buttons of a table, put in order in place: the configuration's own, for everyone. */
export const ArrangeTable = (props: ArrangeTableProps): ReactElement => {
  const { config, frame } = props;
  useScreenHeading({ title: config.title });
  const arranging = useArranging({ lists, id: config.id, version: config.revision });
  if (arranging.failure !== undefined) return <TableProblem failure={arranging.failure} onRetry={arranging.reload} />;
  return arranging.isReady ? <ArrangedTable {...props} arranging={arranging} /> : <TablePlaceholder frame={frame} />;
};

const ArrangedTable = ({ config, state, onLeave, arranging }: ArrangeTableProps & { readonly arranging: Arranging }): ReactElement => {
  const screen = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { shown, asked } = useFieldSections(config.name);
  const types = useMemo(() => new Map(shown.flatMap(({ fields }) => fields.map(({ field, type }) => [field, type]))), [shown]);
  const typeOf = useCallback((field: string) => types.get(field), [types]);
  const hand = useHand(arranging, screen);
  const columns = useColumnSteps({ hand, config, typeOf });
  const filters = useLaneSteps({ hand, kind: filterLanes, drawn: config.filters });
  const buttons = useLaneSteps({ hand, kind: buttonLanes, drawn: config.buttons });
  const pins = usePins(hand, columns.head);
  const rename = (): void => {
    const input = panel.current?.querySelector("input");
    input?.focus();
    input?.select();
  };
  return (
    <div ref={screen} className={styles.screen}>
      <div role="status"><VisuallyHidden>{hand.said}</VisuallyHidden></div>
      <ArrangeBar arranging={arranging} title={config.title} onLeave={onLeave}>
        <AddColumn sections={shown} steps={columns} />
      </ArrangeBar>
      <PartPanel ref={panel} config={config} columns={columns} filters={filters} buttons={buttons} pins={pins} />
      <ArrangedLanes config={config} filters={filters} buttons={buttons} sections={asked} onRename={rename} />
      <ArrangeSurface ref={surface} config={config} steps={columns} pins={pins} rows={useSampleRows(config, state)} formatter={useCellFormatter(config)} onRename={rename} />
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
