import type { Generated } from "kysely";
import type { Json } from "./columnTypes.ts";

export interface ExportTicketRow {
  /** Hash of the ticket: whoever reads the table opens nothing. */
  id: string;
  project_id: string;
  session_id: string;
  resource: string;
  /** contract `ExportQuestion`. */
  question: Json;
  /** Counted when the ticket was given. */
  rows: number;
  state: Generated<"issued" | "running" | "done" | "failed" | "cancelled">;
  written: Generated<number>;
  shortened: Generated<number>;
  created_at: string;
  expires_at: string;
}
