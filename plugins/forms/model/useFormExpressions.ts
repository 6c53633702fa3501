import { useEffect, useRef, useState } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import type { FormConfig } from "#sdk/wire.ts";
import { hasExpressions, noExpressions, prepareForm, type FormExpressions } from "./formExpressions.ts";

/** The expressions of a form; undefined until they are ready. A form without any has them at once and loads nothing. */
export function useFormExpressions(config: FormConfig | undefined): FormExpressions | undefined {
  const expressions = useCapability("expressions");
  const logging = useCapability("logging");
  const locale = useLocale();
  const [prepared, setPrepared] = useState<FormExpressions>();
  const isWanted = config !== undefined && hasExpressions(config);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isPresent = true;
    const take = (next: FormExpressions): void => {
      if (isPresent) setPrepared(next);
    };
    prepareForm(config, expressions).then(take, (failure: unknown) => {
      logging.error(failure);
      // Without the language everything is shown, and valid (spec §4).
      take(noExpressions);
    });
    return () => void (isPresent = false);
    // Functions of an expression speak the language in which it was prepared.
  }, [isWanted, config, expressions, locale, logging]);
  const shown = useRef<FormExpressions>(undefined);
  const ready = isWanted ? prepared : noExpressions;
  // A form that is open stays so while the expressions are prepared that it has got meanwhile.
  if (config !== undefined) shown.current = ready ?? shown.current;
  return config === undefined ? ready : shown.current;
}
