import type { Migration } from "../migrate.ts";

/** What people write to support (D54). */
export const call24: Migration = {
  id: "0068-call24",
  up: [
    `create table platon.call24_messages (
       id uuid primary key, project_id text not null references platon.projects (id) on delete cascade, version integer not null default 1,
       created_at timestamptz not null default now(), created_by uuid, updated_at timestamptz not null default now(), updated_by uuid, deleted_at timestamptz,
       message text not null, name text, contact text, page text, state text not null default 'new', taken_by uuid, answer text
     )`,
    `create index call24_messages_queue on platon.call24_messages (project_id, created_at)`,
    `create index call24_messages_own on platon.call24_messages (created_by, created_at)`,
  ],
};
