import type { FormRecord, SavedRecord } from "#contract/form.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { OpenForm } from "./openForm.ts";

/** The answer to a write: the record as the caller reads it, and for whoever may not read it only that it is there. */
export function presentSaved({ isReadable }: Pick<OpenForm, "isReadable">, { id, version, values }: FormRecord): SavedRecord {
  return { id, version, ...(isReadable && { values }) };
}

/** Somebody was faster (D7): with what is there now, for whoever may read it. */
export function staleVersion({ isReadable }: Pick<OpenForm, "isReadable">, { version, values }: FormRecord): CallFailure {
  return new CallFailure("stale_version", { data: { version, ...(isReadable && { values }) } });
}
