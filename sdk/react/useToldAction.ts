import { useCallback, useState } from "react";
import { isCancelled } from "../errors/PlatonError.ts";
import { readFailure } from "../errors/readFailure.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useLocale } from "./useLocale.ts";

/** @param done what is said of a success; nothing unless given @returns whether it succeeded */
export type ToldAction = (work: () => Promise<unknown>, done?: string) => Promise<boolean>;

/**
 * Does something and tells how it went: of a failure why, unless somebody gave it up. Needs `toasts` and `i18n`.
 * @param after called afterwards, whatever came of it: what is shown may be another by now, also when somebody was faster
 * @returns what does it, and whether something is being done
 * @since 1.0.0
 * @example const [act, isBusy] = useToldAction(reload); await act(() => http.call("DELETE auth/sessions", {}), t("ended"));
 */
export function useToldAction(after?: () => void): readonly [act: ToldAction, isBusy: boolean] {
  const toasts = useCapability("toasts");
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const act: ToldAction = useCallback(async (work, done) => {
    setBusy(true);
    try {
      await work();
      if (done !== undefined) await toasts.show({ kind: "success", text: done });
      return true;
    } catch (failure) {
      if (!isCancelled(failure)) await toasts.show({ kind: "error", text: readFailure(failure, locale) });
      return false;
    } finally {
      setBusy(false);
      after?.();
    }
  }, [toasts, locale, after]);
  return [act, isBusy];
}
