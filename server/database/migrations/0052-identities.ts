import type { Migration } from "../migrate.ts";

/** Accounts of providers by which users sign in; what was begun at a provider, and the tickets to sign in by, which pass. */
export const identities: Migration = {
  id: "0052-identities",
  up: [
    `create table platon.identities (
       id uuid primary key, project_id text not null references platon.projects (id) on delete cascade,
       user_id uuid not null references platon.users (id) on delete cascade,
       method text not null, issuer text not null, subject text not null, label text, created_at timestamptz not null,
       unique (project_id, method, issuer, subject)
     )`,
    `create index identities_user on platon.identities (user_id)`,
    `create table platon.oauth_flows (
       state_hash text primary key, project_id text not null references platon.projects (id) on delete cascade, method text not null,
       device_id text not null, user_id uuid references platon.users (id) on delete cascade, redirect_uri text not null,
       sealed text not null, is_fresh boolean not null, created_at timestamptz not null, expires_at timestamptz not null
     )`,
    `create table platon.oauth_tickets (
       hash text primary key, project_id text not null references platon.projects (id) on delete cascade, method text not null,
       device_id text not null, issuer text not null, subject text not null, profile jsonb not null, expires_at timestamptz not null
     )`,
  ],
};
