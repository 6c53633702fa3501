import type { NullableJson } from "./columnTypes.ts";

export interface ImportRow {
  id: string;
  project_id: string;
  /** Name of its configuration. */
  config: string;
  /** Of the bytes of its file. */
  digest: string;
  user_id: string | null;
  /** `checked`: a dry run found nothing; `running`: it writes; `undoable`: what it did can be taken back. */
  state: "checked" | "running" | "undoable";
  /** One that runs says so again with each piece. */
  expires_at: string;
}

export interface ImportedRow {
  import_id: string;
  record_id: string;
  /** That it left. */
  version: number;
  /** The columns as they were; null for a row that it made. */
  before: NullableJson;
}

export interface BadImportRow {
  import_id: string;
  row_number: number;
  /** JSON texts. */
  cells: string;
  problems: string;
}
