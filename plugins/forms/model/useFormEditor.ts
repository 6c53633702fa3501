import { useRef, useState, type RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Conflict, SavedRecord } from "#sdk/wire.ts";
import { yielded } from "./conflict.ts";
import { FieldPlaces } from "./FieldPlaces.ts";
import { FieldStates } from "./FieldStates.ts";
import type { FormChecks } from "./FormChecks.ts";
import { formFields, initialValues, type FormValues } from "./formFields.ts";
import type { SaveFailure } from "./saveFailure.ts";
import { useFollowedRecord, type OutsideChange } from "./useFollowedRecord.ts";
import type { FormAddress, FormData } from "./FormAddress.ts";
import { useDrafts, type Drafts } from "../drafts/useDrafts.ts";
import type { FormWork } from "./FormWork.ts";
import { useFormWork } from "./useFormWork.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { useRecordBase, type RecordBase } from "./useRecordBase.ts";
import { useSubmit, type Insertion, type SaveResult } from "./useSubmit.ts";

export interface FormEditor extends Pick<RecordBase, "config"> {
  readonly form: UseFormReturn<FormValues>;
  readonly places: FieldPlaces;
  readonly states: FieldStates;
  /** What checks its fields at present. */
  readonly checks: RefObject<FormChecks | undefined>;
  readonly work: FormWork;
  /** Of a public form: a mark that no person sees; programs that fill everything set it. */
  readonly trap: RefObject<HTMLInputElement | null>;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Saving waits for what a control has begun. */
  readonly isWaiting: boolean;
  readonly id: string | undefined;
  readonly version: number | undefined;
  /** Set while somebody else's save stands in the way. */
  readonly conflict: Conflict | undefined;
  /** What became of the record elsewhere, while there are changes here that it does not contain. */
  readonly outside: OutsideChange | undefined;
  /** Why the last save failed, where no field in sight says all of it. */
  readonly failure: SaveFailure | undefined;
  readonly drafts: Drafts;
  /** What the person's changes are measured against. */
  readonly before: FormValues;
  /** Checks and saves. Resolves with the saved record, if there is one. */
  save(): Promise<SaveResult | undefined>;
  /** Ends a conflict: in these fields, which both changed, the server's value stays; every other change of the person's stays. */
  settle(theirFields: readonly string[]): void;
  /** Shows what was changed elsewhere as a conflict that can be settled before saving. */
  compare(): void;
  /** Takes the record as it was restored under the typed values. */
  revive(state: SavedRecord): void;
  /** Nothing typed here is worth a question any more. */
  forget(): void;
}

/** One form in the hands of one person: values, checks, saving, and what to do when another was faster. */
export function useFormEditor(data: FormData, address: FormAddress, query: Readonly<Record<string, string>>): FormEditor {
  const { config } = data;
  const base = useRecordBase(data, query);
  const { form, before, version } = base;
  const { isDirty, isSubmitting: isSaving } = form.formState;
  const [places] = useState(() => new FieldPlaces());
  const [states] = useState(() => new FieldStates(form));
  const [conflict, setConflict] = useState<Conflict>();
  const [outside, setOutside] = useState<OutsideChange>();
  const [work, isRunning] = useFormWork(form, data.record?.files);
  const [isWaiting, setWaiting] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const isTrapped = (): boolean => trap.current?.checked === true;
  const insertion = useRef<Insertion>(undefined);
  const drafts = useDrafts({ config, address, base, insertion });
  const forget = useLeaveGuard(isDirty || isRunning, drafts.asked);
  const { submit, failure } = useSubmit({ config, address, base, places, insertion, onInsert: drafts.keep, isTrapped, onConflict: setConflict });
  const isBusy = useRef(false);

  useFollowedRecord({ name: address.name, id: address.isPublic ? undefined : base.id }, (change) => {
    if (change.kind === "deleted") return setOutside(change);
    if (change.record.version <= (version ?? 0)) return setOutside(undefined);
    if (isDirty || isSaving) return setOutside(change);
    base.adopt(change.record, form.getValues());
    setOutside(undefined);
  });

  const save = async (): Promise<SaveResult | undefined> => {
    // A second press while the first is on its way would meet its own save as somebody else's.
    if (isBusy.current) return undefined;
    isBusy.current = true;
    let result: SaveResult | undefined;
    // A form checks the fields that it has heard of: also those that were never drawn are asked for.
    for (const { dataField } of formFields(config.elements)) form.register(dataField);
    try {
      setWaiting(work.isRunning);
      await work.settled();
      setWaiting(false);
      await form.handleSubmit(async (values) => void (result = await submit({ ...values })))();
    } finally {
      isBusy.current = false;
    }
    if (result && !result.hasMore) forget();
    return result;
  };
  const settle = (theirFields: readonly string[]): void => {
    if (!conflict) return;
    const theirs = initialValues(config, conflict.values, {});
    const own = { mine: form.getValues(), before };
    // Of the refusal's data no more than that: its `id` is the answer's, not the record's.
    base.place({ version: conflict.version, values: conflict.values }, yielded(theirs, own, theirFields));
    setConflict(undefined);
  };
  return {
    config: base.config,
    form,
    places,
    states,
    checks: base.checks,
    work,
    trap,
    isNew: base.id === undefined,
    isDirty,
    isSaving: isSaving || isWaiting,
    isWaiting,
    id: base.id,
    version,
    conflict,
    outside: conflict || isSaving || isKnown(outside, version) ? undefined : outside,
    failure,
    drafts,
    before,
    save,
    settle,
    compare: () => {
      if (outside?.kind !== "changed") return;
      const { version: saved, values } = outside.record;
      setConflict({ code: "stale_version", version: saved, values });
    },
    revive: (state) => {
      base.adopt({ ...state, values: state.values ?? before }, before);
      setOutside(undefined);
    },
    forget,
  };
}

const isKnown = (outside: OutsideChange | undefined, version: number | undefined): boolean =>
  outside?.kind === "changed" && outside.record.version <= (version ?? 0);
