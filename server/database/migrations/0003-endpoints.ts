import type { Migration } from "../migrate.ts";
import { entityColumns } from "./entityTable.ts";

/** A project's own endpoints and their stages (D46). */
export const endpoints: Migration = {
  id: "0003-endpoints",
  up: [
    `create table platon.api_endpoints ${entityColumns(`name text not null, title text, method text not null, permission text,
      is_public boolean not null default false, plugin text not null default 'project',
      row_limit integer not null default 1000, parameters jsonb not null default '[]'`)}`,
    `create unique index api_endpoints_name on platon.api_endpoints (project_id, name) where deleted_at is null`,
    `create table platon.api_stages ${entityColumns(`endpoint_id uuid not null references platon.api_endpoints (id), name text not null,
      kind text not null, query jsonb, source text not null default '', sort_order integer not null default 0`)}`,
    `create unique index api_stages_name on platon.api_stages (project_id, endpoint_id, name) where deleted_at is null`,
  ],
};
