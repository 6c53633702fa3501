import { useCallback, useEffect, useState } from "react";
import { useCapability } from "./CapabilitiesContext.ts";

/**
 * A value that is kept in this browser under a key, and what stands for it until it is read or where there is none.
 * Setting `undefined` removes it. Needs `storage`.
 * @since 1.0.0
 * @example const [draft, setDraft] = useStorage("draft", "");
 */
export function useStorage<Value>(key: string, first: Value): [Value, (value: Value | undefined) => Promise<void>] {
  const storage = useCapability("storage");
  const [kept, setKept] = useState<{ readonly value: Value } | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    setKept(undefined);
    void storage.get(key).then((value) => {
      // What was set meanwhile is newer.
      if (isWanted && value !== undefined && value !== null) setKept((set) => set ?? { value: value as Value });
    });
    return () => {
      isWanted = false;
    };
  }, [storage, key]);
  const keep = useCallback(
    async (value: Value | undefined) => {
      setKept(value === undefined ? undefined : { value });
      await (value === undefined ? storage.remove(key) : storage.set(key, value));
    },
    [storage, key],
  );
  return [kept ? kept.value : first, keep];
}
