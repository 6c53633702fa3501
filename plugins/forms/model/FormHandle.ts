import { coerceElement } from "#core/elements/elementValue.ts";
import { valueKindOf } from "#core/elements/findElementType.ts";
import type { FormConfig } from "#sdk/wire.ts";
import { formFields, isEditable, type FormValues } from "./formFields.ts";
import type { FormEditor } from "./useFormEditor.ts";

/** What code of the author may do with the form that its element stands in. */
export interface FormHandle {
  /** As they are at the moment, but for passwords. */
  values(): FormValues;
  /** @returns false for what a person could not enter either: an unknown or a fixed field, a value of another kind */
  setValue(name: string, value: unknown): boolean;
  submit(): void;
  /** Takes back what was changed since the last save. */
  reset(): void;
  close(): void;
  /** Calls `listener` when a value changes. @returns ends that */
  subscribe(listener: () => void): () => void;
}

interface Handled {
  readonly config: FormConfig;
  readonly editor: Pick<FormEditor, "form" | "before">;
  readonly submit: () => void;
  readonly close: (() => void) | undefined;
}

export function createFormHandle({ config, editor: { form, before }, submit, close }: Handled): FormHandle {
  const fields = formFields(config.elements);
  return {
    values: () => {
      const open = fields.filter(({ type }) => valueKindOf(type) !== "secret").map(({ dataField }) => dataField);
      const values = form.getValues();
      return Object.fromEntries(open.map((name) => [name, values[name]]));
    },
    setValue: (name, value) => {
      const field = fields.find((one) => one.dataField === name && isEditable(one));
      const coercion = field && coerceElement(field, value);
      if (!coercion?.ok) return false;
      form.setValue(name, coercion.value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      return true;
    },
    submit,
    reset: () => form.reset(before),
    close: () => close?.(),
    subscribe: (listener) => form.subscribe({ formState: { values: true }, callback: listener }),
  };
}
