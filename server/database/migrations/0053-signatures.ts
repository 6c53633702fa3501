import type { Migration } from "../migrate.ts";

/** What is on offer to be signed is kept as its hash. `signature_rules`: with which certificates a user may sign in, or may not. */
export const signatures: Migration = {
  id: "0053-signatures",
  up: [
    `create table platon.signature_challenges (
       hash text primary key, project_id text not null references platon.projects (id) on delete cascade,
       device_id text not null, expires_at timestamptz not null
     )`,
    `create index signature_challenges_end on platon.signature_challenges (expires_at)`,
    `create table platon.signature_rules (
       user_id uuid not null references platon.users (id) on delete cascade, serial text not null, is_allowed boolean not null,
       created_at timestamptz not null default now(), created_by uuid, primary key (user_id, serial)
     )`,
    `create index signature_rules_serial on platon.signature_rules (serial)`,
    `create index users_pinfl on platon.users (project_id, pinfl) where pinfl is not null`,
    `alter table platon.users add column registered_with_eimzo boolean not null default false,
       add column eimzo_allow_to_login text not null default 'all' check (eimzo_allow_to_login in ('legal', 'individuals', 'all'))`,
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
         u.registered_with_eimzo, u.eimzo_allow_to_login
       from platon.users u`,
  ],
};
