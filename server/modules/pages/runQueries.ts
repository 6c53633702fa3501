import type { PageQueryText } from "#contract/entities/index.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { readMetric } from "../metrics/index.ts";
import { runTableQuery } from "../tables/index.ts";

const unreadable: ReadonlySet<string> = new Set(["forbidden", "not_found", "unknown_field"]);

type RouteQuery = Readonly<Record<string, string>>;

/**
 * What a page's queries find, by name (D46): rows of tables under the caller's own permissions, or their number, and answers of metrics. A query
 * over what the caller may not read, a table or one of its fields, gives nothing, and the page is shown nevertheless.
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
    if ("metric" in query) return await readMetric(context, query.metric, withRouteValues(query.params ?? {}, route) as Record<string, unknown>);
    return await runTableQuery(context, { ...query, filters: withRouteValues(query.filters, route) });
  } catch (error) {
    // Names were checked when the page was applied: a field that is unknown now is not the caller's.
    if (error instanceof CallFailure && unreadable.has(error.code)) return null;
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
