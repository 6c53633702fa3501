import type { Generated } from "kysely";
import type { TaskState } from "#contract/task.ts";
import type { Json, JsonWithDefault, NullableJson } from "./columnTypes.ts";

export interface TaskRow {
  /** uuid v7: their order is that in which tasks were begun. */
  id: string;
  project_id: string;
  /** Null: the project's own work, which a schedule began. */
  user_id: string | null;
  kind: string;
  /** `{ entity, name }` of the object of configuration that it works on. */
  subject: NullableJson;
  input: Json;
  /** As its owner's browser sees the product. */
  origin: string;
  /** In which its file and its messages are written. */
  language: string;
  state: Generated<TaskState>;
  /** Of the queue, once its turn has come near: no more of a project are let in than run at a time. */
  job_id: string | null;
  attempt: Generated<number>;
  done: Generated<number>;
  total: number | null;
  /** Up to where it came, for who goes on with it. */
  mark: NullableJson;
  counts: JsonWithDefault;
  /** What it said that it did. */
  log: string | null;
  /** `{ code, params, fields }` of the failure. */
  failure: NullableJson;
  problems: Generated<number>;
  is_cancelled: Generated<boolean>;
  /** Of the file store. */
  file_id: string | null;
  file_name: string | null;
  file_type: string | null;
  file_size: number | null;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  told_at: string | null;
  /** When the node that runs it was last heard of. */
  beat_at: string | null;
}

export interface TaskProblemRow {
  task_id: string;
  position: number;
  row_number: number;
  column_title: string;
  value: string;
  message: string;
}
