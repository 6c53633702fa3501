import { createContext, useContext, useEffect, useEffectEvent } from "react";
import { toDisposable } from "../plugin/Disposable.ts";
import type { Readable } from "../plugin/Readable.ts";
import { useReadable } from "./useReadable.ts";

const never: Readable<boolean> = { value: false, subscribe: () => toDisposable(() => undefined) };

/** Whether the server cannot be reached now, of which the document's banner tells. Where no application says so, it always can. */
export const ServerAwayContext = createContext(never);

/** Whether it is away now; the component is drawn again when that changes. */
export const useServerAway = (): boolean => useReadable(useContext(ServerAwayContext));

/** Calls back whenever the server, which was away, can be reached again. */
export function useServerBack(listener: () => void): void {
  const isAway = useContext(ServerAwayContext);
  const call = useEffectEvent(listener);
  useEffect(() => {
    const heard = isAway.subscribe((isAwayNow) => isAwayNow || call());
    return () => heard.dispose();
  }, [isAway]);
}
