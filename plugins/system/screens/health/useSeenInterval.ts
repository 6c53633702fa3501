import { useEffect } from "react";

/** Does something again and again as long as the document is seen, and at once when it is seen again. */
export function useSeenInterval(act: () => void, everyMs: number): void {
  useEffect(() => {
    const actIfSeen = (): void => {
      if (document.visibilityState === "visible") act();
    };
    const timer = setInterval(actIfSeen, everyMs);
    document.addEventListener("visibilitychange", actIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", actIfSeen);
    };
  }, [act, everyMs]);
}
