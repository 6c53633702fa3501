import type { FoundImport } from "#contract/import.ts";
import type { FoundTitles } from "./FoundTitles.ts";
import { headRows } from "./headRows.ts";
import type { ReadRow } from "./reading/Cell.ts";
import type { FoundFile } from "./reading/readFile.ts";

/** How a file is read, and which of its columns goes where. */
export function presentFound(found: FoundFile, { head, titles: { row, titles, places }, preview }: { head: readonly ReadRow[]; titles: FoundTitles; preview: string[][] }): FoundImport {
  const fields = new Map([...places].map(([name, place]) => [place, name]));
  return {
    format: found.format, titleRow: row, head: headRows(head), preview,
    sheet: found.format === "xlsx" ? found.sheet : null, sheets: found.format === "xlsx" ? [...found.sheets] : [],
    encoding: found.format === "csv" ? found.encoding : null, separator: found.format === "csv" ? found.separator : null,
    columns: titles.map((title, place) => ({ title, field: fields.get(place) ?? null })),
  };
}
