import type { CountAnswer, CountQuery } from "#contract/table.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { readFooters } from "../footers/readFooters.ts";
import { openQuestion } from "../openQuestion.ts";
import { countRows } from "./countRows.ts";

/**
 * How many rows of a table there are for the caller, with the footers of all of them where there is more than one row
 * (spec §9).
 * @throws CallFailure as `readRows`
 */
export async function answerCount(context: CallContext, name: string, query: CountQuery): Promise<CountAnswer> {
  const opened = await openQuestion(context, name, query);
  const count = await countRows(context, opened, query);
  return {
    total: count?.total ?? null,
    totalIsEstimate: count?.totalIsEstimate ?? false,
    footers: count !== undefined && count.total < 2 ? [] : await readFooters(context, opened, query),
  };
}
