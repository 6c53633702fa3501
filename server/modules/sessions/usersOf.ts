import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { Caller } from "../../http/Caller.ts";
import { lacksFactor, presentOrganization, rolePermissions } from "../users/index.ts";

/** Users (`u`) of the project that are not disabled, as a caller is made of them. */
export const usersOf = (sql: Kysely<PlatonSchema>, projectId: string) =>
  sql
    .selectFrom("platon.users as u")
    .select(["u.id", "u.username", "u.full_name", presentOrganization.as("org_id"), "u.tin", "u.pinfl", rolePermissions.as("permissions"), lacksFactor.as("lacks_factor")])
    .where("u.project_id", "=", projectId)
    .where("u.disabled_at", "is", null);

type UserOfCaller = Awaited<ReturnType<ReturnType<typeof usersOf>["execute"]>>[number];

export const toCaller = (user: UserOfCaller, sessionId: string): Caller => ({
  userId: user.id,
  sessionId,
  username: user.username,
  fullName: user.full_name,
  permissions: user.permissions,
  orgId: user.org_id ?? undefined,
  tin: user.tin ?? undefined,
  pinfl: user.pinfl ?? undefined,
});
