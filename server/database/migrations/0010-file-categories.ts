import type { Migration } from "../migrate.ts";
import { entityTable } from "./entityTable.ts";

export const fileCategories: Migration = {
  id: "0010-file-categories",
  up: entityTable("file_categories", "key", "key text not null, title text not null, allowed_extensions text[] not null default '{}', max_size bigint, sort_order integer not null default 0"),
};
