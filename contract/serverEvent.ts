import type { TaskState } from "./task.ts";
import type { Device } from "./auth.ts";

/**
 * `begun`: the user has signed in somewhere; `organization`: the user works in another organisation from now on, in every session; `rights`: an administrator changed what the
 * user is or may do.
 */
export type SessionChange = "revoked" | "organization" | "rights" | "begun";

/** Where a session of the user began that is new to them. */
export interface NewDevice extends Device {
  readonly address: string;
  /** ISO 8601. */
  readonly at: string;
}

/** How far a long change of tables is; it waits while others use one of them. */
export interface ChangeStep {
  /** Which statement runs, from 1 on; 0 while the change waits. */
  readonly step: number;
  readonly of: number;
  /** How much of the step is done, where that is known. */
  readonly percent?: number;
}

/**
 * One message of `GET events` (D10): `id:` is the resume point, `event:` the kind, `data:` JSON of this shape.
 * Each caller receives only what it may read.
 */
export type ServerEvent = { readonly id: string } & (
  | { readonly kind: "config"; readonly entity: string; readonly name: string; readonly revision: string }
  | { readonly kind: "plugin"; readonly plugin: string; readonly state: "enabled" | "disabled" | "quarantined" }
  | {
      readonly kind: "record";
      /** Names of the tables over the changed dataset that the caller may read. */
      readonly tables: readonly string[];
      /** Names of the forms over it through which the caller may read the record. */
      readonly forms: readonly string[];
      readonly recordId: string;
      readonly change: "insert" | "update" | "delete" | "restore";
    }
  | { readonly kind: "menu" }
  | { readonly kind: "session"; readonly sessionId: string; readonly change: SessionChange; readonly newDevice?: NewDevice }
  | { readonly kind: "task"; readonly taskId: string; readonly state: TaskState; readonly done: number; readonly total: number | null; readonly isOwn: boolean }
  /** Of a change that this session makes, each second while it lasts. */
  | ({ readonly kind: "progress"; readonly sessionId: string } & ChangeStep)
  /** Events between `after` and now are no longer kept: read everything again. */
  | { readonly kind: "reset" }
);
