import type { Migration } from "../migrate.ts";

/** Tables with a pager in place of endless scrolling. */
export const tableLayout: Migration = {
  id: "0032-table-layout",
  up: [`alter table platon.tables add column is_paged boolean not null default false`],
};
