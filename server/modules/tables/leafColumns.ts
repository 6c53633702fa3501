import type { Column } from "../config/index.ts";

/** The columns that show values, in order, whatever groups they stand in. */
export function leafColumns(columns: readonly Column[]): Column[] {
  return columns.flatMap((column) => (column.children.length > 0 ? leafColumns(column.children) : [column]));
}
