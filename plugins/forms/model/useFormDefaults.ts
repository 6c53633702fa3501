import { useEffect } from "react";
import { emptyValue } from "#core/elements/elementValue.ts";
import type { FormConfig } from "#sdk/wire.ts";
import type { FormConditions } from "./FormConditions.ts";
import { FormDefaults } from "./FormDefaults.ts";
import type { FormExpressions } from "./formExpressions.ts";
import { isSame } from "./formFields.ts";
import type { FormEditor } from "./useFormEditor.ts";

interface NewRecord {
  readonly config: FormConfig;
  readonly expressions: FormExpressions;
  readonly conditions: FormConditions;
}

/** Fills a new record with the defaults that are expressions; what they fill is no change of the person's. */
export function useFormDefaults({ config, expressions, conditions }: NewRecord, { form, isNew }: FormEditor): void {
  useEffect(() => {
    if (!isNew || expressions.defaults.size === 0) return undefined;
    const defaults = new FormDefaults({
      config,
      expressions,
      scopeOf: (element) => conditions.scopeOf(element),
      isTaken: ({ dataField, type }) => {
        const { isTouched, isDirty } = form.getFieldState(dataField);
        return isTouched || isDirty || !isSame(form.getValues(dataField), emptyValue(type));
      },
      fill: (name, value) => {
        // In a tab that is not open the form has not heard of it yet.
        form.register(name);
        form.resetField(name, { defaultValue: value });
        conditions.take(form.getValues(), name);
      },
    });
    defaults.start();
    return form.subscribe({ formState: { values: true }, callback: ({ name }) => name !== undefined && defaults.follow(name) });
  }, [config, expressions, conditions, form, isNew]);
}
