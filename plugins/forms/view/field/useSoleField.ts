import { useId, useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { FieldPlaces } from "../../model/FieldPlaces.ts";
import { FieldStates } from "../../model/FieldStates.ts";
import type { FormExpressions } from "../../model/formExpressions.ts";
import { formFields, isEditable, type FieldElement, type FormValues } from "../../model/formFields.ts";
import { heldValue } from "../../model/heldValue.ts";
import { useFormWork } from "../../model/useFormWork.ts";
import { useRecordBase } from "../../model/useRecordBase.ts";
import type { FormPartProps } from "../FormPartProps.ts";
import { useFormChecks } from "../useFormChecks.ts";
import { useFormConditions } from "../useFormConditions.ts";
import type { FieldData } from "./useFieldData.ts";

export interface SoleField {
  readonly form: UseFormReturn<FormValues>;
  readonly part: FormPartProps;
  /** What the record has. */
  readonly before: FormValues;
  /** Undefined where nobody may change it, or its conditions hide it for this record. */
  readonly element: FieldElement | undefined;
}

export interface SoleFieldOptions {
  readonly name: string;
  readonly field: string;
  readonly data: FieldData;
  readonly expressions: FormExpressions;
  readonly isBare: boolean;
  /** To begin with, in place of what the record has. */
  readonly value: unknown;
}

const noQuery = {};

/** A form of which one field is drawn: its conditions, checks and options are those of the whole form. */
export function useSoleField({ name, field, data, expressions, isBare, value }: SoleFieldOptions): SoleField {
  const { config, values } = data;
  const idPrefix = useId();
  const { form, before, checks: present } = useRecordBase({ config, record: { id: "", version: 0, values, files: {} } }, noQuery);
  const fields = useMemo(() => formFields(config.elements), [config.elements]);
  const [places] = useState(() => new FieldPlaces());
  const [states] = useState(() => begin(form, fields.find(({ dataField }) => dataField === field), value));
  const [work] = useFormWork(form, undefined);
  const canSave = config.permissions.update;
  const conditions = useFormConditions({ config, expressions, query: noQuery }, { form, isNew: false, before });
  const checks = useFormChecks({ checks: present, work, isNew: false }, { fields, conditions, canSave });
  const { control } = form;
  const part = useMemo(
    (): FormPartProps => ({ control, form: name, isPublic: false, isNew: false, canSave, idPrefix, isBare, conditions, checks, states, places, work, fields }),
    [control, name, canSave, idPrefix, isBare, conditions, checks, states, places, work, fields],
  );
  const element = fields.find((one) => one.dataField === field && canSave && isEditable(one) && conditions.isPresent(one.id));
  return { form, part, before, element };
}

function begin(form: UseFormReturn<FormValues>, element: FieldElement | undefined, value: unknown): FieldStates {
  if (element && value !== undefined) form.setValue(element.dataField, heldValue(element.type, value));
  return new FieldStates(form);
}
