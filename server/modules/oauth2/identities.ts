import type { Kysely } from "kysely";
import type { ConnectedAccount, OAuthMethodId } from "#contract/oauth2.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { keepingWayIn } from "../sign-in-methods/index.ts";
import { presets } from "./presets.ts";
import type { ProvedPerson } from "./ProvedPerson.ts";

type Transaction = Kysely<PlatonSchema>;
type Identified = Pick<ProvedPerson, "issuer" | "subject"> & { readonly method: OAuthMethodId };

/** The user who is connected with an account, whether they may sign in or not. */
export async function userOf(tx: Transaction, { project }: Pick<CallContext, "project">, { method, issuer, subject }: Identified): Promise<ConnectedUser | undefined> {
  const found = await tx.selectFrom("platon.identities as i").innerJoin("platon.users as u", "u.id", "i.user_id")
    .select(["u.id", "u.full_name", "u.password_hash", "u.disabled_at"])
    .where("i.project_id", "=", project.id).where("i.method", "=", method).where("i.issuer", "=", issuer).where("i.subject", "=", subject).executeTakeFirst();
  return found && { id: found.id, fullName: found.full_name, hasPassword: found.password_hash !== null, isDisabled: found.disabled_at !== null };
}

export interface ConnectedUser {
  readonly id: string;
  readonly fullName: string;
  readonly hasPassword: boolean;
  readonly isDisabled: boolean;
}

/** The account is the user's from now on. @throws CallFailure `identity_taken` */
export async function connect(tx: Transaction, context: CallContext, { method, userId, person }: { method: OAuthMethodId; userId: string; person: ProvedPerson }): Promise<ConnectedAccount> {
  const { issuer, subject, profile } = person;
  const row = { id: uuidv7(), user_id: userId, method, issuer, subject, label: profile.label, created_at: context.services.now().toISOString() };
  const made = await tx.insertInto("platon.identities").values({ ...row, project_id: context.project.id })
    .onConflict((conflict) => conflict.columns(["project_id", "method", "issuer", "subject"]).doNothing()).returning("id").executeTakeFirst();
  const details = { action: "account connected", method, account: profile.label, address: context.address };
  if (made) await recordAudit(tx, context, { event: "custom", object: "user", recordId: userId, userId, details });
  const present = made ? row : await tx.selectFrom("platon.identities").selectAll()
    .where("project_id", "=", context.project.id).where("method", "=", method).where("issuer", "=", issuer).where("subject", "=", subject).executeTakeFirstOrThrow();
  if (present.user_id !== userId) throw new CallFailure("identity_taken", { params: { provider: presets[method].name } });
  return { id: present.id, method, label: present.label, createdAt: present.created_at };
}

export async function listAccounts({ services, caller }: CallContext): Promise<ConnectedAccount[]> {
  const rows = await services.database.sql.selectFrom("platon.identities").select(["id", "method", "label", "created_at"])
    .where("user_id", "=", caller?.userId ?? "").orderBy("created_at").orderBy("id").execute();
  return rows.map(({ id, method, label, created_at }) => ({ id, method: method as OAuthMethodId, label, createdAt: created_at }));
}

/** @throws CallFailure `last_way_in`; `not_found` for an account that is not the caller's */
export async function disconnect(context: CallContext, id: string): Promise<null> {
  const userId = context.caller?.userId ?? "";
  if (!isRecordId(id)) throw new CallFailure("not_found");
  await context.services.database.transaction((tx) => keepingWayIn(tx, context, userId, async () => {
    const gone = await tx.deleteFrom("platon.identities").where("id", "=", id).where("user_id", "=", userId).returning(["method", "label"]).executeTakeFirst();
    if (!gone) throw new CallFailure("not_found");
    await recordAudit(tx, context, {
      event: "custom", object: "user", recordId: userId, details: { action: "account disconnected", method: gone.method, account: gone.label, address: context.address },
    });
  }));
  return null;
}
