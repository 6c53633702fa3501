import { useMediaQuery } from "#sdk/react/useMediaQuery.ts";

/** Whether the window is that of a phone: nothing is pinned there (spec §9 Breakpoints), and rows may show as cards. */
export const useNarrow = (): boolean => useMediaQuery("(max-width: 767.98px)");
