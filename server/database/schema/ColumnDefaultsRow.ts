import type { Generated } from "kysely";
import type { Json } from "./columnTypes.ts";

export interface ColumnDefaultsRow {
  project_id: string;
  table_id: string;
  level: number;
  config: Json;
  updated_at: Generated<string>;
  updated_by: string | null;
}
