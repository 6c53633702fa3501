import type { Migration } from "../migrate.ts";

/** Views of tables that people save, and the one that each of them wants first. */
export const tableViews: Migration = {
  id: "0029-table-views",
  up: [
    `create table platon.table_views (
      id uuid primary key, project_id text not null references platon.projects (id), table_id uuid not null,
      owner_id uuid not null references platon.users (id) on delete cascade, title text not null,
      is_shared boolean not null default false, is_default_for_all boolean not null default false, state jsonb not null,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      check (is_shared or not is_default_for_all)
    )`,
    `create index table_views_of_table on platon.table_views (project_id, table_id, owner_id)`,
    `create unique index table_views_default on platon.table_views (project_id, table_id) where is_default_for_all`,
    `create table platon.table_view_defaults (
      user_id uuid not null references platon.users (id) on delete cascade, table_id uuid not null,
      view_id uuid not null references platon.table_views (id) on delete cascade, primary key (user_id, table_id)
    )`,
  ],
};
