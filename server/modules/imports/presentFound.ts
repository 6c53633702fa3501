import type { FoundImport } from "#contract/import.ts";
import type { FoundTitles } from "./FoundTitles.ts";
import { headRows } from "./headRows.ts";
import { howRead } from "./howRead.ts";
import type { ReadRow } from "./reading/Cell.ts";
import type { FoundFile } from "./reading/readFile.ts";

/** How a file is read, and which of its columns goes where. */
export function presentFound(found: FoundFile, { head, titles: { row, titles, places }, preview }: { head: readonly ReadRow[]; titles: FoundTitles; preview: string[][] }): FoundImport {
  const fields = new Map([...places].map(([name, place]) => [place, name]));
  return {
    ...howRead(found), titleRow: row, head: headRows(head), preview,
    columns: titles.map((title, place) => ({ title, field: fields.get(place) ?? null })),
  };
}
