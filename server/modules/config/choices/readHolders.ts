import { sql } from "kysely";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { ProjectConfig } from "../compiled/ProjectConfig.ts";

/**
 * By permission how many people of the project have it by their roles, in whatever organisation; who may not sign in is not counted.
 * @example (await readHolders(context, config, ["cities.read"])).get("cities.read") // 12
 */
export async function readHolders({ services, project }: Pick<CallContext, "services" | "project">, { roles }: Pick<ProjectConfig, "roles">, permissions: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const pairs = permissions.flatMap((permission) => [...roles.values()].filter((role) => hasPermission(role.permissions, permission)).map(({ name }) => [permission, name] as const));
  const { rows } = await sql<{ permission: string; count: number }>`
    select given.permission, count(distinct u.id)::int4 as count
    from unnest(${pairs.map(([permission]) => permission)}::text[], ${pairs.map(([, name]) => name)}::text[]) as given(permission, role)
    join platon.roles r on r.name = given.role and r.project_id = ${project.id} and r.deleted_at is null
    join platon.user_roles ur on ur.role_id = r.id
    join platon.users u on u.id = ur.user_id and u.project_id = ${project.id} and u.disabled_at is null
    group by given.permission`.execute(services.database.sql);
  return new Map(rows.map(({ permission, count }) => [permission, count]));
}
