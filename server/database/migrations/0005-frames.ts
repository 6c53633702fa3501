import type { Migration } from "../migrate.ts";

/** Where a component runs: `frame` is a document of its own (X10). */
export const frames: Migration = {
  id: "0005-frames",
  up: ["components", "platon_page_components"].map(
    (table) => `alter table platon.${table} add column realm text not null default 'worker' check (realm in ('worker', 'frame'))`,
  ),
};
