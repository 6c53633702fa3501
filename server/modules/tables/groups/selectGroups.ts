import { sql } from "kysely";
import type { GroupAggregate, QueryGroups } from "#contract/table.ts";
import { heavyReads } from "../../../access/heavyReads.ts";
import { presentValue } from "../../../access/presentValue.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { translator } from "../../config/index.ts";
import { callerConditions, type OpenLevel } from "../callerConditions.ts";
import { groupLabel } from "./groupLabel.ts";
import { groupOrder, groupTerms } from "./groupTerms.ts";
import { planFigures } from "./planFigures.ts";

interface GroupsAsked {
  readonly filters?: unknown;
  readonly sort?: readonly { field: string; dir?: "asc" | "desc" }[];
  readonly groupBy: readonly string[];
  readonly aggregates?: readonly GroupAggregate[];
  readonly limit: number;
}

/**
 * The groups of all levels at once: one for each combination of values, with count and figures over its rows, under the
 * conditions of the rows.
 * @throws CallFailure `unknown_field`, `bad_request`
 */
export async function selectGroups(context: CallContext, opened: OpenLevel, asked: GroupsAsked): Promise<QueryGroups> {
  const scope = opened.scope();
  const query = { filters: asked.filters, groupBy: [...asked.groupBy], sort: [...(asked.sort ?? [])] };
  const terms = groupTerms(scope, query);
  const config = await context.services.configuration.of(opened.table.projectId);
  const words = { locale: context.locale, translate: translator(config, context) };
  const labels = terms.map((term) => groupLabel(term, opened, scope, words));
  const figures = planFigures(scope, asked.aggregates ?? []);
  const keys = terms.map(({ value }, index) => sql`${value} as ${sql.ref(`k${index}`)}`);
  const named = labels.map(({ named: name }, index) => sql`${name === undefined ? sql`null` : sql`min(${scope.expression(name)})`} as ${sql.ref(`n${index}`)}`);
  const conditions = [scope.rows({ isJoined: true }), ...callerConditions(opened, scope, query)];
  const grouped = sql`select ${sql.join([...keys, ...named, sql`count(*) as n`, ...figures.columns])}
    from ${scope.from()} where ${sql.join(conditions, sql` and `)} group by ${sql.join(terms.map(({ value }) => value))}`;
  const order = sql.join(terms.map((term, index) => groupOrder(term, `k${index}`)));
  const { rows } = await sql<Record<string, unknown>>`select * from (${grouped}) as grouped order by ${order} limit ${asked.limit + 1}`
    .execute(heavyReads(context, "search"));
  return { groups: rows.slice(0, asked.limit).map(present), isCut: rows.length > asked.limit };

  function present(row: Record<string, unknown>): QueryGroups["groups"][number] {
    const path = terms.map(({ field }, index) => presentValue(field.type, row[`k${index}`]));
    return {
      path,
      labels: path.map((value, index) => labels[index]?.read(value, row[`n${index}`]) ?? null),
      count: Number(row["n"]),
      ...(asked.aggregates && { aggregates: figures.present(row) }),
    };
  }
}
