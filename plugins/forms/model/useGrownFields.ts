import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormConfig } from "#sdk/wire.ts";
import { initialValues, type FormValues } from "./formFields.ts";
import type { FormData } from "./FormAddress.ts";

interface GrowingForm {
  readonly form: UseFormReturn<FormValues>;
  readonly before: FormValues;
  readonly setBefore: (before: FormValues) => void;
}

/**
 * Fields that came with a change of the configuration get what the record has, or their defaults; what was typed stays.
 * @returns the configuration all of whose fields have their values, to be drawn
 */
export function useGrownFields({ config, record }: FormData, query: Readonly<Record<string, string>>, { form, before, setBefore }: GrowingForm): FormConfig {
  const [grown, setGrown] = useState(config);
  const grow = useEffectEvent((): void => {
    const added = Object.entries(initialValues(config, record?.values, query)).filter(([name]) => !Object.hasOwn(before, name));
    if (added.length > 0) {
      const values = Object.fromEntries(added);
      const typed = form.getValues();
      setBefore({ ...values, ...before });
      form.reset({ ...values, ...before }, { keepErrors: true, keepTouched: true });
      form.reset({ ...values, ...typed }, { keepDefaultValues: true, keepErrors: true, keepTouched: true });
    }
    setGrown(config);
  });
  useEffect(() => grow(), [config]);
  return grown;
}
