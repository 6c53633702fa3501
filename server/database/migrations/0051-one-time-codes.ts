import type { Migration } from "../migrate.ts";

/** Secrets of authenticators that are not proved yet, by the session that was shown them; hashes of recovery codes that were not used. */
export const oneTimeCodes: Migration = {
  id: "0051-one-time-codes",
  up: [
    `create table platon.otp_pending (
      session_id uuid primary key references platon.sessions (id) on delete cascade, secret text not null, created_at timestamptz not null)`,
    `create table platon.recovery_codes (
      user_id uuid not null references platon.users (id), hash text not null, primary key (user_id, hash))`,
  ],
};
