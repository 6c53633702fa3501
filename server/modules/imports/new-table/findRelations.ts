import { sql } from "kysely";
import { nameFieldOf } from "#core/new-table/nameFieldOf.ts";
import { RelationScope } from "../../../access/RelationScope.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { relationsOf } from "../../config/index.ts";
import { schemaOf } from "../../datasets/index.ts";

/** Datasets that are asked, values that they are asked for, and milliseconds for all of it. */
const mostDatasets = 100;
const mostAsked = 2_000;
const mostTime = 3_000;
/** A dataset of more rows is no list to choose from, and would be read as a whole. */
const mostRows = 200_000;

/**
 * Of each column the dataset in whose names all of its values are; each name has to be of one record that the caller sees. A dataset that
 * is large by the planner's estimate is not asked, small ones are first, and none is looked through that has no name exactly as it is written.
 * @param columns values of each column as they are looked up, with how they are written; none where it is no candidate
 */
export async function findRelations(context: CallContext, columns: readonly ReadonlyMap<string, string>[]): Promise<(string | undefined)[]> {
  const config = await context.services.configuration.of(context.project.id);
  // One value alone is in too many lists.
  const asked = columns.map((values) => (values.size > 1 ? [...values.keys()] : []));
  const wanted = [...new Set(asked.flat())].slice(0, mostAsked);
  const written = [...new Set(columns.flatMap((values) => (values.size > 1 ? [...values.values()] : [])))].slice(0, mostAsked);
  const found = columns.map((): string | undefined => undefined);
  if (wanted.length === 0) return found;
  const end = Date.now() + mostTime;
  for (const dataset of (await smallTables(context)).filter((name) => config.datasets.has(name)).slice(0, mostDatasets)) {
    if (Date.now() > end || asked.every((values, index) => values.length === 0 || found[index] !== undefined)) break;
    const relation = relationsOf(config)(dataset);
    const by = relation && nameFieldOf([...relation.fields.values()].filter(({ isSystem }) => isSystem !== true));
    if (!relation || by === undefined || by === "id") continue;
    const scope = new RelationScope({ relation, context, rowRules: [], relationOf: relationsOf(config), exposed: new Set(["id", by]) });
    const { database } = context.services;
    const plain = sql<string>`cast(${scope.expression(by)} as text)`;
    const isThere = await sql`select 1 from ${scope.from()} where ${scope.rows({ isJoined: true })} and ${plain} = any (cast(${written} as text[])) limit 1`.execute(database.sql);
    if (isThere.rows.length === 0) continue;
    const name = sql<string>`platon.fold(${plain})`;
    const { rows } = await sql<{ name: string }>`
      select ${name} as name from ${scope.from()} where ${scope.rows({ isJoined: true })} and ${name} = any (cast(${wanted} as text[]))
      group by 1 having count(*) = 1`.execute(database.sql);
    const names = new Set(rows.map((row) => row.name));
    for (const [index, values] of asked.entries()) {
      if (found[index] === undefined && values.length > 0 && values.every((value) => names.has(value))) found[index] = dataset;
    }
  }
  return found;
}

async function smallTables({ project, services }: CallContext): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schemaOf(project.id)} and c.relkind = 'r' and c.reltuples <= ${mostRows}
    order by pg_relation_size(c.oid)`.execute(services.database.sql);
  return rows.map(({ name }) => name);
}
