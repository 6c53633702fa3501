import type { Generated } from "kysely";

export interface FileRow {
  id: string;
  project_id: string;
  /** `pending` while its bytes come in; `removed` while they are being taken from the disk. */
  state: "pending" | "ready" | "removed";
  name: Generated<string>;
  extension: Generated<string>;
  /** What its bytes are (modules/files/fileKinds.ts). */
  kind: Generated<string>;
  size: Generated<number>;
  created_at: string;
  /** Null for a guest's. */
  uploaded_by: string | null;
  /** The form element that it was uploaded for. */
  element_id: string | null;
  /** When it goes by itself; null for one that a record holds. */
  expires_at: string | null;
  /** The record that holds it: `dataset:papers`, its id, and the field on the wire. */
  source: string | null;
  record_id: string | null;
  field: string | null;
}
