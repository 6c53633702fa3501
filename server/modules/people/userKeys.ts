import type { Kysely } from "kysely";
import type { OAuthMethodId } from "#contract/oauth2.ts";
import type { UserKeys } from "#contract/userKeys.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { keepingWayIn } from "../sign-in-methods/index.ts";
import { endSessions } from "./tellUser.ts";
import { changeAccess } from "./userAccess.ts";

type Transaction = Kysely<PlatonSchema>;

/** @throws CallFailure `forbidden`; `not_found` for a user that is not there */
export async function listUserKeys(context: CallContext, id: string): Promise<UserKeys> {
  demandAdministrator(context);
  const { project, services: { database: { sql } } } = context;
  const user = isRecordId(id) && (await sql.selectFrom("platon.users").select("id").where("id", "=", id).where("project_id", "=", project.id).executeTakeFirst());
  if (!user) throw new CallFailure("not_found");
  const accounts = await sql.selectFrom("platon.identities").select(["id", "method", "label", "created_at"])
    .where("user_id", "=", id).where("project_id", "=", project.id).orderBy("created_at").orderBy("id").execute();
  const passkeys = await sql.selectFrom("platon.passkeys").select(["id", "name", "created_at", "last_used_at", "is_synced"]).where("user_id", "=", id).orderBy("created_at").execute();
  return {
    accounts: accounts.map((one) => ({ id: one.id, method: one.method as OAuthMethodId, label: one.label, createdAt: one.created_at })),
    passkeys: passkeys.map((key) => ({ id: key.id, name: key.name, createdAt: key.created_at, lastUsedAt: key.last_used_at, isSynced: key.is_synced })),
  };
}

interface KeyOfUser {
  readonly id: string;
  readonly key: string;
}

/** For a user whose account is in other hands. @throws CallFailure `forbidden`, `not_found`, `last_way_in` for one's own last way in */
export async function disconnectForUser(context: CallContext, { id, key }: KeyOfUser): Promise<null> {
  if (!isRecordId(key)) throw new CallFailure("not_found");
  return await removeKey(context, id, async (tx, userId) => {
    const gone = await tx.deleteFrom("platon.identities").where("id", "=", key).where("user_id", "=", userId).returning(["method", "label"]).executeTakeFirst();
    return gone && { action: "account disconnected", method: gone.method, account: gone.label };
  });
}

/** The same of a passkey. */
export const removePasskeyForUser = (context: CallContext, { id, key }: KeyOfUser): Promise<null> => removeKey(context, id, async (tx, userId) => {
  const gone = await tx.deleteFrom("platon.passkeys").where("id", "=", key).where("user_id", "=", userId).returning("name").executeTakeFirst();
  return gone && { action: "passkey removed", name: gone.name };
});

type Removal = (tx: Transaction, userId: string) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** With it the user's sessions end: which of them was begun by it is not known. Another user is given a link where no way in is left. */
async function removeKey(context: CallContext, id: string, remove: Removal): Promise<null> {
  let told: Readonly<Record<string, unknown>> | undefined;
  await changeAccess(context, id, () => told ?? {}, async (tx, userId) => {
    const take = async (): Promise<void> => {
      told = await remove(tx, userId);
      if (!told) throw new CallFailure("not_found");
    };
    await (userId === context.caller?.userId ? keepingWayIn(tx, context, userId, take) : take());
    await endSessions(tx, context, { userId, why: "ended by an administrator", but: context.caller?.sessionId });
  });
  return null;
}
