import type { Migration } from "../migrate.ts";

/** By these the browsers of a person encrypt what was typed and not saved (D57). */
export const draftKeys: Migration = {
  id: "0019-draft-keys",
  up: [
    `create table platon.draft_keys (
      user_id uuid primary key references platon.users (id) on delete cascade,
      key text not null, created_at timestamptz not null default now()
    )`,
  ],
};
