import type { RowFile } from "#contract/file.ts";
import type { TableRow } from "#contract/table.ts";
import { fileFormatNames, formatIdOf } from "#core/format/cellFormatNames.ts";
import { isFileType } from "#core/fieldType.ts";
import { relationSource } from "../../access/Relation.ts";
import type { ReachableField } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { readRowFiles, type NamedFiles } from "../files/index.ts";
import { leafColumns } from "./leafColumns.ts";
import type { OpenTable } from "./openTable.ts";

/** Of one field: what a cell has room for. */
const shownOfField = 4;

/** Rows with what their cells show of files, so that a list needs no call for each of them. */
export async function withFiles(
  context: CallContext, { table, relation }: OpenTable, { fields, rows }: { fields: readonly ReachableField[]; rows: readonly TableRow[] },
): Promise<TableRow[]> {
  const asFiles = new Set(
    leafColumns(table.columns).flatMap(({ cellFormat, dataField }) => (fileFormatNames.includes(formatIdOf(cellFormat ?? "")) ? [dataField] : [])),
  );
  // A record that is only linked to holds files of its own.
  const shown = fields.filter(({ name, type, via }) => !via && (isFileType(type) || asFiles.has(name)));
  if (shown.length === 0) return [...rows];
  const named = rows.map((row) => shown.map(({ name }): NamedFiles => ({ recordId: row.$id ?? "", field: name, ids: idsOf(row[name]) })));
  const files = await readRowFiles(context, relationSource(relation), named.flat());
  return rows.map((row, index) => {
    const own = (named[index] ?? []).flatMap(({ ids }) => ids.flatMap((id): [string, RowFile][] => (files.has(id) ? [[id, files.get(id) as RowFile]] : [])));
    return own.length === 0 ? row : { ...row, $files: Object.fromEntries(own) };
  });
}

/** A list of a field that may hold anything. */
const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.slice(0, shownOfField).filter((id) => typeof id === "string") : [];
