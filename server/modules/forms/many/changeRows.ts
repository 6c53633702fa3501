import { sql, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import { bind } from "../../../access/compileFilter.ts";
import { relationSource } from "../../../access/Relation.ts";
import { tableOf } from "../../../access/relationPath.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { abandonFiles } from "../../files/index.ts";
import { rowStamps } from "../rowStamps.ts";
import { allSeen, demandSeen, linkColumns, seenLinks, type WrittenValue } from "../seenLinks.ts";
import { keepingHistory } from "../record-history/keepHistory.ts";
import { ruleFields } from "../valuesBefore.ts";
import type { ReachedRows } from "./ReachedRows.ts";
import { demandStillSeen } from "./demandStillSeen.ts";
import { tellRows } from "./tellRows.ts";

type Transaction = Kysely<PlatonSchema>;
type Row = Record<string, unknown>;

/** What is done to several rows of a dataset alike. */
export type RowsChange =
  | { readonly kind: "update"; readonly values: readonly WrittenValue[] }
  | { readonly kind: "delete" }
  | { readonly kind: "deleteForEver" }
  | { readonly kind: "restore" };

export interface ChangedRows {
  readonly context: CallContext;
  readonly ids: readonly string[];
  readonly change: RowsChange;
  /** Whether each row is told of in an event of its own; of very many one event stands for all. */
  readonly isToldSingly: boolean;
}

/**
 * Changes rows of a dataset in the caller's transaction: their permissions and row rules stand in the statement, and its
 * ids are one value, however many there are. Rows that are not there for the caller are passed over.
 * @returns how many there were
 * @throws CallFailure `foreign_key`; `forbidden` where the caller would not see a row any more: then nothing is to be kept
 */
export async function changeRows(tx: Transaction, rows: ReachedRows, changed: ChangedRows): Promise<number> {
  const { context, ids, change } = changed;
  const kept = { context, ids, change: change.kind === "deleteForEver" ? "hard delete" : change.kind } as const;
  const found = await keepingHistory(tx, rows, kept, () => (change.kind === "update" ? update(tx, rows, changed, change.values) : removeOrRestore(tx, rows, changed)));
  const written = found.filter((row) => row["is_changed"] === true);
  const details = change.kind === "update" ? { fields: change.values.map(({ field }) => field.name) } : change.kind === "deleteForEver" ? { isHard: true } : {};
  await tellRows(tx, rows, { context, change: kept.change, details, isToldSingly: changed.isToldSingly }, written);
  return found.length;
}

const isAmong = (ids: readonly string[]): RawBuilder<SqlBool> => sql<SqlBool>`t.id = any (cast(${ids} as uuid[]))`;

const bound = ({ field: { field }, value }: WrittenValue): RawBuilder<unknown> =>
  value === null || value === undefined ? sql`null` : bind(field.type, value);

/** What row rules read of the rows as they were. */
const beforeColumns = (rows: ReachedRows): RawBuilder<unknown> =>
  sql.join(ruleFields(rows).map(({ value }, index) => sql`, ${value} as ${sql.ref(`b${index}`)}`), sql``);

/** Rows are locked in one order, so that two who change the same ones wait for each other and do not stop each other. */
async function update(tx: Transaction, rows: ReachedRows, { context, ids }: ChangedRows, values: readonly WrittenValue[]): Promise<Row[]> {
  const { relation } = rows;
  const scope = rows.scope();
  const links = seenLinks(scope, values, { keeps: true });
  const differences = values.map((one) => sql<SqlBool>`${sql.ref(`t.${one.field.field.column}`)} is distinct from ${bound(one)}`);
  const assignments = [...values.map((one) => sql`${sql.id(one.field.field.column)} = ${bound(one)}`), ...rowStamps(context)];
  const { rows: found } = await sql<Row>`
    with found as materialized (
        select t.id, (${sql.join([sql<SqlBool>`false`, ...differences], sql` or `)}) as is_changed, ${linkColumns(links)} ${beforeColumns(rows)}
        from ${tableOf(relation)} as t where ${isAmong(ids)} and ${scope.rows()} order by t.id for no key update),
      written as (update ${tableOf(relation)} as t set ${sql.join(assignments)} from found
        where t.id = found.id and found.is_changed and ${allSeen(links)})
    select * from found`.execute(tx);
  for (const row of found) demandSeen(links, row);
  await demandStillSeen(tx, rows, found.map(({ id }) => String(id)));
  return found;
}

async function removeOrRestore(tx: Transaction, rows: ReachedRows, { context, ids, change }: ChangedRows): Promise<Row[]> {
  const { relation } = rows;
  const scope = rows.scope();
  const isThere = scope.rows();
  const isDeleted = scope.rows({ isDeleted: true });
  const table = tableOf(relation);
  const which = { delete: isThere, restore: isDeleted, deleteForEver: sql<SqlBool>`(${isThere} or ${isDeleted})`, update: isThere }[change.kind];
  const written = change.kind === "deleteForEver"
    ? sql`delete from ${table} as t using found where t.id = found.id`
    : sql`update ${table} as t set ${sql.join([change.kind === "delete" ? sql`deleted_at = now()` : sql`deleted_at = null`, ...rowStamps(context)])} from found where t.id = found.id`;
  const { rows: found } = await sql<Row>`
    with found as materialized (
        select t.id, true as is_changed ${beforeColumns(rows)} from ${table} as t where ${isAmong(ids)} and ${which} order by t.id for update),
      written as (${written})
    select * from found`.execute(tx);
  const source = relationSource(relation);
  if (change.kind === "deleteForEver") for (const { id } of found) await abandonFiles(tx, context, { source, recordId: String(id) });
  return found;
}
