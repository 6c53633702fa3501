import { useCallback, useMemo, type MouseEvent } from "react";
import { useCapability } from "./CapabilitiesContext.ts";

/** How the links of a text are drawn and followed. */
export interface FollowedLinks {
  /** The address of a link as it is written. */
  readonly hrefOf: (link: string) => string;
  /** For a press on one: Ctrl (Cmd on a Mac) opens a tab; what the browser does with Shift, Alt and other buttons it still does. */
  readonly open: (link: string, event: MouseEvent) => void;
}

/**
 * Where links inside a text lead, and what a press on one does: they open as the product's do. Needs `navigation`.
 * @since 1.0.0
 * @example const { hrefOf, open } = useFollowedLinks(); return <Markdown text={text} hrefOf={hrefOf} onLink={open} />;
 */
export function useFollowedLinks(): FollowedLinks {
  const navigation = useCapability("navigation");
  const hrefOf = useCallback((link: string) => navigation.href(link), [navigation]);
  return useMemo(() => ({
    hrefOf,
    open: (link, event) => {
      if (event.button !== 0 || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigation.open(link, { inNewTab: event.ctrlKey || event.metaKey });
    },
  }), [navigation, hrefOf]);
}
