import { sql } from "kysely";
import { presentOrganization } from "./presentOrganization.ts";

/** Roles are given per project and organisation; one without organisation holds in each (D28). `u` is the user. */
export const rolePermissions = sql<string[]>`array(
  select distinct permission from platon.user_roles ur
    join platon.roles r on r.id = ur.role_id and r.project_id = u.project_id and r.deleted_at is null
    cross join unnest(r.permissions) as permission
  where ur.user_id = u.id and (ur.org_id is null or ur.org_id = ${presentOrganization})
  order by permission)`;
