import type { Migration } from "../migrate.ts";

/** Passkeys, and questions that browsers were asked about them: each is answered once. */
export const passkeys: Migration = {
  id: "0058-passkeys",
  up: [
    `create table platon.passkeys (
       id text primary key, user_id uuid not null references platon.users (id) on delete cascade, rp_id text not null,
       public_key text not null, counter bigint not null, transports text[] not null default '{}', is_synced boolean not null,
       name text not null, created_at timestamptz not null, last_used_at timestamptz
     )`,
    `create index passkeys_user on platon.passkeys (user_id)`,
    `create table platon.passkey_questions (
       hash text primary key, project_id text not null references platon.projects (id) on delete cascade, device_id text not null,
       user_id uuid references platon.users (id) on delete cascade, challenge text not null, expires_at timestamptz not null
     )`,
    `create index passkey_questions_end on platon.passkey_questions (expires_at)`,
  ],
};
