import { isCancelled } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";

/** Does something with a file; what fails is said. */
export function useFileActions(id: string): (action: (id: string) => Promise<void>) => void {
  const toasts = useCapability("toasts");
  const i18n = useCapability("i18n");
  return (action) => {
    action(id).catch((failure: unknown) => {
      if (!isCancelled(failure)) void toasts.show({ kind: "error", text: readFailure(failure, i18n.locale.value) });
    });
  };
}
