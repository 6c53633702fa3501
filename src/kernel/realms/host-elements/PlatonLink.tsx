import type { ReactNode } from "react";
import type { HostElementProps } from "#sandbox/host/index.ts";
import { followLink } from "../../layout/followLink.ts";
import { useKernel } from "../../react/KernelContext.ts";
import { acceptText, isGuestLink } from "../gate/guestValues.ts";

/** `<platon-link to="tables/cities">…</platon-link>`: a link as the product's own are, with its targets and keys. */
export function PlatonLink({ properties, children }: HostElementProps): ReactNode {
  const { navigator } = useKernel();
  const to = acceptText(properties.to, 4_000);
  if (to === undefined || !isGuestLink(to)) return <span>{children}</span>;
  return (
    <a href={navigator.href(to)} onClick={(event) => void followLink(navigator, to, event)}>
      {children}
    </a>
  );
}
