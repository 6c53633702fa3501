import type { PaintMemory } from "#sandbox/host/index.ts";
import type { BrowserStorage } from "../../services/storage/BrowserStorage.ts";
import { paintPrefix } from "../../services/storage/storageKeys.ts";
import { tabId } from "../../services/storage/tabId.ts";

/** The part of the browser's storage in which documents write down what they paint. */
export const createPaintMemory = (storage: BrowserStorage): PaintMemory => ({
  tab: tabId(),
  names: () => storage.keys().flatMap((key) => (key.startsWith(paintPrefix) ? [key.slice(paintPrefix.length)] : [])),
  read: (key) => storage.getJson(paintPrefix + key),
  // Without room for it, it is painted all the same.
  write: (key, value) => void storage.setJson(paintPrefix + key, value),
  remove: (key) => storage.remove(paintPrefix + key),
});
