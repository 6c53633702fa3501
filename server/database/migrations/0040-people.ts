import type { Migration } from "../migrate.ts";

/** Of records as tables and forms show them; each statement adds the columns that one of the tables of people lacks. */
const kept = `add column version integer not null default 1, add column created_by uuid,
  add column updated_at timestamptz not null default now(), add column updated_by uuid`;

/** Cyrillic letters that look like Latin ones, small or capital, and the Latin ones. */
const alike = { cyrillic: "авекмнорстухіјѕԁһԛԝѵ", latin: "abekmhopctyxijsdhqwv" };

const stamps = (alias: string): string =>
  `${alias}.id, ${alias}.project_id, ${alias}.version, ${alias}.created_at, ${alias}.created_by, ${alias}.updated_at, ${alias}.updated_by`;

/** People, where they work and what they may do, as records of project `platon`: without the secrets, which no view has. */
export const people: Migration = {
  id: "0040-people",
  up: [
    `alter table platon.users ${kept}, add column deleted_at timestamptz,
       add column must_change_password boolean not null default false, add column last_login_at timestamptz`,
    `alter table platon.organizations ${kept}, add column created_at timestamptz not null default now(), add column deleted_at timestamptz`,
    `alter table platon.user_roles ${kept}, add column created_at timestamptz not null default now(),
       add column id uuid not null default gen_random_uuid() primary key`,
    `update platon.users as u set last_login_at = (select max(s.created_at) from platon.sessions s where s.user_id = u.id)`,
    `create function platon.look(text) returns text language sql immutable parallel safe return
       translate(platon.fold(normalize($1, NFKC)), '${alike.cyrillic}', '${alike.latin}')`,
    `create index users_look on platon.users (project_id, platon.look(username))`,
    `create index users_full_name on platon.users (project_id, full_name)`,
    `create index organizations_name on platon.organizations (project_id, name)`,
    `create index user_organizations_org on platon.user_organizations (org_id)`,
    `create index user_roles_role on platon.user_roles (role_id)`,
    `create table platon.password_links (
       hash text primary key, user_id uuid not null references platon.users (id) on delete cascade,
       created_at timestamptz not null, created_by uuid, expires_at timestamptz not null, used_at timestamptz
     )`,
    `create index password_links_user on platon.password_links (user_id)`,
    `alter table platon.audit add column user_name text`,
    `create view platon.organization_records as
       select ${stamps("o")}, o.deleted_at, o.name, o.tin, o.pinfl,
         (select count(*) from platon.user_organizations uo join platon.users u on u.id = uo.user_id
           where uo.org_id = o.id and u.deleted_at is null) as user_count
       from platon.organizations o`,
    `create view platon.user_records as
       select ${stamps("u")}, u.deleted_at, u.full_name, u.username, u.post_name, u.org_id, u.locale, u.tin, u.pinfl,
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
         (select count(*) from platon.sessions s where s.user_id = u.id and s.revoked_at is null and s.expires_at > now()) as session_count
       from platon.users u`,
    `create view platon.user_role_records as
       select ur.id, u.project_id, ur.version, ur.created_at, ur.created_by, ur.updated_at, ur.updated_by, null::timestamptz as deleted_at,
         ur.user_id, ur.role_id, ur.org_id
       from platon.user_roles ur join platon.users u on u.id = ur.user_id and u.deleted_at is null
         join platon.roles r on r.id = ur.role_id and r.deleted_at is null`,
  ],
};
