import { useEffect, useEffectEvent } from "react";

/** Closes a dialog that is done, once what it says could be read. Milliseconds. */
export function useCloseSoon(isDone: boolean, after: number, close: () => void): void {
  const end = useEffectEvent(close);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => end(), after);
    return () => clearTimeout(timer);
  }, [isDone, after]);
}
