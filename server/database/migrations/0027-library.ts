import type { Migration } from "../migrate.ts";

/** A file of the library stays without a record; what a record holds never goes by itself, as before. */
export const library: Migration = {
  id: "0027-library",
  up: [
    `alter table platon.files drop constraint files_check1`,
    `alter table platon.files add constraint files_held_stay check (record_id is null or expires_at is null)`,
  ],
};
