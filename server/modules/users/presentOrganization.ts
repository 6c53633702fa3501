import { sql } from "kysely";

/** Where the user (`u`) works now: nowhere once the membership was taken away, or the organisation is no more (P33). */
export const presentOrganization = sql<string | null>`(
  select uo.org_id from platon.user_organizations uo
    join platon.organizations o on o.id = uo.org_id and o.deleted_at is null
  where uo.user_id = u.id and uo.org_id = u.org_id)`;
