import type { Migration } from "../migrate.ts";

/**
 * `granted` holds how far each capability reached when it was granted: one that asks for more later has to be granted
 * again. It is of the plugin with the row `granted_to`, not of another that takes its id one day.
 */
export const plugins: Migration = {
  id: "0004-plugins",
  up: [
    `create table platon.plugins (
      id uuid primary key,
      project_id text not null references platon.projects (id),
      name text not null, manifest jsonb not null, modules jsonb not null, grants text[] not null default '{}',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      created_by uuid,
      updated_at timestamptz not null default now(),
      updated_by uuid,
      deleted_at timestamptz
    )`,
    `create unique index plugins_name on platon.plugins (project_id, name) where deleted_at is null`,
    `alter table platon.plugin_states add column granted jsonb, add column granted_to uuid`,
    `create table platon.plugin_incidents (
      project_id text not null references platon.projects (id), plugin_id text not null, scope text not null, component text not null,
      hash text not null, why text not null, message text, line integer, "column" integer,
      count integer not null default 1, at timestamptz not null, quarantined_at timestamptz,
      primary key (project_id, plugin_id, scope, component, hash)
    )`,
    `create table platon.plugin_incident_users (
      project_id text not null, plugin_id text not null, scope text not null, component text not null, hash text not null,
      user_id uuid not null references platon.users (id) on delete cascade, is_strike boolean not null,
      primary key (project_id, plugin_id, scope, component, hash, user_id),
      foreign key (project_id, plugin_id, scope, component, hash) references platon.plugin_incidents on delete cascade
    )`,
    `create table platon.plugin_usage (
      project_id text not null references platon.projects (id), plugin_id text not null, capability text not null,
      calls bigint not null default 0, refused bigint not null default 0, last_at timestamptz not null,
      primary key (project_id, plugin_id, capability)
    )`,
  ],
};
