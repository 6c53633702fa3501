import { useEffect, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormRecord } from "#sdk/wire.ts";
import type { FormValues } from "./formFields.ts";
import { FormWork } from "./FormWork.ts";

/**
 * The work of an open form's controls, which ends with the form; and whether any of it runs. A field that was found wrong
 * is looked at again as its work goes on.
 */
export function useFormWork(form: UseFormReturn<FormValues>, files: FormRecord["files"] | undefined): [FormWork, boolean] {
  const [work] = useState(() => new FormWork(files));
  const isRunning = useSyncExternalStore((changed) => work.subscribe(changed), () => work.isRunning);
  useEffect(
    () => work.subscribe((name) => {
      const { isTouched, invalid } = form.getFieldState(name);
      if (isTouched || invalid) void form.trigger(name);
    }),
    [work, form],
  );
  useEffect(() => () => work.end(), [work]);
  return [work, isRunning];
}
