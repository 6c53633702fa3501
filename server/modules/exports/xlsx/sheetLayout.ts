import type { ExportColumn } from "../exportColumns.ts";
import { cellText } from "./cellText.ts";
import type { Merge, SheetLayout } from "./workbookMessages.ts";

/** Characters of a column of text unless it has a width. */
const usualWidth = 18;
const pixelsOfCharacter = 7;

/** Header and columns of a sheet: groups stand above their columns in merged cells, a column without any goes down to the last row. */
export function sheetLayout(title: string, columns: readonly ExportColumn[]): SheetLayout {
  const depth = 1 + Math.max(0, ...columns.map(({ groups }) => groups.length));
  const header = Array.from({ length: depth }, () => columns.map((): string | null => null));
  const merges: Merge[] = [];
  for (const [index, { title: own, groups }] of columns.entries()) {
    const row = header[groups.length];
    if (row) row[index] = cellText(own).text;
    if (groups.length + 1 < depth) merges.push([groups.length + 1, index + 1, depth, index + 1]);
  }
  for (let level = 0; level < depth - 1; level += 1) {
    for (const { from, to, text } of runsOf(columns, level)) {
      const row = header[level];
      if (row) row[from] = cellText(text).text;
      if (to > from) merges.push([level + 1, from + 1, level + 1, to + 1]);
    }
  }
  const widths = columns.map(({ width, cell: { numberFormat } }) => ({
    width: Math.max(8, Math.round(width === undefined ? usualWidth : width / pixelsOfCharacter)), ...(numberFormat !== undefined && { numberFormat }),
  }));
  return { title, columns: widths, header, merges };
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Neighbours of one group: the user may have put another column between them. */
function runsOf(columns: readonly ExportColumn[], level: number): Run[] {
  const runs: (Run & { readonly path: string })[] = [];
  for (const [index, { groups }] of columns.entries()) {
    const group = groups[level];
    if (group === undefined) continue;
    const path = groups.slice(0, level + 1).map(({ id }) => id).join("/");
    const last = runs.at(-1);
    if (last?.path === path && last.to === index - 1) runs[runs.length - 1] = { ...last, to: index };
    else runs.push({ from: index, to: index, text: group.title, path });
  }
  return runs;
}
