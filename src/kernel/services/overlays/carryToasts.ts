import type { Toast } from "#sdk/capabilities/toasts.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import type { OverlayState } from "./OverlayState.ts";

/** The welcome after signing in is said in one document and read in the next: what is shown goes along. */
export function carryToasts(overlays: OverlayState, storage: BrowserStorage): void {
  const shown = overlays.toasts.peek().filter((toast) => toast.action === undefined);
  const carried = shown.map(({ kind, text, title }) => ({ kind, text, title }));
  if (carried.length > 0) storage.setJson(storageKeys.carriedToasts, carried);
}

export function showCarriedToasts(overlays: OverlayState, storage: BrowserStorage): void {
  const carried = storage.getJson(storageKeys.carriedToasts);
  storage.remove(storageKeys.carriedToasts);
  if (Array.isArray(carried)) carried.filter(isToast).forEach((toast) => overlays.toast(toast));
}

const isToast = (value: unknown): value is Toast =>
  typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
