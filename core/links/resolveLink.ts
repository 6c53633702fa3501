import { hasLookAlike } from "./hasLookAlike.ts";
import { parseTarget, type LinkTarget } from "./parseTarget.ts";
import { readPath } from "./readPath.ts";

/** Where a link stands: what its text alone does not say. */
export interface LinkPlace {
  /** Of the product's own documents. */
  readonly origin: string;
  /** The active menu item: carried along as `_mid`, unless the link names one (spec §2). */
  readonly menuId?: string;
  /** Ctrl or Cmd was held: a new tab, with `_target=blank` (spec §2). */
  readonly inNewTab?: boolean;
}

/** What a link leads to (spec §2 Links). */
export type ResolvedLink =
  /** A place of the product: path and query as they stand in an address. */
  | { readonly kind: "own"; readonly path: string; readonly search: string; readonly target: LinkTarget }
  /** A download: resource and query, for behind `export/` of the API. */
  | { readonly kind: "export"; readonly resource: string }
  /** Another host: asked about first. `_target=self` opens it in the same window, all else in a new one. */
  | { readonly kind: "external"; readonly href: string; readonly window: "same" | "new" }
  /** A phone number or a mail address: the system's own program. */
  | { readonly kind: "program"; readonly href: string }
  /** No address that anybody may be led to. */
  | { readonly kind: "refused" };

const maxLength = 4_000;
const refused: ResolvedLink = { kind: "refused" };

/**
 * The one place where a link's text becomes something to open: of menus, cells, buttons, components and addresses. Its
 * author is not trusted: what is no plain address of http, mail or telephone leads nowhere, and neither does what tries
 * to pass for another (`//host`, backslashes, invisible characters, look-alikes of the characters that steer an address,
 * hosts that are not written in ASCII, names before an `@`).
 *
 * @example
 * resolveLink("tables/cities?_target=modal_60", { origin, menuId: "7" });
 * // { kind: "own", path: "/tables/cities", search: "_target=modal_60&_mid=7", target: { kind: "modal", width: "60%" } }
 */
export function resolveLink(link: string, place: LinkPlace): ResolvedLink {
  const text = link.trim();
  if (link.length > maxLength || text === "" || isTrap(link)) return refused;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  const url = URL.canParse(text, `${place.origin}/`) ? new URL(text, `${place.origin}/`) : undefined;
  if (url === undefined || url.username !== "" || url.password !== "") return refused;
  if (scheme === "mailto" || scheme === "tel") return { kind: "program", href: url.href };
  if (scheme !== undefined && !isPlainHost(text)) return refused;
  return url.origin === place.origin ? resolveOwn(url, place) : resolveExternal(url, place);
}

function resolveOwn(url: URL, { menuId, inNewTab }: LinkPlace): ResolvedLink {
  // "/.//host" is a path only as long as nobody writes it down again.
  if (url.pathname.startsWith("//") || readPath(withLoosePercents(url.pathname)) === undefined) return refused;
  const query = url.searchParams;
  const exported = /^\/export\/(.+)$/.exec(url.pathname)?.[1];
  if (exported !== undefined) return { kind: "export", resource: withQuery(exported, withoutTarget(query)) };
  if (menuId !== undefined && !query.has("_mid")) query.set("_mid", menuId);
  if (inNewTab === true) query.set("_target", "blank");
  return { kind: "own", path: url.pathname, search: query.toString(), target: parseTarget(query.get("_target")) };
}

/** A lone percent sign is only that, and is written down as one. */
const withLoosePercents = (path: string): string => path.replace(/%(?![0-9a-f]{2})/gi, "%25");

function resolveExternal(url: URL, { inNewTab }: LinkPlace): ResolvedLink {
  const isSame = parseTarget(url.searchParams.get("_target")).kind === "self" && inNewTab !== true;
  // Ours alone: the other host is not told how it is opened.
  if (url.searchParams.has("_target")) url.search = withoutTarget(url.searchParams).toString();
  return { kind: "external", href: url.href, window: isSame ? "same" : "new" };
}

function withoutTarget(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete("_target");
  return rest;
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query.toString()}`;

/** Control and invisible characters, and before the query: backslashes, two slashes in front, look-alikes. */
function isTrap(link: string): boolean {
  const steering = link.trim().split(/[?#]/, 1)[0] ?? "";
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(link)) return true;
  return steering.startsWith("//") || steering.includes("\\") || hasLookAlike(steering);
}

/** `http://` or `https://` and a host in printable ASCII: a host in another alphabet shows as what it is, `xn--…`. */
const isPlainHost = (text: string): boolean => /^https?:\/\/[a-z0-9._:[\]-]+(?=[/?#]|$)/i.test(text);
