import { sql } from "kysely";

/**
 * Whether a role that the user (`u`) has anywhere asks for a second factor, and there is no two-step sign-in. A session that has shown
 * two factors by itself is none the less good.
 */
export const lacksFactor = sql<boolean>`(u.otp_secret is null and exists (
  select from platon.user_roles ur
    join platon.roles r on r.id = ur.role_id and r.project_id = u.project_id and r.deleted_at is null
    join platon.projects needing on needing.id = u.project_id
  where ur.user_id = u.id and needing.settings #> '{access,secondFactorRoles}' @> to_jsonb(r.name)))`;
