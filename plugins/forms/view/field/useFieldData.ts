import { useMemo } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { FieldEditorProps } from "#sdk/react/FieldEditor.tsx";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import { formFields, type FormValues } from "../../model/formFields.ts";

export interface FieldData {
  readonly config: FormConfig;
  /** Of the record, as far as the field depends on them. */
  readonly values: FormValues;
}

const nothing = {};

/** The form of one field, and of its record what the field depends on: what the caller knows already is not asked for. */
export function useFieldData({ form, field, config, id, values = nothing }: FieldEditorProps): [Loaded<FieldData>, () => void] {
  const forms = useCapability("forms");
  const isKnown = config !== undefined && !isRecordNeeded(config, field, id);
  const [loaded, reload] = useLoaded(
    async (signal): Promise<FieldData> => {
      if (isKnown) return { config, values };
      const found = config ?? (await forms.config(form, { signal }));
      const record = id !== undefined && isRecordNeeded(found, field, id) ? await forms.read(form, id, { signal }) : undefined;
      return { config: found, values: { ...record?.values, ...values } };
    },
    // What the caller knows of the record is taken once, with the record itself.
    [forms, form, field, config, id],
  );
  const data = useMemo((): Loaded<FieldData> => (isKnown ? { state: "ready", value: { config, values } } : loaded), [isKnown, config, values, loaded]);
  return [data, reload];
}

const isRecordNeeded = (config: FormConfig, field: string, id: string | undefined): boolean =>
  id !== undefined && dependsOnOthers(config.elements, field);

/** Whether a condition on the way to the field, its validator or its options ask for other fields. */
const dependsOnOthers = (elements: readonly FormElement[], field: string): boolean =>
  elements.some((element) => {
    const isOwn = element.dataField === field;
    if (!isOwn && !formFields(element.children).some(({ dataField }) => dataField === field)) return false;
    const asks = Boolean(element.displayCondition) || (isOwn && (Boolean(element.customValidator) || element.relatedSelect !== undefined));
    return asks || dependsOnOthers(element.children, field);
  });
