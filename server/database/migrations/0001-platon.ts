import type { Migration } from "../migrate.ts";

/** Columns that every configuration entity has (D41, D42). */
const entity = (columns: string, constraints = ""): string => `(
  id uuid primary key,
  project_id text not null references platon.projects (id),
  ${columns},
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  deleted_at timestamptz${constraints === "" ? "" : `,\n  ${constraints}`}
)`;

/** One living object of a name in a project; deleted ones do not block the name. */
const named = (table: string, columns = "name"): string =>
  `create unique index ${table}_name on platon.${table} (project_id, ${columns}) where deleted_at is null`;

const people: string[] = [
  `create table platon.projects (
    id text primary key check (id ~ '^[a-z][a-z0-9_]{0,40}$'),
    title text not null,
    host_names text[] not null default '{}',
    is_default boolean not null default false,
    settings jsonb not null default '{}',
    revision bigint not null default 0,
    translations_version bigint not null default 0,
    seeded_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create table platon.organizations (
    id uuid primary key, project_id text not null references platon.projects (id),
    name text not null, tin text, pinfl text
  )`,
  `create table platon.users (
    id uuid primary key, project_id text not null references platon.projects (id),
    username text not null, full_name text not null, post_name text, password_hash text,
    locale text, org_id uuid references platon.organizations (id), tin text, pinfl text, photo text,
    otp_secret text, created_at timestamptz not null default now(), disabled_at timestamptz
  )`,
  `create unique index users_username on platon.users (project_id, lower(username))`,
  `create table platon.user_organizations (
    user_id uuid not null references platon.users (id) on delete cascade,
    org_id uuid not null references platon.organizations (id) on delete cascade,
    primary key (user_id, org_id)
  )`,
  `create table platon.roles ${entity("name text not null, title text not null, permissions text[] not null default '{}'")}`,
  named("roles"),
  `create table platon.user_roles (
    user_id uuid not null references platon.users (id) on delete cascade,
    role_id uuid not null references platon.roles (id) on delete cascade,
    org_id uuid references platon.organizations (id) on delete cascade
  )`,
  `create unique index user_roles_once on platon.user_roles (user_id, role_id, coalesce(org_id, '00000000-0000-0000-0000-000000000000'))`,
];

const sessions: string[] = [
  `create table platon.sessions (
    id uuid primary key, project_id text not null references platon.projects (id),
    user_id uuid not null references platon.users (id) on delete cascade,
    device_id text not null, user_agent text, address text,
    created_at timestamptz not null default now(), last_used_at timestamptz not null default now(),
    expires_at timestamptz not null, revoked_at timestamptz, revoked_why text
  )`,
  `create index sessions_user on platon.sessions (user_id)`,
  `create table platon.refresh_tokens (
    hash text primary key, session_id uuid not null references platon.sessions (id) on delete cascade,
    issued_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz
  )`,
  `create index refresh_tokens_session on platon.refresh_tokens (session_id)`,
  `create table platon.login_attempts (
    key text primary key, failed integer not null default 0, last_at timestamptz not null default now(), locked_until timestamptz
  )`,
  `create table platon.secrets (name text primary key, value text not null, created_at timestamptz not null default now())`,
];

