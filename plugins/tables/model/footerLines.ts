import { splitParts } from "#core/links/index.ts";
import type { CountAnswer, TableConfig } from "#sdk/wire.ts";
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

/** What a footer row says under a column; the empty text where it says nothing. */
export function footerText(cells: CountAnswer["footers"][number], columnId: string | undefined): string {
  const cell = cells.find(({ column }) => column === columnId);
  return cell?.label ?? String(cell?.value ?? "");
}
