import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";

/** A random id of this browser, to which the server binds refresh tokens (D21). */
export function deviceId(storage: BrowserStorage): string {
  const known = storage.get(storageKeys.deviceId);
  if (known !== undefined) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  storage.set(storageKeys.deviceId, made);
  return made;
}
