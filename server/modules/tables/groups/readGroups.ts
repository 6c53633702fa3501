import { sql, type RawBuilder } from "kysely";
import type { RowGroup, RowsQuery } from "#contract/table.ts";
import { heavyReads } from "../../../access/heavyReads.ts";
import { presentValue } from "../../../access/presentValue.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { translator } from "../../config/index.ts";
import { callerConditions, type OpenLevel } from "../callerConditions.ts";
import { planFooters } from "../footers/readFooters.ts";
import type { Paging } from "../orderedRows.ts";
import { groupLabel } from "./groupLabel.ts";
import { groupOrder, groupTerms, type GroupTerm } from "./groupTerms.ts";
import { joinPaths, type PlacedPath } from "./openedPaths.ts";
import { planFigures } from "./planFigures.ts";

/** A page of the groups of one level inside one group. */
export interface GroupPage {
  readonly groups: RowGroup[];
  readonly groupTotal: number;
  /** Rows of all groups of the level. */
  readonly rowTotal: number;
}

interface Asked {
  readonly query: RowsQuery;
  /** Of one length; alike in where they are empty. */
  readonly paths: readonly PlacedPath[];
  readonly page: Paging;
}

/**
 * Groups of the level below each path, with count, footers and further figures over the rows of each: one statement, under
 * the conditions of the rows. All groups of the level are made, and a page of them is answered.
 * @returns by the place of the path
 * @throws CallFailure `unknown_field`, `bad_request`
 */
export async function readGroups(context: CallContext, opened: OpenLevel, { query, paths, page }: Asked): Promise<Map<number, GroupPage>> {
  const scope = opened.scope();
  const depth = paths[0]?.values.length ?? 0;
  const terms = groupTerms(scope, query);
  const term = terms[depth] as GroupTerm;
  const config = await context.services.configuration.of(opened.table.projectId);
  const label = groupLabel(term, opened, scope, { locale: context.locale, translate: translator(config, context) });
  const footers = planFooters(context, opened, scope);
  const figures = planFigures(scope, query.aggregates ?? []);
  const named = label.named === undefined ? sql`null` : sql`min(${scope.expression(label.named)})`;
  const columns = [sql`${named} as named`, sql`count(*) as n`, ...footers.columns, ...figures.columns];
  const conditions = [scope.rows({ isJoined: true }), ...callerConditions(opened, scope, { ...query, groupPath: [] })];
  const joined = joinPaths(scope, terms, paths);
  const grouped = sql`select g.place, ${term.value} as k, ${sql.join(columns)}
    from ${scope.from()}${joined} where ${sql.join(conditions, sql` and `)} group by g.place, ${term.value}`;
  const { rows } = await sql<Record<string, unknown>>`${placed(grouped, term, page)}`.execute(heavyReads(context, "search"));
  return new Map(paths.map(({ place, values }) => [place, pageOf(rows.filter((row) => row["place"] === place), values)]));

  function pageOf(found: readonly Record<string, unknown>[], values: readonly unknown[]): GroupPage {
    const groups = found.filter((row) => Number(row["at"]) > page.offset).map((row) => present(row, values));
    return { groups, groupTotal: Number(found[0]?.["of_groups"] ?? 0), rowTotal: Number(found[0]?.["of_rows"] ?? 0) };
  }

  function present(row: Record<string, unknown>, values: readonly unknown[]): RowGroup {
    const value = presentValue(term.field.type, row["k"]);
    return {
      value,
      label: label.read(value, row["named"]),
      path: [...values.map((one, index) => presentValue(terms[index]?.field.type ?? "text", one)), value],
      count: Number(row["n"]),
      footers: footers.present(row),
      ...(query.aggregates && { aggregates: figures.present(row) }),
    };
  }
}

/** A page of each level in the order of its values, and the first group, which tells how many there are. */
function placed(grouped: RawBuilder<unknown>, term: GroupTerm, { limit, offset }: Paging): RawBuilder<unknown> {
  const order = groupOrder(term, "k");
  return sql`select * from (
      select grouped.*, row_number() over (partition by place order by ${order}) as at,
        count(*) over (partition by place) as of_groups, sum(n) over (partition by place) as of_rows
      from (${grouped}) as grouped
    ) as placed where at = 1 or (at > ${offset} and at <= ${offset + limit}) order by place, at`;
}
