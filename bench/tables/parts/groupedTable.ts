import type { RowGroup, RowsAnswer, RowsQuery, TableConfig } from "../../../contract/table.ts";
import { rowAt } from "./wideRows.ts";

/** Groups by the first column, which the address need not name. */
export const groupedTable = {
  change: (config: TableConfig): TableConfig => ({ ...config, groupBy: ["c0"], leftFixed: 1, rightFixed: 0 }),
  ready: "[data-line='3']",
};

/** What the server would answer of so many groups of so many rows each. */
export function groupsOf(count: number, size: number): { readonly answer: (query: RowsQuery) => RowsAnswer } {
  const groupAt = (index: number): RowGroup => ({ value: `group ${index}`, label: null, path: [`group ${index}`], count: size, footers: [] });
  const rowsOf = (page: number, pageSize: number) => {
    const from = (page - 1) * pageSize;
    return { rows: Array.from({ length: Math.max(0, Math.min(pageSize, size - from)) }, (_, at) => rowAt(from + at)), ...(from + pageSize < size && { next: "next" }) };
  };
  const answer = ({ page = 1, pageSize = 50, groupPath, openGroups }: RowsQuery): RowsAnswer => {
    const common = { page, pageSize, totalIsEstimate: false, footers: [] };
    if (openGroups) return { ...common, rows: [], total: null, opened: openGroups.map((path) => ({ path, ...rowsOf(1, pageSize) })) };
    if (groupPath) return { ...common, ...rowsOf(page, pageSize), total: size };
    const from = (page - 1) * pageSize;
    const groups = Array.from({ length: Math.max(0, Math.min(pageSize, count - from)) }, (_, at) => groupAt(from + at));
    return { ...common, rows: [], groups, groupTotal: count, total: count * size, ...(from + pageSize < count && { next: "next" }) };
  };
  return { answer };
}
