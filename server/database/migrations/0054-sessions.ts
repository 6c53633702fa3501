import type { Migration } from "../migrate.ts";

/** How each session began: the way of signing in. Those of before are of no known one. */
export const sessionMethods: Migration = {
  id: "0054-sessions",
  up: ["alter table platon.sessions add column method text"],
};
