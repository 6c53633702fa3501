import type { Kysely } from "kysely";
import type { WhitelistEntry } from "#contract/signature.ts";
import { say } from "#core/wording/say.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";
import { recordAudit } from "../audit/index.ts";
import { normalSerial } from "./normalSerial.ts";

type Transaction = Kysely<PlatonSchema>;

/** Nobody has more certificates; a list is read at each sign-in. */
const mostEntries = 200;

interface Wish {
  readonly userId: string;
  readonly imzoSerial: readonly string[];
}

/** Spec §3 Whitelist entry; the latest first. @throws CallFailure forbidden, not_found */
export async function getWhitelist(context: CallContext, userId: string): Promise<WhitelistEntry[]> {
  await demandOwner(context, userId);
  return readEntries(context.services.database.sql, userId);
}

/** A serial that is there already is of the new type from now on. @throws CallFailure forbidden, not_found, invalid_values */
export async function addToWhitelist(context: CallContext, { userId, imzoSerial, type }: Wish & { readonly type: boolean }): Promise<WhitelistEntry[]> {
  await demandOwner(context, userId);
  const serials = demandSerials(context, imzoSerial);
  const created = { created_at: context.services.now().toISOString(), created_by: callerOf(context).userId };
  return change(context, { userId, serials, action: type ? "signatures allowed" : "signatures denied" }, async (tx) => {
    await tx.insertInto("platon.signature_rules").values(serials.map((serial) => ({ user_id: userId, serial, is_allowed: type, ...created })))
      .onConflict((conflict) => conflict.columns(["user_id", "serial"]).doUpdateSet({ is_allowed: type, ...created })).execute();
  });
}

/** D27. @throws CallFailure forbidden, not_found, invalid_values */
export async function deleteFromWhitelist(context: CallContext, { userId, imzoSerial }: Wish): Promise<WhitelistEntry[]> {
  await demandOwner(context, userId);
  const serials = demandSerials(context, imzoSerial);
  return change(context, { userId, serials, action: "signatures forgotten" }, async (tx) => {
    await tx.deleteFrom("platon.signature_rules").where("user_id", "=", userId).where("serial", "in", serials).execute();
  });
}

/** Another's list is an administrator's (D27), within the project. */
async function demandOwner(context: CallContext, userId: string): Promise<void> {
  if (userId === callerOf(context).userId) return;
  demandAdministrator(context);
  const { project, services } = context;
  const user = isRecordId(userId) && (await services.database.sql.selectFrom("platon.users").select("id")
    .where("id", "=", userId).where("project_id", "=", project.id).where("deleted_at", "is", null).executeTakeFirst());
  if (!user) throw new CallFailure("not_found");
}

function demandSerials({ locale }: CallContext, texts: readonly string[]): string[] {
  const serials = texts.map(normalSerial);
  const wrong = texts.find((_, index) => serials[index] === undefined);
  if (wrong !== undefined) throw new CallFailure("invalid_values", { fields: { imzoSerial: [say(locale, "check.mask", { 0: "7A3F09…" })] } });
  return [...new Set(serials.filter((serial) => serial !== undefined))];
}

interface Change {
  readonly userId: string;
  readonly serials: readonly string[];
  readonly action: string;
}

function change(context: CallContext, { userId, serials, action }: Change, write: (tx: Transaction) => Promise<void>): Promise<WhitelistEntry[]> {
  return context.services.database.transaction(async (tx) => {
    await write(tx);
    const entries = await readEntries(tx, userId);
    if (entries.length > mostEntries) throw new CallFailure("invalid_values", { fields: { imzoSerial: [say(context.locale, "check.maxItems", { 0: mostEntries })] } });
    await recordAudit(tx, context, { event: "custom", object: "user", recordId: userId, details: { actionTitle: `${action}: ${serials.join(", ")}`.slice(0, 300), serials } });
    return entries;
  });
}

async function readEntries(executor: Transaction, userId: string): Promise<WhitelistEntry[]> {
  const rows = await executor.selectFrom("platon.signature_rules").select(["serial", "is_allowed"])
    .where("user_id", "=", userId).orderBy("created_at", "desc").orderBy("serial").execute();
  return rows.map(({ serial, is_allowed }) => ({ imzoSerial: serial, type: is_allowed }));
}
