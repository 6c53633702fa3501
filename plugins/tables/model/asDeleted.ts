import type { TableColumn, TableConfig } from "#sdk/wire.ts";

/** The table over its deleted rows: what the links of its columns lead to is not there any more. */
export const asDeleted = <Config extends TableConfig>(config: Config, showsDeleted: boolean): Config & { showsDeleted?: boolean } =>
  showsDeleted ? { ...config, columns: config.columns.map(unlinked), showsDeleted } : config;

const unlinked = (column: TableColumn): TableColumn => ({ ...column, link: null, children: column.children.map(unlinked) });
