import type { Migration } from "../migrate.ts";
import { entityTable } from "./entityTable.ts";

/** Templates of documents, and the numbers that were given to documents. */
export const documents: Migration = {
  id: "0063-documents",
  up: [
    ...entityTable("document_templates", "name", `name text not null, title text not null, kind text not null default 'html', table_name text not null,
      source text not null default 'record', formats text[] not null default '{}', page_size text not null default 'A4',
      orientation text not null default 'portrait', margins jsonb not null default '{}', has_page_numbers boolean not null default true,
      permission text, number_pattern text, locales text[] not null default '{}', content text not null default '', file text not null default ''`),
    `create table platon.document_series (
      project_id text not null references platon.projects (id),
      template_id uuid not null,
      year integer not null,
      last integer not null,
      primary key (project_id, template_id, year)
    )`,
    `create table platon.document_numbers (
      project_id text not null,
      template_id uuid not null,
      year integer not null,
      number integer not null,
      state text not null,
      held_until timestamptz not null,
      label text not null,
      record_ids uuid[] not null default '{}',
      user_id uuid,
      given_at timestamptz not null,
      primary key (project_id, template_id, year, number)
    )`,
  ],
};
