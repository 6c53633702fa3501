import { useCallback, type MouseEvent, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { SanitizedHtml } from "#sdk/ui/html/SanitizedHtml.tsx";

/** Html with links that open as the product's do. */
export function FollowedHtml({ html }: { readonly html: string }): ReactElement {
  const { hrefOf, open } = useFollowedLinks();
  return <SanitizedHtml html={html} hrefOf={hrefOf} onLink={open} />;
}

/** Where links inside a text lead, and what a press on one does. */
export function useFollowedLinks() {
  const navigation = useCapability("navigation");
  const hrefOf = useCallback((link: string) => navigation.href(link), [navigation]);
  const open = (link: string, event: MouseEvent): void => {
    if (event.button !== 0 || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigation.open(link, { inNewTab: event.ctrlKey || event.metaKey });
  };
  return { hrefOf, open };
}
