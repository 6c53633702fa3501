import { useEffect, useEffectEvent } from "react";

/** Calls back when the person comes back to the window: the server announces no files. */
export function useFreshOnFocus(listener: () => void): void {
  const call = useEffectEvent(listener);
  useEffect(() => {
    const come = (): void => void (document.visibilityState === "visible" && call());
    window.addEventListener("focus", come);
    return () => window.removeEventListener("focus", come);
  }, []);
}
