import { mostRowsAtOnce } from "#core/limits/rowsAtOnce.ts";
import type { IdsQuery, RowsQuery } from "#sdk/wire.ts";
import { rowOf, type LineSource } from "./lines.ts";
import type { RowRanges } from "./RowRanges.ts";

/** Which rows are meant: some by their ids, or all that the question on the screen finds. */
export type MeantRows = { readonly ids: string[] } | Pick<RowsQuery, "filters" | "search" | "parent" | "level" | "deleted">;

/** All rows that the question finds, as a call names them: filters, search, parent and level as they stand. */
export function allMatching({ filters, search, parent, level, deleted }: RowsQuery): MeantRows {
  return {
    filters: filters ?? {}, ...(search !== undefined && { search }), ...(parent && { parent }), ...(level !== undefined && { level }), ...(deleted && { deleted }),
  };
}

/** Whether every row of the question is selected, also those that nobody has seen: only then the question itself is meant. */
export function isAllSelected(selected: RowRanges, { count: { kind, rows }, height = 0, isGrouped }: Pick<LineSource, "count" | "height" | "isGrouped">): boolean {
  // While nobody knows how many there are, only more than the server would take are certainly no few of them.
  const all = kind === "exact" ? rows : Math.max(height, mostRowsAtOnce + 1);
  return !isGrouped && all > 0 && selected.count >= all;
}

export interface MeantOptions {
  readonly lines: LineSource;
  readonly query: RowsQuery;
  /** Ids of rows in the order of the question. */
  readonly askIds: (query: IdsQuery) => Promise<readonly string[]>;
}

/** Selected lines as the rows that they stand for: all between are in, loaded or not. */
export async function meantRows(selected: RowRanges, { lines, query, askIds }: MeantOptions): Promise<MeantRows> {
  if (isAllSelected(selected, lines)) return allMatching(query);
  const ids: string[] = [];
  for (const [from, to] of selected.ranges) ids.push(...(await idsOf(from, to, { lines, query, askIds })));
  return { ids };
}

async function idsOf(from: number, to: number, { lines, query, askIds }: MeantOptions): Promise<readonly string[]> {
  const loaded = Array.from({ length: to - from }, (_, at) => lines.line(from + at));
  const there = loaded.flatMap((line) => rowOf(line)?.$id ?? []);
  if (there.length === loaded.length) return there;
  if (!lines.isGrouped) {
    const { page: _page, pageSize: _size, after: _after, footers: _footers, files: _files, count: _count, openGroups: _open, aggregates: _more, ...question } = query;
    return await askIds({ ...question, from, count: to - from });
  }
  const rows = await lines.read(loaded.flatMap((line, at) => (line.kind === "row" ? [from + at] : [])));
  return rows.flatMap((row) => row?.$id ?? []);
}
