import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { entities } from "./entities.ts";
import type { EntityDefinition, EntityName } from "./EntityDefinition.ts";

/** By field name; null where the column is. */
export type EntityValues = Readonly<Record<string, unknown>>;

export interface EntityRow {
  readonly id: string;
  readonly version: number;
  readonly values: EntityValues;
}

/** The living rows of a project, each list in the order of its tree or key. */
export type EntityRows = ReadonlyMap<EntityName, readonly EntityRow[]>;

export async function loadEntityRows(executor: Kysely<PlatonSchema>, projectId: string): Promise<EntityRows> {
  const rows = new Map<EntityName, readonly EntityRow[]>();
  for (const entity of entities) rows.set(entity.name, await loadRows(executor, entity, projectId));
  return rows;
}

async function loadRows(
  executor: Kysely<PlatonSchema>, entity: EntityDefinition, projectId: string
): Promise<EntityRow[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select id, version, ${columnsOf(entity)} from ${sql.table(`platon.${entity.name}`)}
    where project_id = ${projectId} and deleted_at is null`.execute(executor);
  return sortRows(entity, rows.map((row) => toEntityRow(entity, row)));
}

/** The living parts of one owner, in their order. */
export async function loadOwnedRows(
  executor: Kysely<PlatonSchema>, entity: EntityDefinition, { projectId, ownerId }: { projectId: string; ownerId: string },
): Promise<EntityRow[]> {
  const owner = entity.fields.find(({ name }) => name === entity.ownerField);
  if (owner === undefined) return [];
  const { rows } = await sql<Record<string, unknown>>`
    select id, version, ${columnsOf(entity)} from ${sql.table(`platon.${entity.name}`)}
    where project_id = ${projectId} and ${sql.ref(owner.column)}::text = ${ownerId} and deleted_at is null`.execute(executor);
  return sortRows(entity, rows.map((row) => toEntityRow(entity, row)));
}

/** One row, also a deleted one. */
export async function findEntityRow(
  executor: Kysely<PlatonSchema>, entity: EntityDefinition, place: { projectId: string; id: string },
): Promise<(EntityRow & { readonly isDeleted: boolean }) | undefined> {
  const { rows } = await sql<Record<string, unknown>>`
    select id, version, deleted_at is not null as is_deleted, ${columnsOf(entity)} from ${
      sql.table(`platon.${entity.name}`)
    }
    where project_id = ${place.projectId} and id::text = ${place.id}`.execute(executor);
  const [row] = rows;
  return row && { ...toEntityRow(entity, row), isDeleted: row["is_deleted"] === true };
}

const columnsOf = ({ fields }: EntityDefinition) => sql.join(fields.map(({ column }) => sql.id(column)));

function toEntityRow({ fields }: EntityDefinition, row: Record<string, unknown>): EntityRow {
  const values = Object.fromEntries(fields.map(({ name, column }) => [name, row[column] ?? null]));
  return { id: String(row["id"]), version: Number(row["version"]), values };
}

/** In the order of siblings, else by key. */
export function sortRows({ orderField, keyField }: EntityDefinition, rows: EntityRow[]): EntityRow[] {
  const orderOf = (row: EntityRow): number => (orderField === undefined ? 0 : Number(row.values[orderField]));
  const keyOf = (row: EntityRow): string => String(row.values[keyField]);
  return rows.sort((a, b) => orderOf(a) - orderOf(b) || (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Rows of one owner as a tree along the parent field; without one, a plain list. */
export function presentTree<Node>(
  { parentField }: Pick<EntityDefinition, "parentField">, rows: readonly EntityRow[], make: (row: EntityRow, children: readonly Node[]) => Node
): Node[] {
  const parentOf = parentsOf(parentField, rows);
  const byParent = new Map<string | undefined, EntityRow[]>();
  for (const row of rows) {
    const siblings = byParent.get(parentOf(row));
    if (siblings) siblings.push(row);
    else byParent.set(parentOf(row), [row]);
  }
  const below = (parent: string | undefined): Node[] =>
    (byParent.get(parent) ?? []).map((row) => make(row, parentField === undefined ? [] : below(row.id)));
  return below(undefined);
}

/**
 * The parent under which a row is shown. A child whose parent is gone is shown at the top rather than lost, and so is
 * the first of a circle of rows: changes make none (CF17), but the database itself allows one.
 */
function parentsOf(
  parentField: string | undefined, rows: readonly EntityRow[]
): (row: EntityRow) => string | undefined {
  const said = ({ values }: EntityRow): string => (parentField === undefined ? "" : String(values[parentField]));
  const parents = new Map(rows.map((row) => [row.id, said(row)]));
  /** Rows whose way to the top is known. */
  const reached = new Set<string>();
  const freed = new Set<string>();
  for (const { id } of rows) {
    const way = new Set<string>();
    let step = id;
    while (parents.has(step) && !reached.has(step)) {
      reached.add(step);
      way.add(step);
      step = parents.get(step) ?? "";
    }
    // The way up came back to itself.
    if (way.has(step)) freed.add(step);
  }
  return ({ id }) => {
    const parent = parents.get(id) ?? "";
    return parents.has(parent) && !freed.has(id) ? parent : undefined;
  };
}
