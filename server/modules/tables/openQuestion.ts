import type { CountQuery } from "#contract/table.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { OpenLevel } from "./callerConditions.ts";
import { openTable } from "./openTable.ts";
import { planSearch } from "./planSearch.ts";

/** The level that is asked for, with how its question is looked for. */
export async function openQuestion(context: CallContext, name: string, query: CountQuery): Promise<OpenLevel> {
  const opened = await openLevel(context, name, query);
  return { ...opened, plan: await planSearch(context, opened, query) };
}

/**
 * The table itself, or the one that a level of it names, with the field that holds the parent's id (D47): both, and the
 * table of the level above, have to be the caller's to read.
 * @throws CallFailure `not_found`, `forbidden`; `bad_request` for a level that the table does not have
 */
export async function openLevel(context: CallContext, name: string, { level = 1, deleted, filters }: Pick<CountQuery, "level" | "deleted" | "filters">): Promise<OpenLevel> {
  const opened = await openTable(context, name, level === 1 ? { deleted, filters } : {});
  if (level === 1) return opened;
  const child = opened.table.levels.find((candidate) => candidate.level === level);
  if (!child) throw new CallFailure("bad_request", { params: { where: "level" } });
  const { levels } = opened.table;
  const parent = levels.find((candidate) => candidate.level === level - 1);
  const above = parent ? await openTable(context, parent.table) : opened;
  return { ...(await openTable(context, child.table, { deleted, filters, place: { levels, level } })), parentField: child.parentField, above };
}
