import { useRef, useState } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import type { FieldControl, FieldEdit } from "#sdk/react/FieldEditor.tsx";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { isEmpty, isFlag, type BulkField } from "../../model/bulkFields.ts";

/** A field that was chosen to be changed. */
export interface ChosenField {
  readonly element: BulkField;
  /** In place of a value the field is emptied. */
  readonly isCleared: boolean;
  /** What stands in its control by now. */
  readonly value: unknown;
  readonly errors: readonly string[];
}

export interface BulkChange {
  readonly chosen: readonly ChosenField[];
  /** Why nothing was done, in words. */
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  readonly add: (element: BulkField) => void;
  readonly remove: (name: string) => void;
  readonly clear: (name: string, isCleared: boolean) => void;
  readonly change: (name: string, value: unknown) => void;
  readonly take: (name: string, control: FieldControl) => void;
  /** Checks what was chosen and writes it. */
  readonly submit: () => Promise<void>;
}

/** What a person wants to be the same in many records. @param write writes it; its refusal keeps what was typed */
export function useBulkChange(write: (patch: Readonly<Record<string, unknown>>) => Promise<void>): BulkChange {
  const t = useText();
  const i18n = useCapability("i18n");
  const [chosen, setChosen] = useState<readonly ChosenField[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const controls = useRef(new Map<string, FieldControl>());
  const set = (name: string, part: Partial<ChosenField>): void =>
    setChosen((before) => before.map((one) => (one.element.dataField === name ? { ...one, ...part } : one)));
  const check = async (one: ChosenField): Promise<ChecksOf> => {
    const edit = one.isCleared ? undefined : await controls.current.get(one.element.dataField)?.read();
    const isUnsaid = !one.isCleared && !isFlag(one.element) && (edit === undefined || (edit.problems.length === 0 && isEmpty(edit.value)));
    return { one, edit, errors: isUnsaid ? [t("tables.bulk.empty")] : [] };
  };
  const submit = async (): Promise<void> => {
    if (isBusy || chosen.length === 0) return;
    const checked = await Promise.all(chosen.map(check));
    for (const { one, errors } of checked) set(one.element.dataField, { errors });
    const wrong = checked.find(({ edit, errors }) => errors.length > 0 || (edit?.problems.length ?? 0) > 0);
    if (wrong) return controls.current.get(wrong.one.element.dataField)?.focus();
    setFailure(undefined);
    setBusy(true);
    try {
      await write(Object.fromEntries(checked.map(({ one, edit }) => [one.element.dataField, one.isCleared ? null : (edit?.value ?? null)])));
    } catch (reason) {
      const told = reason instanceof PlatonError ? (reason.details.fields ?? {}) : {};
      for (const [name, errors] of Object.entries(told)) set(name, { errors });
      setFailure(readFailure(reason, i18n.locale.value));
    } finally {
      setBusy(false);
    }
  };
  return {
    chosen, failure, isBusy, submit,
    add: (element) => setChosen((before) => [...before, { element, isCleared: false, value: undefined, errors: [] }]),
    remove: (name) => {
      controls.current.delete(name);
      setChosen((before) => before.filter(({ element }) => element.dataField !== name));
    },
    clear: (name, isCleared) => set(name, { isCleared, errors: [] }),
    change: (name, value) => set(name, { value, errors: [] }),
    take: (name, control) => {
      controls.current.set(name, control);
      control.focus();
    },
  };
}

interface ChecksOf {
  readonly one: ChosenField;
  readonly edit: FieldEdit | undefined;
  readonly errors: readonly string[];
}
