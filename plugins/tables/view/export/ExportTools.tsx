import type { ReactElement, RefObject } from "react";
import { givenByFilters } from "../../model/givenByFilters.ts";
import { columnModel } from "../../model/columnModel.ts";
import { rowsQuery, type TableState } from "../../model/rowsQuery.ts";
import type { Sight } from "../../model/Sight.ts";
import { calledTable } from "../../model/tableLevel.ts";
import type { RowsState, ShownRows } from "../hooks/useRowWindow.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import { TableConfigContext } from "../actions/TableConfigContext.ts";
import { TableActions } from "../TableActions.tsx";
import type { TableHands } from "../TableHands.ts";
import { ExportButton } from "./ExportButton.tsx";
import type { ExportSubject } from "./exportSubject.ts";

interface ExportToolsProps {
  readonly config: LocalizedTable;
  readonly state: TableState;
  readonly sight: Sight;
  readonly rows: RowsState;
  readonly hands: RefObject<TableHands | null>;
  /** Opens the export from elsewhere. */
  readonly opener: RefObject<(() => void) | undefined>;
}

/** What stands beside the heading of a table: its export, for who may take one, and its buttons. */
export const ExportTools = ({ config, state, sight, rows, hands, opener }: ExportToolsProps): ReactElement => {
  const subject = async (): Promise<ExportSubject> => ({
    resource: `table:${calledTable(config)}`,
    title: config.title,
    leaves: columnModel(config, { isNarrow: false }).leaves,
    query: rowsQuery(config, state),
    count: rows.shown?.count.kind === "exact" ? rows.shown.count.rows : undefined,
    page: state.groupBy.length > 0 ? undefined : pageInSight(sight.value.from, config.pageSize, rows.shown),
    selected: await chosenIds(hands.current, sight),
  });
  const buttons = config.buttons.filter(({ action, scope }) => action === "export" && scope === "toolbar");
  return (
    <TableConfigContext value={config}>
      {config.permissions.export && buttons.length === 0 && <ExportButton subject={subject} opener={opener} />}
      {config.permissions.export && buttons.map(({ id, title }, at) => <ExportButton key={id} title={title} subject={subject} {...(at === 0 && { opener })} />)}
      <TableActions config={config} given={givenByFilters(config, state)} matching={{ query: rowsQuery(config, state), count: rows.shown?.count }} />
    </TableConfigContext>
  );
};

/** Ids of the selected records; none where all that match are, which is a choice of its own, or where nobody can say which they are. */
async function chosenIds(hands: TableHands | null, sight: Sight): Promise<readonly string[]> {
  if (!hands || sight.value.chosen === 0) return [];
  const meant = await hands.selection.meant().catch(() => undefined);
  return meant && "ids" in meant ? meant.ids : [];
}

/** The page that the first row in sight belongs to; of a table with pages the one that is shown. */
function pageInSight(first: number, pageSize: number, shown: ShownRows | undefined): NonNullable<ExportSubject["page"]> {
  const { page: present } = shown?.lines ?? {};
  const [rows, size] = present ? [Infinity, present.size] : [shown?.rows ?? 0, pageSize];
  const page = present?.number ?? Math.floor(first / size) + 1;
  const from = (page - 1) * size;
  return { page, pageSize: size, from: Math.min(from + 1, rows), to: Math.min(from + (present ? (shown?.rows ?? size) : size), rows) };
}
