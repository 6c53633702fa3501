import { useSyncExternalStore } from "react";

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
};

/** In CSS pixels; follows the window. */
export const useWindowWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth);
