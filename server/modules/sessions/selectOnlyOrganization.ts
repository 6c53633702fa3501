import { sql, type Kysely } from "kysely";
import { afterCommit } from "../../database/afterCommit.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { presentOrganization } from "../users/index.ts";

/** Exactly one organisation, and none chosen: it is chosen by itself (spec §4 Organization), for all sessions of the user. */
export async function selectOnlyOrganization(tx: Kysely<PlatonSchema>, { project, services }: CallContext, userId: string): Promise<void> {
  const { rows } = await sql`
    with own as (
      select uo.org_id from platon.user_organizations uo join platon.organizations o on o.id = uo.org_id and o.deleted_at is null
      where uo.user_id = ${userId}::uuid)
    update platon.users u set org_id = (select org_id from own)
    where u.id = ${userId}::uuid and ${presentOrganization} is null and (select count(*) from own) = 1
    returning u.id`.execute(tx);
  if (rows.length === 0) return;
  await services.events.record(tx, project.id, { kind: "session", userId, sessionId: "", change: "organization" });
  afterCommit(tx, () => services.callers.forget());
}
