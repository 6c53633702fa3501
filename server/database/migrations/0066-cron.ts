import type { Migration } from "../migrate.ts";
import { entityTable } from "./entityTable.ts";

/** Work at times of its own, and up to where each has come; what a task writes while it runs. */
export const cron: Migration = {
  id: "0066-cron",
  up: [
    ...entityTable("cron", "name", `name text not null, title text not null, is_enabled boolean not null default true, expression text not null, time_zone text,
      run_as text not null, kind text not null, endpoint text, parameters jsonb, source text not null default '', export_name text, table_name text, keep_days bigint,
      overlap text not null default 'skip', missed text not null default 'skip'`),
    // The time up to which its times were looked at, for the expression and the zone of then.
    `create table platon.cron_states (cron_id uuid primary key references platon.cron (id) on delete cascade, looked_at timestamptz not null, times text not null)`,
    `alter table platon.tasks add column log text`,
  ],
};
