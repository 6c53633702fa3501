import { useState, type RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { Conflict, FormConfig, SavedRecord } from "#sdk/wire.ts";
import { conflictOf } from "./conflict.ts";
import type { FieldPlaces } from "./FieldPlaces.ts";
import { valuesToSend, type FormValues } from "./formFields.ts";
import { fieldErrors, type FieldTexts, type SaveFailure } from "./saveFailure.ts";
import type { FormAddress } from "./FormAddress.ts";
import type { RecordBase } from "./useRecordBase.ts";

export interface SaveResult {
  readonly saved: SavedRecord;
  /** Something was typed while the save was on its way, and is not saved. */
  readonly hasMore: boolean;
}

interface SubmitOptions {
  readonly config: FormConfig;
  readonly address: FormAddress;
  readonly base: RecordBase;
  readonly places: FieldPlaces;
  readonly insertion: RefObject<Insertion | undefined>;
  /** A record is about to be sent for the first time. */
  readonly onInsert: () => void;
  readonly isTrapped: () => boolean;
  readonly onConflict: (conflict: Conflict) => void;
}

interface Submit {
  /** Sends checked values; undefined when the server refused them, and the form says why. */
  readonly submit: (values: FormValues) => Promise<SaveResult | undefined>;
  /** Why the last one failed, where no field in sight says all of it. */
  readonly failure: SaveFailure | undefined;
}

/** Sends the form, and says what became of it: saved, a conflict, texts under fields, or a failure of the whole. */
export function useSubmit({ config, address, base, places, onConflict, ...sending }: SubmitOptions): Submit {
  const logging = useCapability("logging");
  const i18n = useCapability("i18n");
  const [failure, setFailure] = useState<SaveFailure>();
  const { send, settled } = useSending({ config, address, base, ...sending });

  const refuse = (problem: unknown): void => {
    const stale = conflictOf(problem);
    if (stale) return onConflict(stale);
    if (problem instanceof PlatonError && problem.family === "cancelled") return;
    if (!(problem instanceof PlatonError) || problem.family === "bug") logging.error(problem);
    const known = problem instanceof PlatonError ? problem : new PlatonError("unavailable", "bug", { cause: problem });
    const texts = fieldErrors(known, i18n.locale.value);
    const unseen = blameFields(texts, base.form, places);
    const isSaid = Object.keys(texts).length > 0 && Object.keys(unseen).length === 0;
    if (!isSaid) setFailure({ why: known, unseen });
  };
  const submit = async (values: FormValues): Promise<SaveResult | undefined> => {
    setFailure(undefined);
    try {
      const { saved, sent, since } = await send(values);
      return { saved, hasMore: base.adopt({ ...saved, values: saved.values ?? { ...base.before, ...sent } }, since) };
    } catch (problem) {
      settled(problem);
      refuse(problem);
      return undefined;
    }
  };
  return { submit, failure };
}

interface Sent {
  readonly saved: SavedRecord;
  readonly sent: FormValues;
  /** What stood in the form at the first try: what differs from it is not saved. */
  readonly since: FormValues;
}

/** An insert that is on its way, or was not answered. */
export interface Insertion {
  readonly key: string;
  readonly values: FormValues;
}

/**
 * The call itself. An insert whose answer was lost keeps its key: pressed again it inserts once, and what was changed
 * meanwhile stays on top as a change of the record that the first press made.
 */
function useSending({ config, address, base, insertion, onInsert, isTrapped }: Omit<SubmitOptions, "places" | "onConflict">) {
  const forms = useCapability("forms");

  const isPresent = (id: string): boolean => base.checks.current?.isPresent(id) ?? true;

  const update = async (id: string, version: number, values: FormValues): Promise<Sent> => {
    const sent = valuesToSend(config, values, { before: base.before, isPresent });
    // All that was typed is hidden by now: the record stays as it is.
    if (Object.keys(sent).length === 0) return { saved: { id, version, values: base.before }, sent, since: values };
    return { saved: await forms.update(address.name, id, { values: sent, version }), sent, since: values };
  };
  const send = async (values: FormValues): Promise<Sent> => {
    if (base.id !== undefined && base.version !== undefined) return await update(base.id, base.version, values);
    const { key, values: since } = (insertion.current ??= { key: crypto.randomUUID(), values });
    onInsert();
    const options = { idempotencyKey: key, isPublic: address.isPublic, ...(isTrapped() && { isTrapped: true }) };
    const sent = valuesToSend(config, values, { before: undefined, isPresent });
    const saved = await forms.insert(address.name, sent, options);
    insertion.current = undefined;
    return { saved, sent, since };
  };
  /** An answer that refuses ends the insertion; without an answer nobody knows. */
  const settled = (problem: unknown): void => {
    const status = problem instanceof PlatonError ? (problem.details.status ?? 0) : 0;
    if (status >= 400 && status < 500) insertion.current = undefined;
  };
  return { send, settled };
}

/**
 * Puts the server's texts under the fields that have a place in the form (spec §5).
 * @returns the texts of the others, which nobody would see there
 */
function blameFields(texts: FieldTexts, { setError }: UseFormReturn<FormValues>, places: FieldPlaces): FieldTexts {
  const all = Object.entries(texts);
  for (const [name, lines] of all) if (places.has(name)) setError(name, { type: "server", message: lines.join("\n") });
  return Object.fromEntries(all.filter(([name]) => !places.has(name)));
}
