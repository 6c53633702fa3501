import type { ReactElement } from "react";
import { useFollowedLinks } from "#sdk/react/useFollowedLinks.ts";
import { SanitizedHtml } from "#sdk/ui/html/SanitizedHtml.tsx";

/** Html with links that open as the product's do. */
export function FollowedHtml({ html }: { readonly html: string }): ReactElement {
  const { hrefOf, open } = useFollowedLinks();
  return <SanitizedHtml html={html} hrefOf={hrefOf} onLink={open} />;
}
