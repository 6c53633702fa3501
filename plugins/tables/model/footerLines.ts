import { splitParts } from "#core/links/index.ts";
import type { TableConfig } from "#sdk/wire.ts";
import { leafColumns } from "./columnModel.ts";

/** The texts of a column's footers, one below another (spec §9). */
const footersOf = ({ footer, sumType }: TableConfig["columns"][number]): string[] => {
  const text = footer ?? sumType ?? "";
  return text === "" ? [] : splitParts(text);
};

/** Footer rows that a table has when there are rows enough, before the server has said what stands in them. */
export function footerLines(config: TableConfig): number {
  return Math.max(0, ...leafColumns(config).map((column) => footersOf(column).length));
}
