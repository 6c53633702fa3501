import type { MenuItem } from "#contract/info.ts";
import { resolveLink } from "#core/links/index.ts";
import { readAddress } from "../router/Address.ts";

/** What a menu item leads to. */
export interface MenuLink {
  /** Undefined for what is no place of the product. */
  readonly path: string | undefined;
  /** To another host or program. */
  readonly isExternal: boolean;
  /** What opens it: it names the item. Undefined where nothing opens. */
  readonly href: string | undefined;
  /** The same to a screen that is blank by default: `_target=self`, so that nobody loses the layout by accident (D50). */
  readonly hrefInLayout: string | undefined;
}

/** Of what is only told apart here, the origin does not matter. */
const anywhere = "https://platon.invalid";

/** Every item is asked at each step of the person, and to resolve a link takes longer than to draw it. */
const known = new WeakMap<MenuItem, MenuLink>();

/** Where the item leads; a hostile link leads nowhere. */
export function menuLink(item: MenuItem): MenuLink {
  const link = known.get(item) ?? readLink(item);
  known.set(item, link);
  return link;
}

function readLink({ id, link }: MenuItem): MenuLink {
  const resolved = resolveLink(link ?? "", { origin: anywhere });
  if (resolved.kind === "own") return ownLink(resolved.path, new URLSearchParams(resolved.search), id);
  const isExternal = resolved.kind === "external" || resolved.kind === "program";
  const href = link === null || resolved.kind === "refused" ? undefined : link;
  return { path: undefined, isExternal, href, hrefInLayout: href };
}

function ownLink(pathname: string, query: URLSearchParams, id: string): MenuLink {
  const inLayout = new URLSearchParams(query);
  if (!inLayout.has("_target")) inLayout.set("_target", "self");
  for (const each of [query, inLayout]) if (!each.has("_mid")) each.set("_mid", id);
  return {
    path: readAddress({ pathname, search: "" }).path,
    isExternal: false,
    href: `${pathname}?${query.toString()}`,
    hrefInLayout: `${pathname}?${inLayout.toString()}`,
  };
}
