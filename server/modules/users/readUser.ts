import { sql, type Kysely } from "kysely";
import type { Organization, User } from "#contract/auth.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { presentOrganization } from "./presentOrganization.ts";
import { rolePermissions } from "./rolePermissions.ts";

const organizations = sql<Organization[]>`coalesce((
  select json_agg(json_build_object('id', o.id, 'name', o.name, 'tin', o.tin, 'pinfl', o.pinfl) order by o.name, o.id)
    from platon.user_organizations uo join platon.organizations o on o.id = uo.org_id
    where uo.user_id = u.id and o.deleted_at is null), '[]'::json)`;

/** The user as the client knows it (spec §3), permissions included. */
export async function readUser(database: Kysely<PlatonSchema>, userId: string): Promise<User> {
  const row = await database
    .selectFrom("platon.users as u")
    .selectAll("u")
    .select([rolePermissions.as("permissions"), presentOrganization.as("present_organization"), organizations.as("organizations")])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    fullName: row.full_name,
    username: row.username,
    postName: row.post_name,
    permissions: row.permissions,
    orgId: row.present_organization,
    tin: row.tin,
    pinfl: row.pinfl,
    organizations: row.organizations,
    locale: row.locale,
    registeredWithEimzo: row.registered_with_eimzo,
    eimzoAllowToLogin: row.eimzo_allow_to_login,
    photo: row.photo,
    hasOtpSecret: row.otp_secret !== null,
  };
}
