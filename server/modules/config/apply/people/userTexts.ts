import { sql, type Kysely } from "kysely";
import type { ProjectFile } from "#contract/config.ts";
import { UserText } from "#contract/project/index.ts";
import type { PlatonSchema } from "../../../../database/PlatonSchema.ts";
import { orderKeys } from "../../text/files/orderKeys.ts";
import { writeJson } from "../../text/files/writeJson.ts";
import { namePatterns } from "../../text/shapes/projectText.ts";

interface Row {
  readonly username: string;
  readonly text: UserText;
}

/** What text says of the users who may sign in, by name: without passwords. */
export async function readUserTexts(executor: Kysely<PlatonSchema>, projectId: string): Promise<ReadonlyMap<string, UserText>> {
  const { rows } = await sql<Row>`
    select u.username, jsonb_strip_nulls(jsonb_build_object(
      'fullName', u.full_name, 'postName', u.post_name, 'locale', u.locale, 'pinfl', u.pinfl,
      'roles', ${rolesIn(sql`ur.org_id is null`)},
      'organizations', (
        select jsonb_agg(jsonb_build_object('name', o.name, 'tin', o.tin, 'pinfl', o.pinfl, 'roles', ${rolesIn(sql`ur.org_id = o.id`)}) order by o.id is distinct from u.org_id, o.name)
        from platon.user_organizations as uo join platon.organizations as o on o.id = uo.org_id
        where uo.user_id = u.id and o.deleted_at is null
      )
    )) as text
    from platon.users as u
    where u.project_id = ${projectId} and u.deleted_at is null and u.disabled_at is null
    order by u.username`.execute(executor);
  return new Map(rows.map(({ username, text }) => [username, withoutEmpty(text)]));
}

const rolesIn = (place: ReturnType<typeof sql>) => sql`(
  select coalesce(jsonb_agg(r.name order by r.name), '[]') from platon.user_roles as ur join platon.roles as r on r.id = ur.role_id
  where ur.user_id = u.id and r.deleted_at is null and ${place}
)`;

/** As people write it: an organisation without roles of its own says none. */
export const withoutEmpty = ({ password: _password, organizations = [], roles, ...user }: UserText): UserText => ({
  ...user, roles: [...roles].sort(),
  ...(organizations.length > 0 && {
    organizations: organizations.map(({ roles: own = [], ...organization }) => ({ ...organization, ...(own.length > 0 && { roles: [...own].sort() }) })),
  }),
});

/** `users/<name>.json`, as `pull --users` writes them: of those whose name can be a file's. */
export const userFiles = (users: ReadonlyMap<string, UserText>): ProjectFile[] =>
  [...users].filter(([name]) => namePatterns.users.test(name)).map(([name, user]) => ({ path: `users/${name}.json`, text: userFile(user) }));

export const userFile = (user: UserText): string => writeJson({ $schema: "../schemas/users.json", ...(orderKeys(user, UserText) as object) });
