import type { Migration } from "../migrate.ts";

/** What an import found wrong so far: whoever goes on with it has all of it for the file of errors. Texts, as a file may hold what no jsonb does. */
export const badImportRows: Migration = {
  id: "0074-bad-import-rows",
  up: [
    `create table platon.bad_import_rows (
       import_id uuid not null references platon.imports (id) on delete cascade, row_number int not null, cells text not null, problems text not null,
       primary key (import_id, row_number)
     )`,
  ],
};
