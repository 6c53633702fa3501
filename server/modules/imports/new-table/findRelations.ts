import { sql, type RawBuilder } from "kysely";
import { nameFieldOf } from "#core/new-table/nameFieldOf.ts";
import { RelationScope } from "../../../access/RelationScope.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { relationsOf } from "../../config/index.ts";
import { schemaOf } from "../../datasets/index.ts";

/** Datasets that are asked, values that they are asked for, and milliseconds for all of it. */
const mostDatasets = 100;
const mostAsked = 2_000;
const mostTime = 3_000;
/** A dataset of more rows, or more bytes, is no list to choose from, and would be read as a whole. */
const mostRows = 200_000;
const mostBytes = 67_108_864;
/** Of names that are written otherwise only smaller ones are looked through: each name there is folded for it. */
const mostFolded = 8_388_608;

/**
 * Of each column the dataset in whose names all of its values are; each name has to be of one record that the caller sees. Small datasets are
 * asked first.
 * @param columns values of each column as they are looked up, with how they are written; none where it is no candidate
 */
export async function findRelations(context: CallContext, columns: readonly ReadonlyMap<string, string>[]): Promise<(string | undefined)[]> {
  const config = await context.services.configuration.of(context.project.id);
  const found = columns.map((): string | undefined => undefined);
  // One value alone is in too many lists.
  const asked = columns.map((values) => (values.size > 1 ? values : new Map<string, string>()));
  const end = Date.now() + mostTime;
  for (const { name: dataset, bytes } of await smallTables(context)) {
    const open = asked.filter((values, index) => values.size > 0 && found[index] === undefined);
    if (open.length === 0 || Date.now() > end) break;
    const relation = config.datasets.has(dataset) ? relationsOf(config)(dataset) : undefined;
    const by = relation && nameFieldOf([...relation.fields.values()].filter(({ isSystem }) => isSystem !== true));
    if (!relation || by === undefined || by === "id") continue;
    const scope = new RelationScope({ relation, context, rowRules: [], relationOf: relationsOf(config), exposed: new Set(["id", by]) });
    const plain = sql<string>`cast(${scope.expression(by)} as text)`;
    const namesAmong = async (name: RawBuilder<string>, wanted: readonly string[]): Promise<ReadonlySet<string>> => {
      const { rows } = await sql<{ name: string }>`
        select ${name} as name from ${scope.from()} where ${scope.rows({ isJoined: true })} and ${name} = any (cast(${[...new Set(wanted)].slice(0, mostAsked)} as text[]))
        group by 1 having count(*) = 1`.execute(context.services.database.sql);
      return new Set(rows.map((row) => row.name));
    };
    const written = await namesAmong(plain, open.flatMap((values) => [...values.values()]));
    const likely = open.filter((values) => [...values.values()].some((value) => written.has(value)));
    const isWritten = (values: ReadonlyMap<string, string>): boolean => [...values.values()].every((value) => written.has(value));
    const folded = bytes <= mostFolded && !likely.every(isWritten) ? await namesAmong(sql<string>`platon.fold(${plain})`, likely.flatMap((values) => [...values.keys()])) : undefined;
    for (const [index, values] of asked.entries()) {
      if (found[index] === undefined && likely.includes(values) && (isWritten(values) || [...values.keys()].every((value) => folded?.has(value)))) found[index] = dataset;
    }
  }
  return found;
}

/** The smallest first, by the planner's estimate and by what they take: nobody may have counted them. */
async function smallTables({ project, services }: CallContext): Promise<{ readonly name: string; readonly bytes: number }[]> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select c.relname as name, pg_relation_size(c.oid)::float8 as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schemaOf(project.id)} and c.relkind = 'r' and c.reltuples <= ${mostRows} and pg_relation_size(c.oid) <= ${mostBytes}
    order by 2 limit ${mostDatasets}`.execute(services.database.sql);
  return rows;
}
