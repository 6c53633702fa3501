import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Relation } from "../../access/Relation.ts";
import { tableOf } from "../../access/relationPath.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";

type Transaction = Kysely<PlatonSchema>;

/** Rows that are taken back at once. */
const rowsAtOnce = 500;

/** What an import did to rows, kept beside each piece, so that it can be taken back: of a row that it made nothing, of others what they were. */
export class ImportUndo {
  readonly #id: string;
  readonly #relation: Relation;

  constructor(id: string, relation: Relation) {
    this.#id = id;
    this.#relation = relation;
  }

  get #table(): RawBuilder<unknown> {
    return tableOf(this.#relation);
  }

  /** Keeps rows as they are. */
  async before(tx: Transaction, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await sql`insert into platon.import_rows (import_id, record_id, version, before)
      select ${this.#id}::uuid, t.id, t.version, to_jsonb(t) from ${this.#table} as t where t.id = any (cast(${[...ids]} as uuid[]))
      on conflict do nothing`.execute(tx);
  }

  /** Keeps the versions that it left: whoever changes a row afterwards keeps that. */
  async after(tx: Transaction, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await sql`insert into platon.import_rows (import_id, record_id, version)
      select ${this.#id}::uuid, t.id, t.version from ${this.#table} as t where t.id = any (cast(${[...ids]} as uuid[]))
      on conflict (import_id, record_id) do update set version = excluded.version`.execute(tx);
  }

  /** Takes the next rows back. @returns whether there are more */
  async takeBack(tx: Transaction): Promise<boolean> {
    const { rows } = await sql<{ record_id: string; is_new: boolean }>`
      select record_id, before is null as is_new from platon.import_rows where import_id = ${this.#id} order by record_id limit ${rowsAtOnce}`.execute(tx);
    if (rows.length === 0) return false;
    const ids = sql`cast(${rows.map((row) => row.record_id)} as uuid[])`;
    const columns = [...this.#relation.fields.values()].filter(({ isSystem, property }) => isSystem !== true && property === undefined).map(({ column }) => column);
    const restored = [...columns.map((column) => sql`${sql.id(column)} = (jsonb_populate_record(null::${this.#table}, r.before)).${sql.id(column)}`), sql`version = t.version + 1`, sql`updated_at = now()`];
    await sql`update ${this.#table} as t set ${sql.join(restored)} from platon.import_rows r
      where r.import_id = ${this.#id} and r.record_id = any (${ids}) and r.before is not null and t.id = r.record_id and t.version = r.version and r.version <> (r.before ->> 'version')::int`.execute(tx);
    await sql`delete from platon.record_revisions using ${this.#table} as t, platon.import_rows r
      where r.import_id = ${this.#id} and r.record_id = any (${ids}) and r.before is null and t.id = r.record_id and t.version = r.version
        and platon.record_revisions.record_id = t.id and platon.record_revisions.dataset = ${this.#relation.name}`.execute(tx);
    await sql`delete from ${this.#table} as t using platon.import_rows r
      where r.import_id = ${this.#id} and r.record_id = any (${ids}) and r.before is null and t.id = r.record_id and t.version = r.version`.execute(tx);
    await sql`delete from platon.import_rows where import_id = ${this.#id} and record_id = any (${ids})`.execute(tx);
    return true;
  }
}
