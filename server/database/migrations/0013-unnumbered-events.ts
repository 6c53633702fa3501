import type { Migration } from "../migrate.ts";

/** Events that are committed and not yet numbered: they stay here for some milliseconds, until a node moves them. */
export const unnumberedEvents: Migration = {
  id: "0013-unnumbered-events",
  up: [
    `create table platon.unnumbered_events (
      id bigint generated always as identity primary key, project_id text not null references platon.projects (id),
      at timestamptz not null default now(), kind text not null, payload jsonb not null
    )`,
  ],
};
