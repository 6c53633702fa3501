import type { Generated } from "kysely";

/** The columns of every configuration entity (D41, D42). */
export interface EntityColumns {
  id: string;
  project_id: string;
  version: Generated<number>;
  created_at: Generated<string>;
  created_by: string | null;
  updated_at: Generated<string>;
  updated_by: string | null;
  deleted_at: string | null;
}
