import { useState } from "react";
import { isCancelled } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import type { HistoryObject } from "./groupChanges.ts";

export interface Restoring {
  readonly moment?: number;
  readonly paths?: string[];
  /** The latest moment that is shown: what came later is not overwritten. */
  readonly latest?: number;
}

export interface Restore {
  readonly isBusy: boolean;
  /** Restores; where data would go, the call itself asks first. */
  readonly run: (object: HistoryObject, wish: Restoring) => Promise<void>;
}

/** Takes an object, or some of its properties, back to what it was. @param done after it was tried, whatever came of it */
export function useRestore(done: () => void): Restore {
  const t = useText();
  const http = useCapability("http");
  const toasts = useCapability("toasts");
  const i18n = useCapability("i18n");
  const [isBusy, setBusy] = useState(false);
  const attempt = async (object: HistoryObject, wish: Restoring): Promise<void> => {
    try {
      await http.call("POST revisions/{entity}/{id}/restore", { params: { ...object }, query: {}, body: wish });
      void toasts.show({ kind: "success", text: t("system.history.restored") });
    } catch (failure) {
      if (!isCancelled(failure)) void toasts.show({ kind: "error", text: readFailure(failure, i18n.locale.value) });
    }
  };
  const run: Restore["run"] = async (object, wish) => {
    setBusy(true);
    try {
      await attempt(object, wish);
    } finally {
      setBusy(false);
      done();
    }
  };
  return { isBusy, run };
}
