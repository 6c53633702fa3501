import { fold } from "#core/filters/index.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { ImportColumn } from "./openImport.ts";
import type { Cell, ReadRow } from "./reading/Cell.ts";
import { readingLimits } from "./reading/readingLimits.ts";

/** Which columns of a file go into which fields. */
export interface FoundTitles {
  readonly row: number;
  /** By position in the file. */
  readonly titles: readonly string[];
  /** Position in the file of each field that is there. */
  readonly places: ReadonlyMap<string, number>;
}

/** Fields by titles, as a person says where the guess is wrong; null for a column that is left out. */
export type AskedColumns = Readonly<Record<string, string | null>>;

/** As people write titles: `Номи *`, `НОМИ:` and `номи` are one. */
export const plainTitle = (text: string): string => fold(text.replace(/[\s\u00a0]+/g, " ").trim().replace(/[\s*:]+$/, ""));

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? "" : typeof cell === "object" ? "" : String(cell));

/**
 * Finds the row of titles among the first ones: a heading may stand above it, and hints. It is the first that has most of the titles.
 * @throws CallFailure `import_no_rows`, `import_no_titles`, `import_title_twice`, `import_too_many_columns`
 */
export function findTitles(head: readonly ReadRow[], columns: readonly ImportColumn[], asked: AskedColumns = {}): FoundTitles {
  if (head.length === 0) throw new CallFailure("import_no_rows");
  const known = new Map<string, ImportColumn>();
  // What a mapping says itself comes before what only a label says.
  for (const column of [...columns].reverse()) for (const title of [...column.titles].reverse()) known.set(plainTitle(title), column);
  const [best] = head.slice(0, readingLimits.head).map(({ row, cells }) => ({ row, cells, count: new Set(cells.map((cell) => match(textOf(cell))).filter(Boolean)).size }))
    .sort((one, other) => other.count - one.count || one.row - other.row);
  const titles = (best?.cells ?? []).map((cell) => textOf(cell).replace(/[\s\u00a0]+/g, " ").trim());
  const count = titles.filter((title) => title !== "").length;
  if (count > readingLimits.columns) throw new CallFailure("import_too_many_columns", { params: { max: readingLimits.columns } });
  const places = new Map<string, number>();
  for (const [place, title] of titles.entries()) {
    const column = match(title);
    if (!column) continue;
    if (places.has(column.field.name)) throw new CallFailure("import_title_twice", { params: { title } });
    places.set(column.field.name, place);
  }
  const missing = columns.filter((column) => column.isNeeded && !places.has(column.field.name));
  if (missing.length > 0 || places.size === 0) {
    const found = new Map([...places].map(([name, place]) => [place, name]));
    throw new CallFailure("import_no_titles", { params: { titles: (missing.length > 0 ? missing : columns).map(({ title }) => title).join(", ") }, data: { columns: titles.map((title, place) => ({ title, field: found.get(place) ?? null })) } });
  }
  return { row: best?.row ?? 1, titles, places };

  function match(title: string): ImportColumn | undefined {
    if (title === "") return undefined;
    const said = asked[title.replace(/[\s\u00a0]+/g, " ").trim()];
    if (said === null) return undefined;
    return said === undefined ? known.get(plainTitle(title)) : columns.find(({ field }) => field.name === said);
  }
}
