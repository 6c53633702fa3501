import type { Migration } from "../migrate.ts";
import { entityTable } from "./entityTable.ts";

export const exportResources: Migration = {
  id: "0033-export-resources",
  up: entityTable("export_resources", "name", "name text not null, title text not null, table_name text not null, columns text[] not null default '{}', format text not null default 'xlsx', permission text, row_limit bigint"),
};
