import { useCallback } from "react";
import { isCancelled } from "../../errors/PlatonError.ts";
import { readFailure } from "../../errors/readFailure.ts";
import { useCapability } from "../CapabilitiesContext.ts";
import { useLocale } from "../useLocale.ts";

/** Does something and tells how it went, of a success only what it is given to say; afterwards what is shown is read anew, also when somebody was faster. */
export function useToldAction(reload: () => void): (work: () => Promise<unknown>, done?: string) => Promise<void> {
  const toasts = useCapability("toasts");
  const locale = useLocale();
  return useCallback(async (work, done) => {
    try {
      await work();
      if (done !== undefined) await toasts.show({ kind: "success", text: done });
    } catch (failure) {
      if (!isCancelled(failure)) await toasts.show({ kind: "error", text: readFailure(failure, locale) });
    }
    reload();
  }, [toasts, locale, reload]);
}
