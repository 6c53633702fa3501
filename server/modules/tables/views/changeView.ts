import { sql, type Kysely } from "kysely";
import type { ViewChange } from "#contract/table.ts";
import { demandAdministrator } from "../../../access/objectPolicy.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { callerOf } from "../../../http/callerOf.ts";
import { checkView } from "./checkView.ts";
import { isChangeable, whyNot, type OneView } from "./isChangeable.ts";
import { listViews } from "./listViews.ts";
import { mayShareViews } from "./mayShareViews.ts";

interface Changing extends OneView {
  readonly change: ViewChange;
}

/**
 * Changes what is said of a view, all of it or nothing. Whoever sees a view may want it as their default; one for
 * everybody is set by an administrator, of shared views only.
 * @throws CallFailure `not_found`, `forbidden`, `bad_request`, `payload_too_large`
 */
export async function changeView(context: CallContext, changing: Changing): Promise<void> {
  const { change } = changing;
  checkView(context, change);
  if (change.isDefaultForAll !== undefined) demandAdministrator(context);
  if (change.shared === true && !mayShareViews(context)) throw new CallFailure("forbidden");
  const { isDefault, ...values } = change;
  const isMine = isDefault === undefined || (await listViews(context, changing.table)).some(({ id }) => id === changing.id);
  if (!isMine) throw new CallFailure("not_found");
  const written = context.services.database.transaction(async (tx) => {
    if (Object.keys(values).length > 0) await writeView(tx, context, changing);
    if (isDefault !== undefined) await setDefault(tx, context, { ...changing, isDefault });
  });
  await written.catch(async (failure: unknown) => {
    // Why is asked outside of the transaction, which may hold the only session.
    throw failure instanceof NotChanged ? await whyNot(context, changing) : failure;
  });
}

/** Takes back what the transaction had done before it. */
class NotChanged extends Error {}

/** @throws NotChanged where it is not there, or not the caller's to change */
async function writeView(tx: Kysely<PlatonSchema>, context: CallContext, changing: Changing): Promise<void> {
  const { table, id, change: { title, shared, state, isDefaultForAll } } = changing;
  if (isDefaultForAll === true) {
    await tx.updateTable("platon.table_views").set({ is_default_for_all: false })
      .where("project_id", "=", context.project.id).where("table_id", "=", table.id).where("is_default_for_all", "=", true).execute();
  }
  const isPrivate = shared === false;
  const row = await tx
    .updateTable("platon.table_views")
    .set({
      updated_at: context.services.now().toISOString(),
      ...(title !== undefined && { title: title.trim() }),
      ...(state !== undefined && { state: JSON.stringify(state) }),
      ...(shared !== undefined && { is_shared: shared }),
      ...(isPrivate ? { is_default_for_all: false } : isDefaultForAll !== undefined && { is_default_for_all: isDefaultForAll }),
    })
    .where(isChangeable(context, changing))
    // A private one is the default of nobody else.
    .where(sql<boolean>`(is_shared or ${shared === true || isDefaultForAll !== true})`)
    .returning("owner_id")
    .executeTakeFirst();
  if (!row) throw new NotChanged();
  // What is private again is nobody else's default.
  if (isPrivate) await tx.deleteFrom("platon.table_view_defaults").where("view_id", "=", id).where("user_id", "!=", row.owner_id).execute();
}

async function setDefault(tx: Kysely<PlatonSchema>, context: CallContext, { table, id, isDefault }: OneView & { isDefault: boolean }): Promise<void> {
  const { userId } = callerOf(context);
  if (!isDefault) {
    await tx.deleteFrom("platon.table_view_defaults").where("user_id", "=", userId).where("view_id", "=", id).execute();
    return;
  }
  await tx
    .insertInto("platon.table_view_defaults")
    .values({ user_id: userId, table_id: table.id, view_id: id })
    .onConflict((conflict) => conflict.columns(["user_id", "table_id"]).doUpdateSet({ view_id: id }))
    .execute();
}
