import type { ReactNode } from "react";
import type { HostElementProps } from "#sandbox/host/index.ts";
import { followLink } from "../../layout/followLink.ts";
import { useKernel } from "../../react/KernelContext.ts";
import { acceptText, isGuestLink } from "../gate/guestValues.ts";
import { useAdmission } from "./useAdmission.ts";

/**
 * `<platon-link to="tables/cities">…</platon-link>`: a link as the product's own are, with its targets and keys, for components
 * that may lead there themselves; else its text.
 */
export function PlatonLink({ properties, owner, children }: HostElementProps): ReactNode {
  const { navigator } = useKernel();
  const to = acceptText(properties.to, 4_000);
  const { shown, lacking } = useAdmission(owner, to === undefined || !isGuestLink(to) ? undefined : { part: "link", to });
  if (!shown) return <span data-platon-refused={lacking}>{children}</span>;
  return (
    <a href={navigator.href(shown.to)} onClick={(event) => void followLink(navigator, shown.to, event)}>
      {children}
    </a>
  );
}
