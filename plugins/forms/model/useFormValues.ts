import { useContext, useEffect, useState } from "react";
import { FormHandleContext } from "./FormHandleContext.ts";
import type { FormValues } from "./formFields.ts";

/** The form's values for code of the author, followed as they are typed, at most once a frame. */
export function useFormValues(): FormValues {
  const handle = useContext(FormHandleContext);
  const [values, setValues] = useState<FormValues>(() => handle?.values() ?? {});
  useEffect(() => {
    let frame: number | undefined;
    const stop = handle?.subscribe(() => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        setValues(handle.values());
      });
    });
    return () => {
      stop?.();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [handle]);
  return values;
}
