import type { TableColumn } from "#sdk/wire.ts";

const known = new WeakMap<TableColumn, Readonly<Record<string, unknown>>>();

/** Of the column what says what it is, not how it is drawn: for code of a project. */
export function shownColumn(column: TableColumn): Readonly<Record<string, unknown>> {
  const { id, title, dataField, type, numberFormat, options = [] } = column;
  const shown = known.get(column) ?? { id, title, dataField, type, numberFormat, options };
  known.set(column, shown);
  return shown;
}
