import { fold } from "#core/filters/index.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { FoundTitles } from "./FoundTitles.ts";
import { oneLine } from "./oneLine.ts";
import type { ImportColumn } from "./openImport.ts";
import { presentFound } from "./presentFound.ts";
import type { Cell, ReadRow } from "./reading/Cell.ts";
import type { FoundFile } from "./reading/readFile.ts";
import { readingLimits } from "./reading/readingLimits.ts";

/** What a person says where the guess is wrong. */
export interface AskedTitles {
  readonly titleRow?: number;
  /** Fields by titles; null for a column that is left out. */
  readonly columns?: Readonly<Record<string, string | null>>;
}

/** As people write titles: `Номи *`, `НОМИ:` and `номи` are one. */
export const plainTitle = (text: string): string => fold(oneLine(text).replace(/[\s*:]+$/, ""));

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? "" : typeof cell === "object" ? "" : String(cell));

/**
 * Finds the row of titles among the first ones: a heading may stand above it, and hints. It is the first that has most of the titles.
 * What is refused tells how the file was read, so that it can be read in another way.
 * @throws CallFailure `import_no_rows`, `import_no_titles`, `import_title_twice`, `import_too_many_columns`
 */
export function findTitles({ found, head }: { found: FoundFile; head: readonly ReadRow[] }, columns: readonly ImportColumn[], { titleRow, columns: asked = {} }: AskedTitles): FoundTitles {
  if (head.length === 0) throw new CallFailure("import_no_rows");
  const known = new Map<string, ImportColumn>();
  // What a mapping says itself comes before what only a label says.
  for (const column of [...columns].reverse()) for (const title of [...column.titles].reverse()) known.set(plainTitle(title), column);
  const [best] = (titleRow === undefined ? head.slice(0, readingLimits.head) : head.filter(({ row }) => row === titleRow)).map(({ row, cells }) => ({ row, cells, count: new Set(cells.map((cell) => match(textOf(cell))).filter(Boolean)).size }))
    .sort((one, other) => other.count - one.count || one.row - other.row);
  const titles = (best?.cells ?? []).map((cell) => oneLine(textOf(cell)));
  const count = titles.filter((title) => title !== "").length;
  if (count > readingLimits.columns) throw new CallFailure("import_too_many_columns", { params: { max: readingLimits.columns } });
  const places = new Map<string, number>();
  const row = best?.row ?? titleRow ?? 1;
  const refused = (code: "import_title_twice" | "import_no_titles", params: Record<string, string>): CallFailure =>
    new CallFailure(code, { params, data: { found: presentFound(found, { head, titles: { row, titles, places }, preview: [] }) } });
  for (const [place, title] of titles.entries()) {
    const column = match(title);
    if (!column) continue;
    if (places.has(column.field.name)) throw refused("import_title_twice", { title });
    places.set(column.field.name, place);
  }
  const missing = columns.filter((column) => column.isNeeded && !places.has(column.field.name));
  if (missing.length > 0 || places.size === 0) throw refused("import_no_titles", { titles: (missing.length > 0 ? missing : columns).map(({ title }) => title).join(", ") });
  return { row, titles, places };

  function match(title: string): ImportColumn | undefined {
    if (title === "") return undefined;
    const said = asked[oneLine(title)];
    if (said === null) return undefined;
    return said === undefined ? known.get(plainTitle(title)) : columns.find(({ field }) => field.name === said);
  }
}
