import { sql, type Kysely, type RawBuilder } from "kysely";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { EntityDefinition, EntityField } from "../entities/EntityDefinition.ts";
import type { EntityValues } from "../entities/entityRows.ts";

type Transaction = Kysely<PlatonSchema>;

interface Writing {
  readonly projectId: string;
  readonly userId: string | undefined;
}

const tableOf = ({ name }: EntityDefinition): RawBuilder<unknown> => sql.table(`platon.${name}`);

const namedFields = ({ fields }: EntityDefinition, values: EntityValues): EntityField[] =>
  fields.filter(({ name }) => Object.hasOwn(values, name));

/** JSON goes as its text, lists as PostgreSQL's arrays. */
const bound = ({ type }: EntityField, value: unknown): unknown =>
  type === "json" && value !== null ? JSON.stringify(value) : value;

/** @returns the id of the new row */
export async function insertEntityRow(
  tx: Transaction, entity: EntityDefinition, { id = uuidv7(), values, projectId, userId }: Writing & {
    id?: string | undefined; values: EntityValues
  },
): Promise<string> {
  const fields = namedFields(entity, values);
  const columns = ["id", "project_id", "created_by", "updated_by", ...fields.map(({ column }) => column)];
  const parameters = [
    id, projectId, userId ?? null, userId ?? null, ...fields.map((field) => bound(field, values[field.name]))
  ];
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`insert into ${tableOf(entity)} (${names}) values (${sql.join(parameters)})`.execute(tx);
  return id;
}

/** @returns false when the row is not there in that version, or not in the state that the change needs */
export async function updateEntityRow(
  tx: Transaction, entity: EntityDefinition,
  change: Writing & { id: string; version: number; values?: EntityValues; life?: "delete" | "restore" | undefined },
): Promise<boolean> {
  const { id, version, values = {}, life, projectId, userId } = change;
  const assignments = namedFields(entity, values).map(
    (field) => sql`${sql.id(field.column)} = ${bound(field, values[field.name])}`
  );
  if (life !== undefined) assignments.push(life === "delete" ? sql`deleted_at = now()` : sql`deleted_at = null`);
  const state = life === "restore" ? sql`deleted_at is not null` : sql`deleted_at is null`;
  const { numAffectedRows } = await sql`
    update ${tableOf(entity)} set ${
      sql.join([
        ...assignments, sql`version = version + 1`, sql`updated_at = now()`, sql`updated_by = ${userId ?? null}`
      ])
    }
    where id = ${id} and project_id = ${projectId} and version = ${version} and ${state}`.execute(tx);
  return numAffectedRows === 1n;
}
