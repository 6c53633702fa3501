import type { Migration } from "../migrate.ts";

/** Earlier states of rows of datasets, where a table asks for them: each change with the values before and after by column. */
export const recordRevisions: Migration = {
  id: "0043-record-revisions",
  up: [
    `alter table platon.tables add column history boolean not null default false`,
    `create table platon.record_revisions (
      id bigint generated always as identity primary key, project_id text not null references platon.projects (id),
      dataset text not null, record_id uuid not null, batch uuid not null, change text not null, version integer not null,
      at timestamptz not null default now(), by uuid, by_name text, before jsonb, diff jsonb not null default '{}'
    )`,
    `create index record_revisions_record on platon.record_revisions (project_id, dataset, record_id, id desc)`,
    `create index record_revisions_batch on platon.record_revisions (batch)`,
  ],
};
