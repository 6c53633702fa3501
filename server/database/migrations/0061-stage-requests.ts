import type { Migration } from "../migrate.ts";

/** What a stage asks another server. */
export const stageRequests: Migration = {
  id: "0061-stage-requests",
  up: ["alter table platon.api_stages add column request jsonb"],
};
