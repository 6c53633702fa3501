import { sql } from "kysely";
import { readerOf } from "../../access/heavyReads.ts";
import { openQuery } from "../../access/query/openQuery.ts";
import { queryRelation } from "../../access/query/queryRelation.ts";
import { RelationScope, type ReachableField } from "../../access/RelationScope.ts";
import type { DescribedQuery, QueryField } from "#contract/project/index.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { relationsOf, type Metric, type ProjectConfig } from "../config/index.ts";
import type { Figures } from "./KeptFigures.ts";

export interface SelectedColumn {
  /** Of its value in a row. */
  readonly key: string;
  readonly field: ReachableField;
  readonly asked: QueryField;
}

export interface Selected extends Figures {
  /** Those that there are for the caller. */
  readonly columns: readonly SelectedColumn[];
  /** Rows that were asked for; one more tells that there are more. */
  readonly limit: number;
}

interface Asked {
  readonly metric: Metric;
  readonly config: ProjectConfig;
  readonly query: DescribedQuery;
  readonly values: Readonly<Record<string, unknown>>;
  readonly sort: readonly { readonly field: string; readonly dir?: "asc" | "desc" }[];
  readonly limit: number;
}

/** What a question finds for the caller. @throws CallFailure `forbidden`, `query_timeout`, `too_many_requests` */
export async function selectFigures(context: CallContext, { metric, config, query, values, sort, limit }: Asked): Promise<Selected> {
  const relationOf = relationsOf(config);
  const asked = queryRelation(query, relationOf);
  if (!asked) throw new CallFailure("internal", { cause: new Error(`no dataset ${query.dataset}`) });
  const relation = openQuery(asked, { context, relationOf, values });
  const scope = new RelationScope({ relation, context, rowRules: [], relationOf, exposed: new Set(query.fields.map(({ name }) => name)) });
  const columns = query.fields.flatMap((one, index): SelectedColumn[] => {
    const field = scope.find(one.name);
    return field ? [{ key: `v${index}`, field, asked: one }] : [];
  });
  if (columns.length === 0) throw new CallFailure("forbidden");
  const selected = columns.map(({ key, field }) => sql`${scope.expression(field.name)} as ${sql.ref(key)}`);
  const terms = sort.filter(({ field }) => scope.find(field)).map(({ field, dir = "asc" }) => sql`${scope.ordered(field)} ${sql.raw(dir)} nulls last`);
  const order = terms.length === 0 ? sql`` : sql` order by ${sql.join(terms)}`;
  const statement = sql<Record<string, unknown>>`select ${sql.join(selected)} from ${scope.from()} where ${scope.rows()}${order} limit ${limit + 1}`;
  const compiled = statement.compile(context.services.database.sql);
  // Without the signal of this caller: others wait for it too.
  const reading = context.services.database.heavy("search", { group: readerOf(context) });
  const figures = await context.services.figures.answer({ statement: compiled, lifetime: metric.lifetime }, async () => (await statement.execute(reading)).rows);
  return { ...figures, columns, limit };
}
