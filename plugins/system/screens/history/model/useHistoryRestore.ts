import { useState } from "react";
import { isCancelled, PlatonError } from "#sdk/errors/PlatonError.ts";
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
  /** Restores, and asks first where data would go. */
  readonly run: (object: HistoryObject, wish: Restoring) => Promise<void>;
}

/** Takes an object, or some of its properties, back to what it was. @param done after it was tried, whatever came of it */
export function useRestore(done: () => void): Restore {
  const t = useText();
  const http = useCapability("http");
  const toasts = useCapability("toasts");
  const dialogs = useCapability("dialogs");
  const i18n = useCapability("i18n");
  const [isBusy, setBusy] = useState(false);
  const attempt = async (object: HistoryObject, wish: Restoring, destructive: boolean): Promise<void> => {
    try {
      await http.call("POST revisions/{entity}/{id}/restore", { params: { ...object }, query: {}, body: { ...wish, ...(destructive && { destructive }) } });
      void toasts.show({ kind: "success", text: t("system.history.restored") });
    } catch (failure) {
      if (isCancelled(failure)) return;
      const said = readFailure(failure, i18n.locale.value);
      const isLoss = failure instanceof PlatonError && failure.code === "destructive_change" && !destructive;
      if (!isLoss) return void toasts.show({ kind: "error", text: said });
      if (await dialogs.confirm({ text: said, yes: t("system.history.restoreAnyway"), isDangerous: true })) await attempt(object, wish, true);
    }
  };
  const run: Restore["run"] = async (object, wish) => {
    setBusy(true);
    try {
      await attempt(object, wish, false);
    } finally {
      setBusy(false);
      done();
    }
  };
  return { isBusy, run };
}
