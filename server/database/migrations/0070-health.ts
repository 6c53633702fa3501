import type { Migration } from "../migrate.ts";

/** Calls by minute, for the last hours, and the nodes that work on this database. */
export const health: Migration = {
  id: "0070-health",
  up: [
    `create table platon.call_minutes (
      project_id text not null references platon.projects (id) on delete cascade,
      minute timestamptz not null,
      call text not null,
      calls bigint not null,
      errors bigint not null,
      refusals bigint not null,
      buckets bigint[] not null,
      primary key (project_id, minute, call)
    )`,
    `create table platon.nodes (id uuid primary key, started_at timestamptz not null, seen_at timestamptz not null, facts jsonb not null)`,
  ],
};
