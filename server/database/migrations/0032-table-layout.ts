import type { Migration } from "../migrate.ts";

/** Tables with a pager in place of endless scrolling, and tables whose rows are cards on a phone. */
export const tableLayout: Migration = {
  id: "0032-table-layout",
  up: [`alter table platon.tables add column is_paged boolean not null default false, add column cards_on_phones boolean not null default false`],
};
