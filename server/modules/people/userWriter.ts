import type { Kysely } from "kysely";
import { sql } from "kysely";
import { sayAnswer } from "#core/wording/sayAnswer.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { RecordValues, RecordWriter } from "../../access/RecordWriter.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { SignerKinds } from "../../database/schema/accountRows.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { isMailAddress } from "../mail/index.ts";
import { keepingAdministrators } from "./administrators.ts";
import { giveRoles } from "./giveRoles.ts";
import { endSessions, tellUser } from "./tellUser.ts";
import { demandFreeName } from "./userNames.ts";
import { setWorkplaces } from "./workplaces.ts";

type Transaction = Kysely<PlatonSchema>;

/** Users are never gone: one who was deleted cannot sign in, and what was done under the name stays under it. */
export const userWriter: RecordWriter = {
  insert: async (tx, context, values) => {
    const id = uuidv7();
    const columns = await acceptColumns(tx, context, values);
    await tx.insertInto("platon.users").values({
      full_name: "", username: "", ...columns, ...passwordColumns(context, id, values), ...lifeColumns(context, values),
      id, project_id: context.project.id, created_by: context.caller?.userId ?? null, updated_by: context.caller?.userId ?? null,
    }).execute();
    await setLists(tx, context, { id, values });
    return id;
  },
  update: (tx, context, { id, values }) => keepingAdministrators(tx, context, () => updateUser(tx, context, { id, values })),
  remove: (tx, context, id) => keepingAdministrators(tx, context, async () => {
    await tx.updateTable("platon.users").set({ deleted_at: sql`now()`, disabled_at: sql`coalesce(disabled_at, now())`, ...stamps(context) }).where("id", "=", id).execute();
    await tx.deleteFrom("platon.password_links").where("user_id", "=", id).execute();
    await endSessions(tx, context, { userId: id, why: "user deleted" });
  }),
  // Whoever brings one back says for themselves that the user may sign in.
  restore: async (tx, { project, ...context }, id) => {
    const { numUpdatedRows } = await tx.updateTable("platon.users").set({ deleted_at: null, ...stamps(context) })
      .where("id", "=", id).where("project_id", "=", project.id).where("deleted_at", "is not", null).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new CallFailure("not_found");
  },
};

async function updateUser(tx: Transaction, context: CallContext, { id, values }: { id: string; values: RecordValues }): Promise<void> {
  // By what a machine holds nobody's way in is changed.
  if (context.caller?.apiToken && (values["password"] !== undefined || Object.hasOwn(values, "email"))) throw new CallFailure("forbidden");
  const columns = await acceptColumns(tx, context, values, id);
  await tx.updateTable("platon.users")
    .set({ ...columns, ...passwordColumns(context, id, values), ...lifeColumns(context, values), ...stamps(context) }).where("id", "=", id).execute();
  await setLists(tx, context, { id, values });
  // What was on its way to the old address, or to whoever is not let in any more, is good for nothing (P27).
  if (values["isDisabled"] === true || Object.hasOwn(values, "email")) await tx.deleteFrom("platon.password_links").where("user_id", "=", id).execute();
  if (values["isDisabled"] === true) await endSessions(tx, context, { userId: id, why: "user disabled" });
  else if (values["password"] !== undefined) {
    await tx.deleteFrom("platon.password_links").where("user_id", "=", id).execute();
    await endSessions(tx, context, { userId: id, why: "password changed", but: context.caller?.sessionId });
  }
  await tellUser(tx, context, id);
}

/** What is one column of the user. */
const plain = {
  fullName: "full_name", username: "username", postName: "post_name", email: "email", locale: "locale", tin: "tin", pinfl: "pinfl",
  eimzoAllowToLogin: "eimzo_allow_to_login",
} as const;

type PlainColumns = Partial<Record<Exclude<(typeof plain)[keyof typeof plain], "eimzo_allow_to_login">, string> & { eimzo_allow_to_login: SignerKinds }>;

async function acceptColumns(tx: Transaction, context: CallContext, values: RecordValues, userId?: string): Promise<PlainColumns> {
  const columns = Object.fromEntries(Object.entries(plain).flatMap(([field, column]) =>
    (Object.hasOwn(values, field) ? [[column, typeof values[field] === "string" ? values[field].trim() : values[field]]] : [])));
  const { email, username } = columns;
  if (typeof email === "string" && email !== "" && !isMailAddress(email)) throw new CallFailure("invalid_values", { fields: { email: [sayAnswer(context.locale, "check.mailAddress")] } });
  if (username === undefined && userId !== undefined) return columns;
  if (typeof username !== "string" || username === "") throw new CallFailure("invalid_values", { fields: { username: [sayAnswer(context.locale, "check.required")] } });
  await demandFreeName(tx, context, { username, ...(userId !== undefined && { userId }) });
  return columns;
}

/** A password that somebody else chose holds until its owner has signed in with it, and chosen another. */
const passwordColumns = ({ caller }: CallContext, id: string, { password }: RecordValues): { password_hash?: string; must_change_password?: boolean } =>
  (typeof password === "string" ? { password_hash: password, must_change_password: caller?.userId !== id } : {});

const lifeColumns = ({ services }: CallContext, { isDisabled }: RecordValues): { disabled_at?: string | null } =>
  (typeof isDisabled === "boolean" ? { disabled_at: isDisabled ? services.now().toISOString() : null } : {});

const stamps = ({ caller }: Pick<CallContext, "caller">) => ({ version: sql<number>`version + 1`, updated_at: sql<string>`now()`, updated_by: caller?.userId ?? null });

async function setLists(tx: Transaction, context: CallContext, { id, values }: { id: string; values: RecordValues }): Promise<void> {
  const { organizations, roles } = values;
  if (Object.hasOwn(values, "organizations")) await setWorkplaces(tx, context, { userId: id, orgIds: listOf(organizations) });
  if (Object.hasOwn(values, "roles")) await giveRoles(tx, context, { userId: id, roleIds: listOf(roles) });
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
