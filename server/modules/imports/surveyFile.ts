import type { FoundImport } from "#contract/import.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { cellText, cellValue } from "./cellValue.ts";
import type { FoundTitles } from "./FoundTitles.ts";
import type { ImportColumn, OpenImport } from "./openImport.ts";
import { shortened } from "./headRows.ts";
import { mostImportRows } from "./mostImportRows.ts";
import { openSheet, type ImportSource } from "./openSheet.ts";
import { presentFound } from "./presentFound.ts";
import type { Cell, ReadRow } from "./reading/Cell.ts";
import { timeZoneOf } from "./timeZoneOf.ts";

/** What a first look at a whole file tells: how it is read, how many rows it has, and which of them name one record. */
export interface FileSurvey {
  readonly found: FoundImport;
  readonly total: number;
  /** By row the other row with the same value, and the fields of it. */
  readonly twice: ReadonlyMap<number, { readonly row: number; readonly fields: readonly string[] }>;
}

const previewRows = 5;

/** @throws CallFailure `import_too_many_rows`, `import_no_rows`, and those of {@link openSheet} */
export async function surveyFile(context: CallContext, { config, columns }: OpenImport, source: ImportSource, signal: AbortSignal): Promise<FileSurvey> {
  const timeZone = timeZoneOf(context);
  const most = mostImportRows(context, config);
  const keyed = columns.filter(({ isKey }) => isKey);
  const unique = columns.filter(({ field, isKey }) => field.field.isUnique === true && !(isKey && keyed.length === 1));
  const groups = [...(keyed.length > 0 ? [keyed] : []), ...unique.map((column) => [column])].map((some) => ({ columns: some, fields: some.map(({ field }) => field.name), seen: new Map<string, number>() }));
  const twice = new Map<number, { row: number; fields: readonly string[] }>();
  return await openSheet(source, { columns, signal }, async ({ found, head, titles, rows }) => {
    const preview: string[][] = [];
    let total = 0;
    for await (const batch of rows) {
      total += batch.length;
      if (total > most) throw new CallFailure("import_too_many_rows", { params: { max: most } });
      for (const row of batch) {
        if (preview.length < previewRows) preview.push(titles.titles.map((_, place) => shortened(cellText(row.cells[place] ?? null))));
        for (const group of groups) {
          const key = keyOf(row, { columns: group.columns, titles, timeZone });
          if (key === undefined) continue;
          const first = group.seen.get(key);
          if (first === undefined) group.seen.set(key, row.row);
          else {
            twice.set(row.row, { row: first, fields: group.fields });
            if (!twice.has(first)) twice.set(first, { row: row.row, fields: group.fields });
          }
        }
      }
    }
    if (total === 0) throw new CallFailure("import_no_rows");
    return { total, twice, found: presentFound(found, { head, titles, preview }) };
  });
}

function keyOf(row: ReadRow, { columns, titles, timeZone }: { columns: readonly ImportColumn[]; titles: FoundTitles; timeZone: string }): string | undefined {
  const values = columns.map((column) => {
    const cell: Cell = row.cells[titles.places.get(column.field.name) ?? -1] ?? null;
    const read = column.related ? { ok: true as const, value: cellText(cell).trim() || null } : cellValue(cell, column.field, timeZone);
    return read.ok ? read.value : null;
  });
  return values.includes(null) ? undefined : JSON.stringify(values);
}
