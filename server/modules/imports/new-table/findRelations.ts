import { sql } from "kysely";
import { nameFieldOf } from "#core/new-table/nameFieldOf.ts";
import { RelationScope } from "../../../access/RelationScope.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { relationsOf } from "../../config/index.ts";
import { schemaOf } from "../../datasets/index.ts";

/** Datasets that are asked, and values that they are asked for. */
const mostDatasets = 100;
const mostAsked = 2_000;
/** A dataset of more rows is no list to choose from, and would be read as a whole. */
const mostRows = 200_000;

/**
 * Of each column the dataset in whose names all of its values are; each name has to be of one record that the caller sees. A dataset that
 * is large by the planner's estimate is not asked.
 * @param columns values of each column as they are looked up; none where it is no candidate
 */
export async function findRelations(context: CallContext, columns: readonly (readonly string[])[]): Promise<(string | undefined)[]> {
  const config = await context.services.configuration.of(context.project.id);
  // One value alone is in too many lists.
  const asked = columns.map((values) => (values.length > 1 ? values : []));
  const wanted = [...new Set(asked.flat())].slice(0, mostAsked);
  const found = columns.map((): string | undefined => undefined);
  if (wanted.length === 0) return found;
  const large = await largeDatasets(context);
  for (const dataset of [...config.datasets.keys()].filter((name) => !large.has(name)).slice(0, mostDatasets)) {
    if (asked.every((values, index) => values.length === 0 || found[index] !== undefined)) break;
    const relation = relationsOf(config)(dataset);
    const by = relation && nameFieldOf([...relation.fields.values()].filter(({ isSystem }) => isSystem !== true));
    if (!relation || by === undefined || by === "id") continue;
    const scope = new RelationScope({ relation, context, rowRules: [], relationOf: relationsOf(config), exposed: new Set(["id", by]) });
    const name = sql<string>`platon.fold(cast(${scope.expression(by)} as text))`;
    const { rows } = await sql<{ name: string }>`
      select ${name} as name from ${scope.from()} where ${scope.rows({ isJoined: true })} and ${name} = any (cast(${wanted} as text[]))
      group by 1 having count(*) = 1`.execute(context.services.database.sql);
    const names = new Set(rows.map((row) => row.name));
    for (const [index, values] of asked.entries()) {
      if (found[index] === undefined && values.length > 0 && values.every((value) => names.has(value))) found[index] = dataset;
    }
  }
  return found;
}

async function largeDatasets({ project, services }: CallContext): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schemaOf(project.id)} and c.relkind = 'r' and c.reltuples > ${mostRows}`.execute(services.database.sql);
  return new Set(rows.map(({ name }) => name));
}
