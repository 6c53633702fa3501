import type { Migration } from "../migrate.ts";

/** Where letters to a user go. */
export const mail: Migration = {
  id: "0057-mail",
  up: [
    "alter table platon.users add column email text",
    "create index users_email on platon.users (project_id, lower(email)) where email is not null",
    `create or replace view platon.user_records as
       select u.id, u.project_id, u.version, u.created_at, u.created_by, u.updated_at, u.updated_by, u.deleted_at,
         u.full_name, u.username, u.post_name, u.org_id, u.locale, u.tin, u.pinfl,
         case when u.password_hash is not null then '' end as password,
         null::text as first_access, u.disabled_at is not null as is_disabled, u.must_change_password, u.last_login_at,
         array(select uo.org_id::text from platon.user_organizations uo join platon.organizations o on o.id = uo.org_id
           where uo.user_id = u.id and o.deleted_at is null order by o.name, o.id) as organizations,
         (select string_agg(o.name, ', ' order by o.name, o.id) from platon.user_organizations uo
           join platon.organizations o on o.id = uo.org_id where uo.user_id = u.id and o.deleted_at is null) as organization_names,
         array(select ur.role_id::text from platon.user_roles ur join platon.roles r on r.id = ur.role_id
           where ur.user_id = u.id and ur.org_id is null and r.deleted_at is null order by r.title, r.id) as roles,
         (select string_agg(distinct r.title, ', ') from platon.user_roles ur join platon.roles r on r.id = ur.role_id
           where ur.user_id = u.id and r.deleted_at is null) as role_titles,
         (select count(*) from platon.sessions s where s.user_id = u.id and s.revoked_at is null and s.expires_at > now()) as session_count,
         u.registered_with_eimzo, u.eimzo_allow_to_login, u.email
       from platon.users u`,
  ],
};
