import type { Migration } from "../migrate.ts";

/** Tokens by which machines call in a user's name, with the hash of their secret alone. */
export const apiTokens: Migration = {
  id: "0055-api-tokens",
  up: [
    `create table platon.api_tokens (
       id uuid primary key, project_id text not null references platon.projects (id),
       user_id uuid not null references platon.users (id) on delete cascade,
       name text not null, hash text not null, permissions text[] not null,
       created_at timestamptz not null, expires_at timestamptz, last_used_at timestamptz, last_used_address text,
       revoked_at timestamptz
     )`,
    `create index api_tokens_user on platon.api_tokens (user_id)`,
    `create index api_tokens_project on platon.api_tokens (project_id, created_at)`,
  ],
};
