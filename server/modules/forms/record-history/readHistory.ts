import { sql } from "kysely";
import type { RecordRevision } from "#contract/history.ts";
import { isAllowed } from "../../../access/objectPolicy.ts";
import { presentValue } from "../../../access/presentValue.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { optionName, translator } from "../../config/index.ts";
import { labelOf } from "../labelOf.ts";
import type { FormField, OpenForm } from "../openForm.ts";
import { findOptions } from "../readOptions.ts";
import { keepsHistory } from "./keepHistory.ts";

const pageSize = 50;

type Row = Record<string, unknown> & { readonly place: number; readonly version: number; readonly at: string; readonly change: RecordRevision["change"]; readonly by_name: string | null };

/**
 * What happened to a record, the latest first: of the fields that the caller may read through the form, as long as the record
 * is there for the caller. Permissions and row rules stand in the statement.
 * @throws CallFailure `not_found` for a record that is not there for the caller, or of which no history is kept
 */
export async function readHistory(context: CallContext, opened: OpenForm, { id, before }: { id: string; before: string | undefined }): Promise<RecordRevision[]> {
  if (!keepsHistory(opened)) throw new CallFailure("not_found");
  const fields = opened.fields.filter(({ field }) => field.type !== "password" && !field.isSystem);
  const rows = await findRows(context, opened, { id, before, fields });
  const names = await optionNames(context, opened, fields, rows);
  return rows.flatMap((row) => (row.place === null ? [] : [presentRow(row, { context, opened, fields, names })]));
}

async function findRows(
  context: CallContext, opened: OpenForm, { id, before, fields }: { id: string; before: string | undefined; fields: readonly FormField[] },
): Promise<readonly Row[]> {
  const reach = opened.scope();
  const isSeen = isAllowed(opened.form, "delete", context) ? sql`(${reach.rows()} or ${reach.rows({ isDeleted: true })})` : reach.rows();
  const columns = fields.map(({ field: { column, type } }, index) => {
    // A decimal stays the text that it is.
    const [was, is] = type === "number" ? [sql`r.diff -> ${column} ->> 0`, sql`r.diff -> ${column} ->> 1`] : [sql`r.diff -> ${column} -> 0`, sql`r.diff -> ${column} -> 1`];
    return sql`, ${was} as ${sql.ref(`b${index}`)}, ${is} as ${sql.ref(`a${index}`)}`;
  });
  const readable = fields.map(({ field }) => field.column);
  const { rows } = await sql<Row>`
    select r.id::float8 as place, r.version, r.at, r.change, r.by_name ${sql.join(columns, sql``)}
    from ${reach.from()} left join platon.record_revisions as r on r.project_id = ${context.project.id} and r.dataset = ${opened.relation.name} and r.record_id = t.id
      and (r.change <> 'update' or jsonb_exists_any(r.diff, cast(${readable} as text[]))) and ${before === undefined ? sql`true` : sql`r.id < ${before}::bigint`}
    where t.id = ${id} and ${isSeen} order by r.id desc nulls last limit ${pageSize}`.execute(context.services.database.sql);
  if (rows.length === 0) throw new CallFailure("not_found");
  return rows;
}

interface Known {
  readonly context: CallContext;
  readonly opened: OpenForm;
  readonly fields: readonly FormField[];
  readonly names: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

function presentRow(row: Row, { context, opened, fields, names }: Known): RecordRevision {
  const { place, version, at, change, by_name: byName } = row;
  const diff = fields.flatMap(({ name, field }, index) => {
    const [was, is] = [row[`b${index}`], row[`a${index}`]].map((value) => wireValue(field.type, value));
    if (was === null && is === null) return [];
    return [{ field: name, title: labelOf(name, opened, context) ?? field.title ?? name, before: was, after: is, names: names.get(name) ?? {} }];
  });
  return { place, version, at, change, byName, diff };
}

/** As the record itself has it. */
function wireValue(type: Parameters<typeof presentValue>[0], value: unknown): unknown {
  if (value === null || value === undefined) return null;
  return type === "datetime" ? new Date(String(value)).toISOString() : presentValue(type, value);
}

/** What values of selects are called, as far as the caller may know: by field. */
async function optionNames(context: CallContext, opened: OpenForm, fields: readonly FormField[], rows: readonly Row[]): Promise<Known["names"]> {
  const names = new Map<string, Readonly<Record<string, string>>>();
  const translate = translator(opened.config, context);
  for (const [index, { name, element, field }] of fields.entries()) {
    const ids = [...new Set(rows.flatMap((row) => [row[`b${index}`], row[`a${index}`]]).flatMap((value) => (Array.isArray(value) ? value : [value])).filter((value) => typeof value === "string"))];
    if (ids.length === 0) continue;
    const listed = (element.data ?? field.options ?? []).map((option) => [option.id, optionName(option, context.locale, translate)]);
    const found = element.optionsFrom ? await findOptions(context, opened, element, { ids }) : [];
    names.set(name, Object.fromEntries([...listed, ...found.map((one) => [String(one.id), translate(String(one.name ?? one.id))])]));
  }
  return names;
}
