import { resolveLink } from "./resolveLink.ts";

const anywhere = "https://platon.invalid";

/** Forms are shown without layout when the address has no `_target` (spec §2 Layout). */
const isForm = (path: string): boolean => path.startsWith("/forms/");

/**
 * A link of our own menus and tables: to a screen that is blank by default it says `_target=self`, so that a person does
 * not lose the layout by accident (D50). Everything else stays as it is written.
 * @example keepLayout("forms/cities/5") // "forms/cities/5?_target=self"
 */
export function keepLayout(link: string): string {
  const resolved = resolveLink(link, { origin: anywhere });
  if (resolved.kind !== "own" || !isForm(resolved.path)) return link;
  const [text = "", fragment] = link.split(/#(.*)/s, 2);
  if (new URLSearchParams(resolved.search).has("_target")) return link;
  const kept = `${text}${text.includes("?") ? "&" : "?"}_target=self`;
  return fragment === undefined ? kept : `${kept}#${fragment}`;
}
