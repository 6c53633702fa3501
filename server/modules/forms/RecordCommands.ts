import type { Kysely } from "kysely";
import type { SavedRecord } from "#contract/form.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { AcceptedValue } from "./acceptValues.ts";
import type { OpenForm } from "./openForm.ts";

type Transaction = Kysely<PlatonSchema>;

export interface Removal {
  readonly context: CallContext;
  readonly id: string;
  /** Undefined removes whatever version there is. */
  readonly version: number | undefined;
}

/**
 * What a form does to a record, inside the caller's transaction: for rows of datasets and for configuration entities,
 * whose changes are revisions (D42).
 */
export interface RecordCommands {
  insert(tx: Transaction, opened: OpenForm, change: { context: CallContext; values: readonly AcceptedValue[] }): Promise<SavedRecord>;
  update(
    tx: Transaction, opened: OpenForm,
    change: { context: CallContext; id: string; version: number; values: readonly AcceptedValue[] },
  ): Promise<SavedRecord>;
  remove(tx: Transaction, opened: OpenForm, removal: Removal): Promise<void>;
  removeForEver(tx: Transaction, opened: OpenForm, removal: Removal): Promise<void>;
  restore(tx: Transaction, opened: OpenForm, change: { context: CallContext; id: string }): Promise<SavedRecord>;
}
