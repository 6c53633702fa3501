import type { Kysely } from "kysely";
import type { Database, TransactionOptions } from "./Database.ts";
import type { PlatonSchema } from "./PlatonSchema.ts";

/** Ends the transaction of a dry run without keeping anything of it. */
class DryRun extends Error {}

/**
 * `work` in one transaction: of a dry run everything is done, told, and undone.
 * @throws what {@link Database.transaction} throws
 * @example await tryTransaction(database, (tx) => changeEntities(tx, context, changes), { isDryRun: true });
 */
export async function tryTransaction<T>(
  database: Pick<Database, "transaction">, work: (tx: Kysely<PlatonSchema>) => Promise<T>, { isDryRun, ...options }: TransactionOptions & { readonly isDryRun: boolean },
): Promise<T> {
  let answer: { readonly value: T } | undefined;
  try {
    await database.transaction(async (tx) => {
      answer = { value: await work(tx) };
      if (isDryRun) throw new DryRun();
    }, options);
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  if (answer === undefined) throw new Error("A transaction without an answer");
  return answer.value;
}
