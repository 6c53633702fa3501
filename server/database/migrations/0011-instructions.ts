import type { Migration } from "../migrate.ts";
import { entityTable } from "./entityTable.ts";

export const instructions: Migration = {
  id: "0011-instructions",
  up: entityTable("instructions", "key", "key text not null, title text not null, content text, permission text, parent_id uuid references platon.instructions (id), sort_order integer not null default 0"),
};
