import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/Database.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { tryTransaction } from "../../../database/tryTransaction.ts";
import { CallFailure } from "../../../http/CallFailure.ts";

/** Milliseconds before each new try. */
const growing: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000];

interface Waiting {
  readonly pauses?: readonly number[];
  /** Others use a table: the next try is to come. */
  readonly onWait?: (() => void) | undefined;
}

/**
 * `work`, a whole transaction, again while others use a table that it changes. A try waits a second for its tables, so that whoever reads
 * them waits no longer behind it, and one that fails leaves nothing.
 * @throws what `work` throws; CallFailure `table_in_use` after half a minute at most
 */
export async function untilTablesAreFree<T>(work: () => Promise<T>, { pauses = growing, onWait }: Waiting = {}): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== "table_in_use") throw error;
    }
    onWait?.();
    await sleep(pause);
  }
  return await work();
}

interface Changing extends Waiting {
  readonly isDryRun?: boolean;
}

/**
 * A transaction that may change tables of datasets, which takes as long as they are.
 * @throws what {@link untilTablesAreFree} throws
 * @example await changeInTransaction(database, (tx) => changeEntities(tx, context, changes));
 */
export const changeInTransaction = <T>(
  database: Pick<Database, "transaction">, work: (tx: Kysely<PlatonSchema>) => Promise<T>, { isDryRun = false, ...waiting }: Changing = {},
): Promise<T> => untilTablesAreFree(() => tryTransaction(database, work, { class: "maintenance", isDryRun }), waiting);
