import type { ExportQuestion } from "#contract/export.ts";
import type { CountAnswer } from "#contract/table.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { groupKey, wholeGroups } from "../tables/index.ts";
import type { CellValue } from "./cells/cellOf.ts";
import type { ExportColumn } from "./exportColumns.ts";
import { exportedRows } from "./exportedRows.ts";
import type { OpenExport } from "./openExport.ts";
import type { MarkedRow } from "./xlsx/workbookMessages.ts";

/** The footers of a table under its rows, where these are all that the question finds and more than one (spec §9). */
export async function footerRows(context: CallContext, open: OpenExport, question: ExportQuestion): Promise<MarkedRow[]> {
  if (question.scope === "page" || question.scope === "selection") return [];
  const { opened, question: whole } = await exportedRows(context, open, question);
  const all = (await wholeGroups(context, opened, { question: whole, depth: 0 })).get(groupKey([]));
  if (!all || all.count < 2) return [];
  return all.footers.map((line) => ({ cells: footerCells(open.columns, line), level: 0 }));
}

/** Footers under their columns, as the table shows them. */
export const footerCells = (columns: readonly ExportColumn[], line: CountAnswer["footers"][number]): CellValue[] =>
  columns.map(({ id }) => {
    const footer = line.find(({ column }) => column === id);
    return footer === undefined ? null : (footer.label ?? String(footer.value ?? ""));
  });
