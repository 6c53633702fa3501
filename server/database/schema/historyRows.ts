import type { Generated } from "kysely";
import type { Json, JsonWithDefault, NullableJson } from "./columnTypes.ts";

export interface RevisionRow {
  id: Generated<number>;
  project_id: string;
  entity: string;
  entity_id: string;
  revision: number;
  at: Generated<string>;
  by: string | null;
  /** Their name at that time. */
  by_name: string | null;
  diff: Json;
  snapshot: NullableJson;
  change: Generated<"insert" | "update" | "delete" | "restore">;
  /** Revision of the project by which it came. */
  moment: Generated<number>;
  /** What people know the object by. */
  name: Generated<string>;
  /** Of a part the id of the object that it belongs to. */
  owner_id: string | null;
  /** Whether a project's text made the change, and no person on a screen; null of what is older than the question. */
  by_text: boolean | null;
}

export interface EventRow {
  id: Generated<number>;
  project_id: string;
  at: Generated<string>;
  kind: string;
  payload: Json;
}

/** As EventRow; its id says when it was written, not its place among the others. */
export type UnnumberedEventRow = EventRow;

export interface AuditRow {
  id: Generated<number>;
  project_id: string;
  at: Generated<string>;
  user_id: string | null;
  /** As they were called then. */
  user_name: string | null;
  session_id: string | null;
  event: string;
  object: string | null;
  record_id: string | null;
  details: JsonWithDefault;
  is_reported_by_client: Generated<boolean>;
  request_id: string | null;
  user_agent: string | null;
  address: string | null;
}

export interface IdempotencyKeyRow {
  project_id: string;
  key: string;
  caller: string;
  answer: Json;
  at: Generated<string>;
}
