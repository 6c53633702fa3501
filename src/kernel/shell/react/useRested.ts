import { useEffect, useState } from "react";

/** What a start has to do goes first. */
const restMs = 3_000;

/** False until the start is over: for what comes by itself and nobody waits for. */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return isRested;
}
