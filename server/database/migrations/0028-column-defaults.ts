import type { Migration } from "../migrate.ts";

/** Columns as an administrator set them for everyone. */
export const columnDefaults: Migration = {
  id: "0028-column-defaults",
  up: [
    `create table platon.column_defaults (
      project_id text not null references platon.projects (id), table_id uuid not null, level integer not null,
      config jsonb not null, updated_at timestamptz not null default now(), updated_by uuid, primary key (table_id, level)
    )`,
  ],
};
