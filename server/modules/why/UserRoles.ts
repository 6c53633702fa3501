import { sql } from "kysely";
import type { GivingRole } from "#contract/why.ts";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { administrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";

interface HeldRole extends GivingRole {
  readonly permissions: readonly string[];
}

interface KnownRole {
  readonly title: string;
  readonly permissions: readonly string[];
}

/** Where permissions of a user come from: roles that they have, everywhere or in an organisation, and roles that there are. */
export class UserRoles {
  readonly #held: readonly HeldRole[];
  readonly #known: readonly KnownRole[];

  private constructor(held: readonly HeldRole[], known: readonly KnownRole[]) {
    this.#held = held;
    this.#known = known;
  }

  /** @param translate titles into the caller's language */
  static async read({ services, project }: CallContext, userId: string, translate: (text: string) => string): Promise<UserRoles> {
    const { rows } = await sql<HeldRole>`
      select r.title as role, o.name as organization, ur.org_id is null or ur.org_id is not distinct from u.org_id as "isHere", r.permissions
      from platon.user_roles ur join platon.users u on u.id = ur.user_id
        join platon.roles r on r.id = ur.role_id and r.project_id = u.project_id and r.deleted_at is null
        left join platon.organizations o on o.id = ur.org_id
      where ur.user_id = ${userId} order by r.title, o.name nulls first`.execute(services.database.sql);
    const known = await services.database.sql.selectFrom("platon.roles").select(["title", "permissions"])
      .where("project_id", "=", project.id).where("deleted_at", "is", null).orderBy("title").execute();
    return new UserRoles(
      rows.map((row) => ({ ...row, role: translate(row.role) })), known.map(({ title, permissions }) => ({ title: translate(title), permissions })),
    );
  }

  /** Roles of the user that give a permission; those of other organisations too, which help nothing here. */
  giving(permission: string): GivingRole[] {
    return this.#held
      .filter(({ permissions }) => hasPermission(permissions, permission))
      .map(({ role, organization, isHere }) => ({ role, organization, isHere }));
  }

  /** An administrator needs no other permission. */
  knownGiving(permission: string): string[] {
    return this.#known.filter(({ permissions }) => hasPermission(permissions, permission) || hasPermission(permissions, administrator)).map(({ title }) => title);
  }
}
