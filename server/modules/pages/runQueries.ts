import type { PageQueryText } from "#contract/entities/index.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { runTableQuery } from "../tables/index.ts";

type RouteQuery = Readonly<Record<string, string>>;

/**
 * What a page's queries find, by name (D46): rows of tables under the caller's own permissions, or their number. A query
 * over a table that the caller may not read gives nothing, and the page is shown nevertheless.
 */
export async function runQueries(
  context: CallContext, queries: readonly PageQueryText[], query: RouteQuery,
): Promise<Record<string, unknown>> {
  const answers = await Promise.all(
    queries.map(async (one) => [one.name, await runQuery(context, one, query)] as const)
  );
  return Object.fromEntries(answers);
}

async function runQuery(context: CallContext, query: PageQueryText, route: RouteQuery): Promise<unknown> {
  try {
    return await runTableQuery(context, { ...query, filters: withRouteValues(query.filters, route) });
  } catch (error) {
    if (error instanceof CallFailure && (error.code === "forbidden" || error.code === "not_found")) return null;
    throw error;
  }
}

/** `$query.<name>` becomes the value of the route's query, as text: the filter's own parser makes it the field's type. */
function withRouteValues(filters: unknown, route: RouteQuery): unknown {
  if (typeof filters === "string") {
    const name = /^\$query\.([\w-]+)$/.exec(filters)?.[1];
    return name === undefined ? filters : (Object.hasOwn(route, name) ? route[name] : null);
  }
  if (Array.isArray(filters)) return filters.map((item) => withRouteValues(item, route));
  if (typeof filters !== "object" || filters === null) return filters;
  return Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, withRouteValues(value, route)]));
}
