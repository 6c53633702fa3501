import type { Migration } from "../migrate.ts";
import { entityTable } from "./entityTable.ts";

/** How files become rows; those that do so now, and what each did, so that it can be taken back. */
export const imports: Migration = {
  id: "0064-imports",
  up: [
    ...entityTable("excel_import_configs", "name", `name text not null, title text not null, table_name text not null, form_name text, mapping jsonb not null,
      mode text not null default 'insert', key_fields text[] not null default '{}', on_error text not null default 'all_or_nothing', sheet text,
      is_dry_run_required boolean not null default false, row_limit bigint not null default 100000, note text, template_file text, sample_file text,
      sample jsonb not null default '[]', permission text`),
    `create table platon.imports (
       id uuid primary key, project_id text not null references platon.projects (id), config text not null, digest text not null,
       user_id uuid, state text not null, expires_at timestamptz not null
     )`,
    `create unique index imports_running on platon.imports (project_id, config) where state = 'running'`,
    `create index imports_expiring on platon.imports (expires_at)`,
    `create table platon.import_rows (
       import_id uuid not null references platon.imports (id) on delete cascade, record_id uuid not null, version int not null, before jsonb,
       primary key (import_id, record_id)
     )`,
  ],
};
