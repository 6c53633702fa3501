import type { Migration } from "../migrate.ts";

/**
 * Every file on disk has a row that was there before it, so that nothing lies on disk that nobody knows of. A row with a
 * time of expiry goes by itself, whatever its state.
 */
export const files: Migration = {
  id: "0002-files",
  up: [
    `create table platon.files (
      id uuid primary key, project_id text not null references platon.projects (id),
      state text not null check (state in ('pending', 'ready', 'removed')),
      name text not null default '', extension text not null default '', kind text not null default '', size bigint not null default 0,
      created_at timestamptz not null, uploaded_by uuid, element_id uuid, expires_at timestamptz,
      source text, record_id uuid, field text,
      check ((record_id is null) = (source is null) and (record_id is null) = (field is null)),
      check ((record_id is null) = (expires_at is not null))
    )`,
    `create index files_record on platon.files (record_id) where record_id is not null`,
    `create index files_expiry on platon.files (expires_at) where expires_at is not null`,
  ],
};
