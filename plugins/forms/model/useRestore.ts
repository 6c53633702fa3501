import { useRef } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import type { SavedRecord } from "#sdk/wire.ts";

/** Takes a soft deletion back (D7), once however often it is pressed, and says what came of it; undefined when it could not be done. */
export function useRestore(name: string): (id: string) => Promise<SavedRecord | undefined> {
  const forms = useCapability("forms");
  const toasts = useCapability("toasts");
  const i18n = useCapability("i18n");
  const t = useText();
  const underWay = useRef(new Map<string, Promise<SavedRecord | undefined>>());
  const restore = async (id: string): Promise<SavedRecord | undefined> => {
    try {
      const restored = await forms.restore(name, id);
      void toasts.show({ kind: "success", text: t("forms.restored") });
      return restored;
    } catch (failure) {
      if (!(failure instanceof PlatonError)) throw failure;
      void toasts.show({ kind: "error", text: readFailure(failure, i18n.locale.value) });
      return undefined;
    }
  };
  return async (id) => {
    const present = underWay.current.get(id) ?? restore(id).finally(() => underWay.current.delete(id));
    underWay.current.set(id, present);
    return await present;
  };
}
