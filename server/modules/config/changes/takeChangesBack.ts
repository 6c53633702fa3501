import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { lockProject } from "../../projects/index.ts";
import { changeEntities } from "./changeEntities.ts";
import type { EntityChange } from "./EntityChange.ts";
import { changeInTransaction } from "./untilTablesAreFree.ts";

/**
 * Undoes what the product itself did for somebody who by now may do nothing more: nobody is asked for a permission, or whether data may go.
 * @param before what goes with it, ahead of the changes
 */
export const takeChangesBack = (context: CallContext, changes: readonly EntityChange[], before: (tx: Kysely<PlatonSchema>) => Promise<void>): Promise<void> =>
  changeInTransaction(context.services.database, async (tx) => {
    await lockProject(tx, context.project.id);
    await before(tx);
    if (changes.length > 0) await changeEntities(tx, context, changes, { destructive: true, emptying: true });
  });
