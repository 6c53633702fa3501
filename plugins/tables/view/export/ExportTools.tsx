import type { ReactElement } from "react";
import { columnModel } from "../../model/columnModel.ts";
import { rowsQuery, type TableState } from "../../model/rowsQuery.ts";
import type { Sight } from "../../model/Sight.ts";
import { calledTable } from "../../model/tableLevel.ts";
import type { RowsState } from "../hooks/useRowWindow.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import { TableActions } from "../TableActions.tsx";
import { ExportButton } from "./ExportButton.tsx";
import type { ExportSubject } from "./exportSubject.ts";

interface ExportToolsProps {
  readonly config: LocalizedTable;
  readonly state: TableState;
  readonly sight: Sight;
  readonly rows: RowsState;
}

/** What stands beside the heading of a table: its export, for who may take one, and its buttons. */
export const ExportTools = ({ config, state, sight, rows }: ExportToolsProps): ReactElement => {
  const subject = (): ExportSubject => ({
    resource: `table:${calledTable(config)}`,
    title: config.title,
    leaves: columnModel(config, { isNarrow: false }).leaves,
    query: rowsQuery(config, state),
    count: rows.shown?.count.kind === "exact" ? rows.shown.count.rows : undefined,
    page: state.groupBy.length > 0 ? undefined : pageInSight(sight.value.from, config.pageSize, rows.shown?.rows ?? 0),
    selected: [],
  });
  const buttons = config.buttons.filter(({ action, scope }) => action === "export" && scope === "toolbar");
  return (
    <>
      {config.permissions.export && buttons.length === 0 && <ExportButton subject={subject} />}
      {config.permissions.export && buttons.map(({ id, title }) => <ExportButton key={id} title={title} subject={subject} />)}
      <TableActions config={config} />
    </>
  );
};

/** The page that the first row in sight belongs to. */
function pageInSight(first: number, pageSize: number, rows: number): NonNullable<ExportSubject["page"]> {
  const page = Math.floor(first / pageSize) + 1;
  const from = (page - 1) * pageSize;
  return { page, pageSize, from: Math.min(from + 1, rows), to: Math.min(from + pageSize, rows) };
}
