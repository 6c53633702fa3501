import type { Kysely, RawBuilder } from "kysely";
import { readerOf } from "../../../access/heavyReads.ts";
import type { RelationScope } from "../../../access/RelationScope.ts";
import { DatabaseBusy, QueryTimedOut } from "../../../database/databaseErrors.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { queryLimits } from "../../../database/QueryClass.ts";
import type { CallContext } from "../../../http/CallContext.ts";

interface Asked<T> {
  /** Its answer is shared with whoever asks the same. */
  readonly statement: RawBuilder<unknown>;
  /** That the statement was made by. */
  readonly scope: RelationScope;
  readonly ask: (database: Kysely<PlatonSchema>) => Promise<T>;
}

/** What a statement over all rows of a caller answers; undefined when it takes longer than anybody waits for a count. */
export async function askOfAllRows<T>(context: CallContext, { statement, scope, ask }: Asked<T>): Promise<T | undefined> {
  const { database, answers } = context.services;
  const question = { statement: statement.compile(database.sql), projectId: context.project.id, sources: scope.sources() };
  // Without the signal of this caller: others wait for it too.
  const counting = database.heavy("count", { group: readerOf(context) });
  const answer = answers.answer(question, () => ask(counting).catch(unlessStopped));
  return await inTime(answer.catch(unlessBusy));
}

/** It would take as long the next time. */
function unlessStopped(error: unknown): undefined {
  if (!(error instanceof QueryTimedOut)) throw error;
}

function unlessBusy(error: unknown): undefined {
  if (!(error instanceof DatabaseBusy)) throw error;
}

async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), queryLimits.count.run);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
