import type { Migration } from "../migrate.ts";
import { entityTable } from "./entityTable.ts";

export const metrics: Migration = {
  id: "0062-metrics",
  up: entityTable("sql_metrics", "name", `name text not null, title text not null, shape text not null, query jsonb not null, periods bigint, sort jsonb not null default '[]',
    parameters jsonb not null default '[]', permission text, is_public boolean not null default false, lifetime bigint not null default 60, row_limit bigint not null default 1000`),
};
