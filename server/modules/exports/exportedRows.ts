import type { ExportQuestion } from "#contract/export.ts";
import { parameterFilters } from "../../access/query/queryValues.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { openQuestion, type OpenTable, type WholeQuestion } from "../tables/index.ts";
import type { OpenExport } from "./openExport.ts";

/** More rows than anybody has. */
const everything = 1_000_000_000;

/** Which rows are meant, and what is read of them. @throws CallFailure `bad_request` for a selection without records */
export async function exportedRows(
  context: CallContext, { table, opened, columns, visible, rowLimit }: OpenExport, { scope, ids, query = {} }: ExportQuestion,
): Promise<{ opened: OpenTable; question: WholeQuestion }> {
  if (scope === "selection" && ids === undefined) throw new CallFailure("bad_request", { params: { where: "body.ids" } });
  const { filters, search: _search, ...unfiltered } = query;
  // All rows of a query are those of its parameters.
  const given = opened.relation.query && { filters: parameterFilters(opened.relation.query, filters) };
  const asked = scope === "all" ? { ...unfiltered, ...given } : query;
  const { groupBy = [] } = query;
  const shown = [...columns, ...visible.filter(({ field }) => groupBy.includes(field))];
  const { page = 1, pageSize = opened.table.pageSize } = query;
  const paging = scope === "page" ? { limit: pageSize, offset: (page - 1) * pageSize } : { limit: everything, offset: 0 };
  // Of what many rows hold the reading knows nothing: everything is read anyway.
  const { plan, ...level } = await openQuestion(context, table, asked);
  return {
    opened: { ...level, ...(plan?.few && { plan: { few: plan.few } }) },
    question: {
      query: asked,
      ...(scope === "selection" && ids && { ids }),
      fields: [...new Set([...groupBy, ...shown.flatMap(({ cell }) => cell.fields)])],
      paging: rowLimit === undefined ? paging : { ...paging, limit: Math.min(paging.limit, rowLimit) },
    },
  };
}
