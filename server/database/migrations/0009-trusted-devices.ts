import type { Migration } from "../migrate.ts";

/**
 * `device_hash` tells the browser from which somebody signed in from others; the secret itself is in the browser only.
 * `call_counts` holds what is counted over all nodes.
 */
export const trustedDevices: Migration = {
  id: "0009-trusted-devices",
  up: [
    `alter table platon.sessions add column device_hash text`,
    `create index sessions_device on platon.sessions (device_hash) where device_hash is not null`,
    `create table platon.call_counts (key text primary key, count integer not null, until timestamptz not null)`,
    `create index call_counts_until on platon.call_counts (until)`,
  ],
};
