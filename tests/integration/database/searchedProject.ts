import { sql } from "kysely";
import type { DatasetText } from "#contract/entities/index.ts";
import type { Database } from "../../../server/database/Database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import type { CallContext } from "../../../server/http/CallContext.ts";
import { administrator } from "../../../server/access/objectPolicy.ts";
import { RelationScope } from "../../../server/access/RelationScope.ts";
import { datasetRelation, planDdl } from "../../../server/modules/datasets/index.ts";

export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const fields = [
  ["name", "text", true], ["size", "int", false], ["rate", "number", false], ["founded", "date", false], ["seen", "datetime", false],
  ["is_capital", "boolean", false], ["kind", "int", true], ["note", "text", false],
] as const;

/** A dataset with an index for each kind of sort, and one of two terms. */
export const dataset: DatasetText = {
  title: "Шаҳарлар",
  fields: fields.map(([name, type, isRequired]) => ({ name, type, isRequired })),
  indexes: [...fields.filter(([name]) => name !== "kind").map(([name]) => ({ fields: [name] })), { fields: ["kind", "size"] }],
};

/** Rows of a dataset of which a fifth has no value that it need not have, many have the same, and no two stand in order. */
export async function fillTowns(database: Database, count: number): Promise<void> {
  await migrate(database, migrations, silent);
  await sql.raw(`create schema p_x`).execute(database.sql);
  const { tables, attachments } = planDdl("p_x", new Map(), new Map([["towns", dataset]]));
  for (const statement of [...tables, ...attachments]) await statement.execute(database.sql);
  const some = (value: string): string => `case when n % 5 = 0 then null else ${value} end`;
  await sql.raw(`insert into p_x.towns (id, name, size, rate, founded, seen, is_capital, kind, note)
    select md5(n::text)::uuid, 'Шаҳар ' || (n * 7919) % 1000, ${some("(n * 7919) % 500")}, ${some("((n * 7919) % 700) / 8.0")},
      ${some("date '2000-01-01' + (n * 7919) % 400")}, ${some("timestamptz '2026-01-01Z' + (n * 7919) % 900 * interval '1.000001 s'")},
      ${some("n % 3 = 0")}, (n / 7) % 4, ${some("'изоҳ ' || n")}
    from generate_series(1, ${count}) n`).execute(database.maintenance);
  await database.analyze(["p_x.towns"]);
}

/** What an administrator reaches of it. */
export const townsScope = (): RelationScope =>
  new RelationScope({
    relation: datasetRelation({ ...dataset, projectId: "x", name: "towns" }),
    rowRules: [],
    relationOf: () => undefined,
    exposed: new Set(["id", ...fields.map(([name]) => name)]),
    context: {
      project: { id: "x", settings: {} }, caller: { userId: "1", permissions: [administrator] }, services: { now: () => new Date(0) },
    } as unknown as CallContext,
  });
