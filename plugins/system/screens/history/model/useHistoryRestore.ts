import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";
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
  readonly run: (object: HistoryObject, wish: Restoring) => Promise<unknown>;
}

/** Takes an object, or some of its properties, back to what it was. @param done after it was tried, whatever came of it */
export function useRestore(done: () => void): Restore {
  const t = useText();
  const http = useCapability("http");
  const [act, isBusy] = useToldAction(done);
  return {
    isBusy,
    run: (object, wish) =>
      act(() => http.call("POST revisions/{entity}/{id}/restore", { params: { ...object }, query: {}, body: wish }), t("system.history.restored")),
  };
}