const entities: string[] = [
  `create table platon.menus ${entity(`key text not null, parent_id uuid references platon.menus (id), name text not null,
    link text, css_class text, css_style text, badge text, badge_type text not null default 'primary',
    has_divider_before boolean not null default false, is_homepage boolean not null default false,
    is_track_menu boolean not null default false, datasource text, permission text, sort_order integer not null default 0`)}`,
  named("menus", "key"),
  `create table platon.datasets ${entity("name text not null, title text not null, fields jsonb not null, indexes jsonb not null default '[]'")}`,
  named("datasets"),
  `create table platon.tables ${entity(`name text not null, title text not null, source jsonb not null,
    is_public boolean not null default false, permissions jsonb not null default '{}', row_rule jsonb,
    levels jsonb not null default '[]', left_fixed integer not null default 0, right_fixed integer not null default 0,
    group_by text[] not null default '{}', split_rows_by text, navigate_by_keyboard boolean not null default true,
    max_height double precision, page_size integer not null default 50, sort jsonb not null default '[]',
    search_fields text[] not null default '{}', form text`)}`,
  named("tables"),
  `create table platon.table_columns ${entity(`table_id uuid not null references platon.tables (id), parent_id uuid references platon.table_columns (id),
    key text not null, title text not null, data_field text, width double precision, link text, hint text, cell_format text,
    number_format text, data_align text, footer_align text, data_nowrap boolean not null default true,
    footer_nowrap boolean not null default true, format_condition text, format_color text, format_background_color text,
    footer text, sum_type text, is_sortable boolean not null default true, header_component text,
    sort_order integer not null default 0`)}`,
  named("table_columns", "table_id, key"),
  `create table platon.table_filters ${entity(`table_id uuid not null references platon.tables (id), key text not null, title text not null,
    field text not null, operator text not null, type text not null, default_value jsonb, is_required boolean not null default false,
    width double precision, display_condition text, options jsonb, sort_order integer not null default 0`)}`,
  named("table_filters", "table_id, key"),
  `create table platon.table_buttons ${entity(`table_id uuid not null references platon.tables (id), key text not null, title text not null,
    icon text, link text, action text, scope text not null, confirm_text text, permission text, display_condition text,
    sort_order integer not null default 0`)}`,
  named("table_buttons", "table_id, key"),
  `create table platon.forms ${entity(`name text not null, title text not null, source jsonb not null, is_public boolean not null default false,
    layout text not null default 'auto', permissions jsonb not null default '{}', row_rule jsonb`)}`,
  named("forms"),
  `create table platon.form_elements ${entity(`form_id uuid not null references platon.forms (id), parent_id uuid references platon.form_elements (id),
    key text not null, type text not null, data_field text, label text, options_from jsonb, data jsonb,
    properties jsonb not null default '{}', sort_order integer not null default 0`)}`,
  named("form_elements", "form_id, key"),
  `create table platon.platon_pages ${entity(`name text not null, title text not null, is_public boolean not null default false,
    permissions jsonb not null default '{}', css text not null default '', queries jsonb not null default '[]'`)}`,
  named("platon_pages"),
  `create table platon.platon_page_components ${entity(`page_id uuid not null references platon.platon_pages (id), name text not null,
    css text not null default '', scripts text[] not null default '{}', sort_order integer not null default 0`)}`,
  named("platon_page_components", "page_id, name"),
  `create table platon.components ${entity(`name text not null, content text not null default '', js text not null default '',
    css text not null default '', is_public boolean not null default false`)}`,
  named("components"),
  `create table platon.translations ${entity("key text not null, uz text, la text, ru text, en text, qq text, kh text")}`,
  named("translations", "key"),
];

const journal: string[] = [
  `create table platon.revisions (
    id bigint generated always as identity primary key, project_id text not null references platon.projects (id),
    entity text not null, entity_id text not null, revision integer not null, at timestamptz not null default now(),
    by uuid, diff jsonb not null, snapshot jsonb,
    unique (entity, entity_id, revision)
  )`,
  `create table platon.events (
    id bigint generated always as identity primary key, project_id text not null references platon.projects (id),
    at timestamptz not null default now(), kind text not null, payload jsonb not null
  )`,
  `create index events_project on platon.events (project_id, id)`,
  `create table platon.audit (
    id bigint generated always as identity primary key, project_id text not null references platon.projects (id),
    at timestamptz not null default now(), user_id uuid, session_id uuid, event text not null, object text, record_id text,
    details jsonb not null default '{}', is_reported_by_client boolean not null default false, request_id text
  )`,
  `create index audit_project on platon.audit (project_id, id)`,
  `create table platon.plugin_states (
    project_id text not null references platon.projects (id), plugin_id text not null, state text not null,
    grants text[] not null default '{}', settings jsonb not null default '{}', updated_at timestamptz not null default now(), updated_by uuid,
    primary key (project_id, plugin_id)
  )`,
  `create table platon.column_preferences (
    user_id uuid not null references platon.users (id) on delete cascade, table_id uuid not null, level integer not null,
    config jsonb not null, updated_at timestamptz not null default now(), primary key (user_id, table_id, level)
  )`,
  `create table platon.idempotency_keys (
    project_id text not null references platon.projects (id), key text not null, caller text not null,
    answer jsonb not null, at timestamptz not null default now(), primary key (project_id, caller, key)
  )`,
];

export const platonSchema: Migration = {
  id: "0001-platon",
  up: [...people, ...sessions, ...entities, ...journal],
};
