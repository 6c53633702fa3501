import type { MenuItem } from "#contract/info.ts";
import { deepestMenu } from "./menuOrder.ts";

/**
 * The server's answer as a menu that can be drawn, whatever server it was: an id stands once only, so that a tree which
 * leads back to itself ends; what is deeper than sixty-four levels stands beside its parent; an item without id or name
 * is none.
 */
export function readMenu(answer: unknown): readonly MenuItem[] {
  const seen = new Set<string>();
  const top: MenuItem[] = [];
  /** What is still to be read; no recursion: the answer may be deeper than a call stack. */
  const waiting: { list: unknown; into: MenuItem[]; depth: number }[] = [{ list: answer, into: top, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { list, into, depth } = next;
    for (const value of Array.isArray(list) ? (list as unknown[]) : []) {
      const item = readItem(value);
      if (!item || seen.has(item.id)) continue;
      seen.add(item.id);
      into.push(item);
      const isDeepest = depth >= deepestMenu;
      const below = isDeepest ? { into, depth } : { into: item.children, depth: depth + 1 };
      waiting.push({ list: (value as MenuItem).children, ...below });
    }
  }
  return top;
}

function readItem(value: unknown): MenuItem | undefined {
  const given = (value ?? {}) as { readonly [Key in keyof MenuItem]?: unknown };
  if (typeof given.id !== "string" || typeof given.name !== "string") return undefined;
  return {
    id: given.id,
    name: given.name,
    projectId: textOf(given.projectId) ?? "",
    link: textOf(given.link),
    cssClass: textOf(given.cssClass),
    cssStyle: textOf(given.cssStyle),
    children: [],
    badge: textOf(given.badge),
    badgeType: textOf(given.badgeType) ?? "primary",
    hasDividerBefore: given.hasDividerBefore === true,
    isHomepage: given.isHomepage === true,
    isTrackMenu: given.isTrackMenu === true,
    datasource: textOf(given.datasource),
  };
}

/** Numbers too: a badge is often one. */
const textOf = (value: unknown): string | null =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : null;
