import type { KeyboardEvent } from "react";

/**
 * A key that belongs to an input method: its Enter ends a composition and neither chooses nor sends. Safari ends the composition
 * before the key comes, and then only the code tells.
 */
export const isComposing = ({ nativeEvent, keyCode }: Pick<KeyboardEvent, "nativeEvent" | "keyCode">): boolean =>
  nativeEvent.isComposing || keyCode === 229;
