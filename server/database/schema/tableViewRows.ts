import type { Generated } from "kysely";
import type { Json } from "./columnTypes.ts";

export interface TableViewRow {
  id: string;
  project_id: string;
  table_id: string;
  owner_id: string;
  title: string;
  is_shared: Generated<boolean>;
  is_default_for_all: Generated<boolean>;
  state: Json;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface TableViewDefaultRow {
  user_id: string;
  table_id: string;
  view_id: string;
}
