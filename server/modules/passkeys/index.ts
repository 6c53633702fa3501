import type { Passkey, passkeyEndpoints } from "#contract/passkey.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";
import type { Routes } from "../../http/Routes.ts";
import { recordAudit } from "../audit/index.ts";
import { keepingWayIn } from "../sign-in-methods/index.ts";
import { askForPasskey, keepPasskey } from "./registerPasskey.ts";
import { askForSignIn, signInByPasskey } from "./signInByPasskey.ts";

type PasskeyCalls = keyof typeof passkeyEndpoints;

async function listPasskeys(context: CallContext): Promise<Passkey[]> {
  const keys = await context.services.database.sql.selectFrom("platon.passkeys").selectAll()
    .where("user_id", "=", callerOf(context).userId).orderBy("created_at").execute();
  return keys.map((key) => ({ id: key.id, name: key.name, createdAt: key.created_at, lastUsedAt: key.last_used_at, isSynced: key.is_synced }));
}

/** @throws CallFailure `not_found` for one that is not the user's own; `last_way_in` */
async function removePasskey(context: CallContext, id: string): Promise<null> {
  const { userId } = callerOf(context);
  await context.services.database.transaction((tx) => keepingWayIn(tx, context, userId, async () => {
    const removed = await tx.deleteFrom("platon.passkeys").where("id", "=", id).where("user_id", "=", userId).returning("name").executeTakeFirst();
    if (!removed) throw new CallFailure("not_found");
    await recordAudit(tx, context, { event: "custom", object: "user", recordId: userId, details: { action: "passkey removed", name: removed.name } });
  }));
  return null;
}

export const passkeyRoutes: Routes<PasskeyCalls> = {
  "GET auth/passkeys": listPasskeys,
  "POST auth/passkeys/question": askForPasskey,
  "POST auth/passkeys": (context, { body }) => keepPasskey(context, body),
  "DELETE auth/passkeys/{id}": (context, { params }) => removePasskey(context, params.id),
  "POST auth/passkey/question": askForSignIn,
  "POST auth/passkey": (context, { body }) => signInByPasskey(context, body),
};
