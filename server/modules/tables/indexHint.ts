import { sql } from "kysely";
import type { IndexHint, RowsQuery } from "#contract/table.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { Relation } from "../../access/Relation.ts";
import type { ReachableField } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { OpenLevel } from "./callerConditions.ts";
import { hasIndex, type RowOrder } from "./rowOrder.ts";

/** Below so many rows all of them are read and sorted within a tenth of a second. */
const largeFrom = 50_000;

/**
 * For administrators, of a large dataset: the line of its `indexes` that would serve a sort or a filter which no index
 * serves; of several the first.
 */
export async function indexHint(context: CallContext, opened: OpenLevel, { query, order }: { query: RowsQuery; order: RowOrder }): Promise<IndexHint | undefined> {
  const { relation } = opened;
  if (!isAdministrator(context.caller) || relation.kind !== "dataset") return undefined;
  const field = unserved(opened, query, order);
  if (field === undefined || !(await isLarge(context, relation))) return undefined;
  const [first] = order;
  const isSort = first?.field.name === field;
  return { field, dataset: relation.name, line: JSON.stringify({ fields: [field] }), for: isSort ? "sort" : "filter" };
}

/** What an index finds of a plain condition: a value, some of them, or a range. */
const found: ReadonlySet<unknown> = new Set(["eq", "in", "lt", "le", "gt", "ge", "between", "before", "after", "on", "relative"]);

function unserved({ relation, scope }: OpenLevel, { filters }: RowsQuery, order: RowOrder): string | undefined {
  const [first] = order;
  if (first !== undefined && isOwn(first.field) && !hasIndex(relation, order)) return first.field.name;
  const reach = scope();
  const asked = Object.entries(typeof filters === "object" && filters !== null ? filters : {}).flatMap(([name, condition]) => {
    const field = isFound(condition) ? reach.find(name) : undefined;
    return field && isOwn(field) ? [field] : [];
  });
  return asked.some((field) => isLeading(relation, field)) ? undefined : asked[0]?.name;
}

const isOwn = ({ via, field }: ReachableField): boolean => via === undefined && field.isSystem !== true;

function isFound(condition: unknown): boolean {
  if (Array.isArray(condition)) return condition.some(isFound);
  if (typeof condition !== "object" || condition === null) return condition !== null;
  return found.has((condition as { op?: unknown }).op);
}

const isLeading = ({ indexes = [] }: Relation, { name, field }: ReachableField): boolean =>
  field.isUnique === true || indexes.some(([leading]) => leading === name);

async function isLarge({ services }: CallContext, { schema, table }: Relation): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`select c.reltuples::float8 as n from pg_class c join pg_namespace s on s.oid = c.relnamespace
    where s.nspname = ${schema} and c.relname = ${table}`.execute(services.database.sql);
  return (rows[0]?.n ?? 0) >= largeFrom;
}
