export type PublicKind = "tables" | "forms" | "pages";

/** Whether guests may open the object by its public address. */
export type IsOpenToGuests = (kind: PublicKind, name: string) => boolean;

/**
 * Where a link leads a guest: to the public twin of a place that has one, to another host, or nowhere (undefined): behind
 * all else stands the sign-in. A form is open to new records only; one that is there has its own reader.
 * @example guestLink("tables/cities?_target=modal", (kind, name) => name === "cities") // "public/tables/cities?_target=modal"
 */
export function guestLink(link: string, isOpen: IsOpenToGuests): string | undefined {
  const text = link.trim();
  const path = text.replace(/^\//, "");
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || path === "" || path.startsWith("public/")) return link;
  const [, kind, name = "", rest = ""] = /^(tables|forms|pages)\/([^/?#]+)([^?#]*)/.exec(path) ?? [];
  const isRecord = kind === "forms" && rest.replace("/", "") !== "";
  if (kind === undefined || isRecord || !isOpen(kind as PublicKind, name)) return undefined;
  return `public/${path}`;
}
