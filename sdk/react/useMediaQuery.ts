import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether the window fulfils a media query now.
 * @since 1.0.0
 * @example const isPhone = useMediaQuery("(max-width: 767px)");
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  }, [query]);
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
