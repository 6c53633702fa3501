import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { SignerKinds } from "../../../database/schema/accountRows.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import type { Signer } from "../package/Signer.ts";
import { demandAllowed, demandKind } from "./signerRules.ts";

/** Whose certificate it is, and who may sign in with it. */
export interface SignerUser {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly eimzo_allow_to_login: SignerKinds;
}

/**
 * The user of a certificate: whose personal number it names, or else who allowed its serial (D27).
 * @returns undefined for a signer whom nobody knows and no list names
 * @throws CallFailure `individuals_not_allowed`, `legal_entities_not_allowed`; `signer_not_allowed` for a signer who is disabled, whom
 *   a user's list keeps out, or whose number two users have
 */
export async function findSignerUser(context: CallContext, signer: Signer): Promise<SignerUser | undefined> {
  const { project, services } = context;
  demandKind(project.settings.access?.signatures, signer);
  const users = signer.pinfl === undefined ? [] : await usersOf(context, signer.pinfl);
  const [user, ...others] = users.length > 0 ? users : await usersAllowing(context, signer.serial);
  if (!user && !(await isKnown(services.database.sql, context, signer))) return undefined;
  if (!user || others.length > 0) throw new CallFailure("signer_not_allowed");
  demandKind(user.eimzo_allow_to_login, signer);
  demandAllowed(await services.database.sql.selectFrom("platon.signature_rules").select(["serial", "is_allowed"]).where("user_id", "=", user.id).execute(), signer);
  return user;
}

/** Whether the number is a user's, also a disabled one's, or the serial stands in somebody's list. */
export async function isKnown(sql: Kysely<PlatonSchema>, { project }: Pick<CallContext, "project">, { pinfl, serial }: Signer): Promise<boolean> {
  const users = sql.selectFrom("platon.users as u").select("u.id").where("u.project_id", "=", project.id).limit(1);
  const [byNumber, bySerial] = [
    pinfl === undefined ? undefined : await users.where("u.pinfl", "=", pinfl).executeTakeFirst(),
    await users.innerJoin("platon.signature_rules as r", "r.user_id", "u.id").where("r.serial", "=", serial).executeTakeFirst(),
  ];
  return byNumber !== undefined || bySerial !== undefined;
}

const columns = ["u.id", "u.username", "u.full_name", "u.eimzo_allow_to_login"] as const;

const enabledUsers = ({ project, services }: CallContext) =>
  services.database.sql.selectFrom("platon.users as u").select(columns).where("u.project_id", "=", project.id).where("u.disabled_at", "is", null).limit(2);

const usersOf = (context: CallContext, pinfl: string): Promise<SignerUser[]> => enabledUsers(context).where("u.pinfl", "=", pinfl).execute();

const usersAllowing = (context: CallContext, serial: string): Promise<SignerUser[]> =>
  enabledUsers(context).innerJoin("platon.signature_rules as r", "r.user_id", "u.id").where("r.serial", "=", serial).where("r.is_allowed", "=", true).execute();
