import type { ReactElement } from "react";
import { useFollowedLinks } from "#sdk/react/useFollowedLinks.ts";
import { Link } from "#sdk/ui/actions/Link.tsx";

/** Where there is more of it. */
export function MoreLink({ link, text }: { readonly link: string; readonly text: string }): ReactElement {
  const { hrefOf, open } = useFollowedLinks();
  return <Link href={hrefOf(link)} onPress={(event) => open(link, event)}>{text}</Link>;
}
