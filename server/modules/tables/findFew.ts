import type { RowsQuery } from "#contract/table.ts";
import type { RelationScope, SoughtText } from "../../access/RelationScope.ts";
import { trigramTypes } from "../../access/trigrams.ts";
import { hasTrigram } from "../../database/trigramLetters.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { searchedFields } from "./callerConditions.ts";
import type { OpenTable } from "./openTable.ts";

/**
 * So many rows are found first and put in order then; of more, which most pages are full of soon, the index of the order
 * is walked. At a million rows either takes less than a tenth of a second here.
 */
const few = 2_000;

/**
 * Of the texts that a question seeks the first that an index finds in few rows. Whose rows they are is not asked: the
 * statement that reads them has all of its conditions beside.
 */
export async function findFew(context: CallContext, opened: OpenTable, query: RowsQuery): Promise<SoughtText | undefined> {
  const scope = opened.scope();
  for (const sought of soughtTexts(opened, scope, query)) {
    if (!isIndexed(context, scope, sought)) continue;
    const { rows } = await scope.countHolding(sought, few + 1).execute(context.services.database.sql);
    if ((rows[0]?.n ?? 0) <= few) return sought;
  }
  return undefined;
}

function soughtTexts(opened: OpenTable, scope: RelationScope, { search, filters }: RowsQuery): SoughtText[] {
  const searched = search ? [{ names: searchedFields(opened, scope), text: search }] : [];
  const contained = filters === undefined || filters === null ? [] : scope.contained(filters);
  return [...searched, ...contained];
}

function isIndexed({ services }: CallContext, scope: RelationScope, { names, text }: SoughtText): boolean {
  const { schema, table, kind } = scope.relation;
  if (kind !== "dataset" || names.length === 0 || !hasTrigram(text)) return false;
  return names.map((name) => scope.demand(name)).every(({ via, type, field: { column } }) =>
    via === undefined && trigramTypes.includes(type) && services.searchIndexes.has({ schema, table, column }));
}
