import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";

interface Workplaces {
  readonly userId: string;
  readonly orgIds: readonly string[];
}

/**
 * Where the user works from now on. Roles in an organisation that is left go with it; whoever was there is in the first of the others.
 */
export async function setWorkplaces(tx: Kysely<PlatonSchema>, { project }: Pick<CallContext, "project">, { userId, orgIds }: Workplaces): Promise<void> {
  const stays = sql`any (${orgIds}::uuid[])`;
  await sql`delete from platon.user_roles where user_id = ${userId} and org_id is not null and not org_id = ${stays}`.execute(tx);
  await sql`delete from platon.user_organizations where user_id = ${userId} and not org_id = ${stays}`.execute(tx);
  await sql`insert into platon.user_organizations (user_id, org_id)
    select ${userId}::uuid, id from platon.organizations where id = ${stays} and project_id = ${project.id} and deleted_at is null
    on conflict do nothing`.execute(tx);
  await sql`update platon.users as u set org_id = (
      select uo.org_id from platon.user_organizations uo where uo.user_id = u.id
      order by uo.org_id is not distinct from u.org_id desc, array_position(${orgIds}::uuid[], uo.org_id) limit 1)
    where u.id = ${userId}`.execute(tx);
}
