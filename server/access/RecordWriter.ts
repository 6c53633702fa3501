import type { Kysely } from "kysely";
import type { PlatonSchema } from "../database/PlatonSchema.ts";
import type { CallContext } from "../http/CallContext.ts";

/** Accepted values by field; passwords are hashed. */
export type RecordValues = Readonly<Record<string, unknown>>;

/**
 * How one kind of the platform's own records is written, in the caller's transaction. Whoever calls it has looked whether the
 * record is there for the caller and whether its version is the one that is meant, and tells everybody afterwards.
 */
export interface RecordWriter {
  /** @returns the new record's id */
  insert(tx: Kysely<PlatonSchema>, context: CallContext, values: RecordValues): Promise<string>;
  /** Also makes the version one higher. */
  update(tx: Kysely<PlatonSchema>, context: CallContext, change: { readonly id: string; readonly values: RecordValues }): Promise<void>;
  remove(tx: Kysely<PlatonSchema>, context: CallContext, id: string): Promise<void>;
  /** Undefined where what is deleted is gone. */
  readonly restore?: (tx: Kysely<PlatonSchema>, context: CallContext, id: string) => Promise<void>;
}
