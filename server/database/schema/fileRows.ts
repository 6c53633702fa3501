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
  /** Key of a category of the project, as somebody put it there. */
  category: Generated<string | null>;
}

/** Beside the row of a file that comes in several requests, until it is whole. */
export interface ResumableUploadRow {
  id: string;
  /** As the header `Upload-Metadata` has it. */
  metadata: string;
  /** The request that reads or writes it now, and until when it is believed to live. */
  lock_owner: Generated<string | null>;
  lock_until: Generated<string | null>;
  /** Another request waits for the one that holds the lock to give it up. */
  is_lock_wanted: Generated<boolean>;
}
