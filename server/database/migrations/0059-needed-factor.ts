import type { Migration } from "../migrate.ts";

/** Sessions that have shown two factors: those that began by a passkey until now. */
export const neededFactor: Migration = {
  id: "0059-needed-factor",
  up: [
    "alter table platon.sessions add column is_two_factors boolean not null default false",
    "update platon.sessions set is_two_factors = true where method = 'passkey'",
  ],
};
