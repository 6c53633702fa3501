import { useCallback, useSyncExternalStore } from "react";
import type { Readable } from "../plugin/Readable.ts";

/**
 * The present value of a readable; the component is drawn again when it changes.
 * @since 1.0.0
 * @example const user = useReadable(useCapability("user").current);
 */
export function useReadable<Value>(readable: Readable<Value>): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = readable.subscribe(changed);
      return () => subscription.dispose();
    },
    [readable],
  );
  return useSyncExternalStore(subscribe, () => readable.value);
}
