import type { Migration } from "../migrate.ts";

/** Documents that stay with the records that filled them: files of the store, beside what a list tells of them. */
export const keptDocuments: Migration = {
  id: "0072-kept-documents",
  up: [
    `alter table platon.document_templates add column is_kept boolean not null default false, add column is_split boolean not null default false`,
    `create table platon.kept_documents (
      file_id uuid primary key references platon.files (id) on delete cascade,
      project_id text not null references platon.projects (id),
      record_ids uuid[] not null,
      template text not null,
      title text not null,
      number text,
      format text not null,
      fields text[] not null,
      made_by_name text not null
    )`,
    `create index kept_documents_records on platon.kept_documents using gin (record_ids)`,
    // Who holds a number says so: it is held on while a long task goes on.
    `alter table platon.document_numbers add column holder uuid`,
  ],
};
