import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";

/** The roles that the user has everywhere from now on; those in single organisations stay as they are. */
export async function giveRoles(
  tx: Kysely<PlatonSchema>, { project, caller }: Pick<CallContext, "project" | "caller">, { userId, roleIds }: { userId: string; roleIds: readonly string[] },
): Promise<void> {
  const wanted = sql`any (${roleIds}::uuid[])`;
  await sql`delete from platon.user_roles where user_id = ${userId} and org_id is null and not role_id = ${wanted}`.execute(tx);
  await sql`insert into platon.user_roles (user_id, role_id, org_id, created_by, updated_by)
    select ${userId}::uuid, id, null, ${caller?.userId ?? null}::uuid, ${caller?.userId ?? null}::uuid from platon.roles
    where id = ${wanted} and project_id = ${project.id} and deleted_at is null
    on conflict do nothing`.execute(tx);
}
