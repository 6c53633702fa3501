import type { Migration } from "../migrate.ts";

/** Tickets of exports, each for one file (D5), with how far the file is: whatever node writes it. */
export const exportTickets: Migration = {
  id: "0034-export-tickets",
  up: [
    `create table platon.export_tickets (
      id text primary key,
      project_id text not null references platon.projects (id),
      session_id uuid not null,
      resource text not null,
      question jsonb not null,
      rows integer not null,
      state text not null default 'issued',
      written integer not null default 0,
      shortened integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    "create index export_tickets_created_at on platon.export_tickets (created_at)",
  ],
};
