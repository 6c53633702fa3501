import type { Migration } from "../migrate.ts";

/** An administrator's session that looks at the product as another user does, and until when. */
export const observation: Migration = {
  id: "0046-observation",
  up: [
    `alter table platon.sessions
      add column observed_id uuid references platon.users (id),
      add column observed_until timestamptz,
      add constraint sessions_observation check ((observed_id is null) = (observed_until is null))`,
  ],
};
