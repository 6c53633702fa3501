import type { Generated } from "kysely";

export interface Call24MessageRow {
  id: string;
  project_id: string;
  version: Generated<number>;
  created_at: Generated<string>;
  /** Of a guest null. */
  created_by: string | null;
  updated_at: Generated<string>;
  updated_by: string | null;
  deleted_at: string | null;
  message: string;
  name: string | null;
  contact: string | null;
  page: string | null;
  state: Generated<"new" | "work" | "done">;
  taken_by: string | null;
  answer: string | null;
}
