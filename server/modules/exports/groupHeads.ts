import type { ExportQuestion } from "#contract/export.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { groupKey, wholeGroups, type WholeGroup, type WholeRow } from "../tables/index.ts";
import { exportedRows } from "./exportedRows.ts";
import { footerCells } from "./footerRows.ts";
import type { OpenExport } from "./openExport.ts";
import type { MarkedRow } from "./xlsx/workbookMessages.ts";

/** What stands before records in a workbook of groups. */
export interface GroupHeads {
  /** Of the records' outline. */
  readonly level: number;
  /** Heads of the groups that begin with this row. */
  before(row: WholeRow): MarkedRow[];
}

/** Heads of the groups of a table: field and value as they are shown, the number of rows, and the group's own footers. */
export async function groupHeads(context: CallContext, open: OpenExport, question: ExportQuestion): Promise<GroupHeads> {
  const fields = question.scope === "page" || question.scope === "selection" ? [] : (question.query?.groupBy ?? []);
  if (fields.length === 0) return { level: 0, before: () => [] };
  const { opened, question: whole } = await exportedRows(context, open, question);
  const levels: ReadonlyMap<string, WholeGroup>[] = [];
  for (const [index] of fields.entries()) levels.push(await wholeGroups(context, opened, { question: whole, depth: index + 1 }));
  let last: string[] | undefined;
  return {
    level: fields.length,
    before: (row) => {
      const keys = fields.map((_, index) => groupKey(fields.slice(0, index + 1).map((field) => row[field] ?? null)));
      const from = keys.findIndex((key, index) => key !== last?.[index]);
      last = keys;
      if (from === -1) return [];
      return fields.slice(from).flatMap((field, offset) => head(row, field, { level: from + offset, group: levels[from + offset]?.get(keys[from + offset] ?? "") }));
    },
  };

  function head(row: WholeRow, field: string, { level, group }: { level: number; group: WholeGroup | undefined }): MarkedRow[] {
    const column = open.visible.find((one) => one.field === field);
    const value = column?.cell.text(row) ?? String(row[field] ?? "");
    const count = group ? ` (${group.count})` : "";
    const [first = [], ...further] = (group?.footers ?? []).map((line) => footerCells(open.columns, line));
    const cells = open.columns.map((_, index) => (index === 0 ? `${column?.title ?? field}: ${value || "–"}${count}` : (first[index] ?? null)));
    return [cells, ...further].map((line) => ({ cells: line, level }));
  }
}
