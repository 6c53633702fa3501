import type { Log } from "../log/Log.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { storedFamilies, storedValues } from "./storedValues.ts";

/**
 * Takes out of the browser's storage what cannot be what its key stands for, and logs the key: never the value, which
 * may be a secret. What is left is as if it had never been stored. Returns the keys that were reset.
 */
export function resetCorrupt(storage: BrowserStorage, log: Pick<Log, "warn">): string[] {
  const corrupt = storage.keys().filter((key) => {
    const isValue = checkOf(key);
    const text = storage.get(key);
    return isValue !== undefined && text !== undefined && !isValue(text);
  });
  storage.remove(...corrupt);
  for (const key of corrupt) log.warn("a stored value was not what its key stands for, and was reset", { key });
  return corrupt;
}

const checks = new Map(
  (Object.keys(storageKeys) as (keyof typeof storageKeys)[]).map((name) => [storageKeys[name] as string, storedValues[name]]),
);

const checkOf = (key: string): ((text: string) => boolean) | undefined =>
  checks.get(key) ?? storedFamilies.find(({ prefix }) => key.startsWith(prefix))?.isValue;
