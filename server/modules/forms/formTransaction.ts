import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { changeInTransaction, tellWaiting } from "../config/index.ts";
import type { OpenForm } from "./openForm.ts";
import { writing } from "./writing.ts";

/**
 * What a form writes, in one transaction, its failures in the form's words. Configuration may change tables of datasets, which takes as
 * long as they are, and is tried again while others use them.
 */
export const formTransaction = <Answer>(opened: OpenForm, context: CallContext, work: (tx: Kysely<PlatonSchema>) => Promise<Answer>): Promise<Answer> =>
  writing(opened, context, () => {
    const { database } = context.services;
    if (opened.relation.kind !== "entity") return database.transaction(work);
    return changeInTransaction(database, work, { onWait: () => tellWaiting(context) });
  });
