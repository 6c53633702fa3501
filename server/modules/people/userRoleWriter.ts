import { sql, type Kysely } from "kysely";
import { say } from "#core/wording/say.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { RecordValues, RecordWriter } from "../../access/RecordWriter.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { keepingAdministrators } from "./administrators.ts";
import { tellUser } from "./tellUser.ts";

type Transaction = Kysely<PlatonSchema>;

interface GivenRole {
  readonly userId: string;
  readonly roleId: string;
  readonly orgId: string | null;
}

/** Roles that are given one by one: everywhere, or in one of the organisations where the user works. */
export const userRoleWriter: RecordWriter = {
  insert: async (tx, context, values) => {
    const id = uuidv7();
    const given = await acceptGiven(tx, context, values);
    const by = context.caller?.userId ?? null;
    await tx.insertInto("platon.user_roles")
      .values({ id, user_id: given.userId, role_id: given.roleId, org_id: given.orgId, created_by: by, updated_by: by }).execute();
    await touch(tx, context, given.userId);
    return id;
  },
  update: (tx, context, { id, values }) => keepingAdministrators(tx, context, async () => {
    const before = await present(tx, id);
    const given = await acceptGiven(tx, context, { ...before, ...values });
    await tx.updateTable("platon.user_roles").set({
      user_id: given.userId, role_id: given.roleId, org_id: given.orgId,
      version: sql<number>`version + 1`, updated_at: sql<string>`now()`, updated_by: context.caller?.userId ?? null,
    }).where("id", "=", id).execute();
    for (const userId of new Set([before.userId, given.userId])) await touch(tx, context, userId);
  }),
  remove: (tx, context, id) => keepingAdministrators(tx, context, async () => {
    const { userId } = await present(tx, id);
    await tx.deleteFrom("platon.user_roles").where("id", "=", id).execute();
    await touch(tx, context, userId);
  }),
};

async function present(tx: Transaction, id: string): Promise<GivenRole> {
  const row = await tx.selectFrom("platon.user_roles").select(["user_id", "role_id", "org_id"]).where("id", "=", id).executeTakeFirst();
  if (!row) throw new CallFailure("not_found");
  return { userId: row.user_id, roleId: row.role_id, orgId: row.org_id };
}

/** All of the caller's project. @throws CallFailure `invalid_values` at what is not there, or where the user does not work */
async function acceptGiven(tx: Transaction, { project, locale }: CallContext, values: RecordValues): Promise<GivenRole> {
  const { userId, roleId, orgId = null } = values as unknown as GivenRole;
  const { rows: [found] } = await sql<{ user: boolean; role: boolean; org: boolean }>`select
    exists (select 1 from platon.users where id = ${userId}::uuid and project_id = ${project.id} and deleted_at is null) as "user",
    exists (select 1 from platon.roles where id = ${roleId}::uuid and project_id = ${project.id} and deleted_at is null) as role,
    ${orgId}::uuid is null or exists (select 1 from platon.user_organizations where user_id = ${userId}::uuid and org_id = ${orgId}::uuid) as org`.execute(tx);
  const wrong = Object.entries({ userId: found?.user, roleId: found?.role, orgId: found?.org }).flatMap(([field, isThere]) => (isThere ? [] : [field]));
  if (wrong.length > 0) throw new CallFailure("invalid_values", { fields: Object.fromEntries(wrong.map((field) => [field, [say(locale, "coercion.select")]])) });
  return { userId, roleId, orgId };
}

/** Whose record shows the roles too. */
async function touch(tx: Transaction, context: CallContext, userId: string): Promise<void> {
  await tx.updateTable("platon.users").set({ version: sql<number>`version + 1` }).where("id", "=", userId).execute();
  await context.services.events.record(tx, context.project.id, { kind: "record", source: "record:users", recordId: userId, change: "update" });
  await tellUser(tx, context, userId);
}
