import type { Disposable } from "./Disposable.ts";

/**
 * A value that changes, as capabilities show it: read it, and hear of changes. In a sandbox the value is a mirror that
 * the host keeps up to date, so reading is synchronous on both sides.
 * @since 1.0.0
 * @example const heard = i18n.locale.subscribe((locale) => redraw(locale));
 */
export interface Readable<Value> {
  readonly value: Value;
  /** Calls `listener` at each change, not for the present value. */
  subscribe(listener: (value: Value) => void): Disposable;
}
