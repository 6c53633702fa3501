import type { Migration } from "../migrate.ts";

/** By it the counts of failed sign-ins that are over are found (SV10). */
export const loginAttempts: Migration = {
  id: "0006-login-attempts",
  up: [`create index login_attempts_last_at on platon.login_attempts (last_at)`],
};
