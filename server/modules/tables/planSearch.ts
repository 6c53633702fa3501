import type { RowsQuery } from "#contract/table.ts";
import type { RelationScope, SoughtText } from "../../access/RelationScope.ts";
import { trigramTypes } from "../../access/trigrams.ts";
import { hasTrigram } from "../../database/trigramLetters.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { OpenTable } from "./openTable.ts";
import { searchedFields } from "./searchedFields.ts";

/** How the texts of a question are looked for; nothing of it changes what is found. */
export interface SearchPlan {
  /** What few rows hold and an index finds: these are found first, and put in order then. */
  readonly few?: SoughtText;
  /** The part of the question that many rows meet: the order is walked until a page is full. */
  readonly common?: "search" | "filters";
  /** A search of which nothing is known but that no index finds it. */
  readonly isShort?: boolean;
}

/** At a million rows either way takes less than a tenth of a second here. */
const fewAtMost = 2_000;

/**
 * Whose rows they are is not asked here, of fields that the caller may read: the statement that reads them has all of
 * its conditions beside.
 */
export async function planSearch(context: CallContext, opened: OpenTable, query: RowsQuery): Promise<SearchPlan> {
  const scope = opened.scope();
  if (isShortSearch(query)) return { common: "search", isShort: true };
  let common: SearchPlan["common"];
  for (const { part, sought } of soughtTexts(opened, scope, query)) {
    if (!isIndexed(context, scope, sought)) continue;
    const { rows } = await scope.countHolding(sought, fewAtMost + 1).execute(context.services.database.sql);
    if ((rows[0]?.n ?? 0) <= fewAtMost) return { few: sought };
    common ??= part;
  }
  return { ...(common && { common }) };
}

/** One or two letters are in most rows or, in a large table, too much to ask: who goes on to further pages has found some. */
const isShortSearch = ({ search, after, page = 1 }: RowsQuery): boolean =>
  search !== undefined && search !== "" && after === undefined && page === 1 && !hasTrigram(search);

function soughtTexts(
  opened: OpenTable, scope: RelationScope, { search, filters }: RowsQuery,
): { part: "search" | "filters"; sought: SoughtText }[] {
  const searched = search ? [{ part: "search" as const, sought: { names: searchedFields(opened, scope), text: search } }] : [];
  const contained = filters === undefined || filters === null ? [] : scope.contained(filters);
  return [...searched, ...contained.map((sought) => ({ part: "filters" as const, sought }))];
}

function isIndexed({ services }: CallContext, scope: RelationScope, { names, text }: SoughtText): boolean {
  const { schema, table, kind } = scope.relation;
  if (kind !== "dataset" || names.length === 0 || !hasTrigram(text)) return false;
  return names.map((name) => scope.demand(name)).every(({ via, type, field: { column } }) =>
    via === undefined && trigramTypes.includes(type) && services.searchIndexes.has({ schema, table, column }));
}
