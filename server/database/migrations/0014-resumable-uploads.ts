import type { Migration } from "../migrate.ts";

/** Uploads that come in several requests, on whichever node: what the client said of them, and who writes just now. */
export const resumableUploads: Migration = {
  id: "0014-resumable-uploads",
  up: [
    `create table platon.resumable_uploads (
      id uuid primary key references platon.files (id) on delete cascade,
      metadata text not null,
      lock_owner uuid, lock_until timestamptz, is_lock_wanted boolean not null default false
    )`,
  ],
};
