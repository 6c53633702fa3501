import type { Migration } from "../migrate.ts";

/** A dataset says which of its rows there are for whom (D28). */
export const datasetRowRules: Migration = {
  id: "0007-dataset-row-rules",
  up: [`alter table platon.datasets add column row_rule jsonb`],
};
