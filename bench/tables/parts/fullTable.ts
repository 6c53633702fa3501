import type { TableConfig } from "../../../contract/table.ts";

/** Of the restricted language, as columns have them: texts, colours by a condition, and a link. */
const expressions = [
  { cellFormat: "value + ' ·'" },
  { cellFormat: "{ text: value, color: 'danger' }" },
  { cellFormat: "row.c0 + ' ' + value" },
  { formatCondition: "value != ''", formatColor: "success" },
  { formatCondition: "value != ''", formatBackgroundColor: "'warning'" },
] as const;

/** What the first of them shows of a row. */
export const computed = (index: number): string => `r${index} c2 ·`;

/** Two pinned columns, footers, and five columns of expressions from the third on. */
export const fullTable = {
  change: (config: TableConfig): TableConfig => ({
    ...config,
    leftFixed: 2,
    rightFixed: 0,
    columns: config.columns.map((column, at) => ({ ...column, footer: at < 5 ? "count" : null, ...expressions[at - 2] })),
  }),
  footers: [Array.from({ length: 5 }, (_, at) => ({ column: `c${at}`, value: 1_000_000, label: "1 000 000" }))],
  ready: "[data-testid='glide-cell-1-3']",
};
