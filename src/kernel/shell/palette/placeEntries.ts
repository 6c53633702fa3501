import type { Place } from "#contract/info.ts";
import { keepLayout } from "#core/links/index.ts";
import type { SidebarItem } from "#sdk/ui/shell/SidebarItem.ts";
import type { PaletteEntry, PaletteGroup } from "./PaletteEntry.ts";
import { pathOf, type RecentPlace } from "./RecentPlaces.ts";

/**
 * The places that the menu leads to, with the way to each, and what else may be opened. A table, form or page stands in a
 * group of its own; what leads to another host is not a place of ours. Each address once: by the item that comes first.
 */
export function placeEntries(items: readonly SidebarItem[], others: readonly Place[] = []): PaletteEntry[] {
  const entries = new Map<string, PaletteEntry>();
  const walk = (level: readonly SidebarItem[], way: readonly string[]): void => {
    for (const item of level) {
      if (item.href !== undefined && item.isExternal !== true) {
        const address = pathOf(item.href);
        const entry = { id: `place ${item.id}`, group: groupOf(address), title: item.name, note: way.join(" › "), href: item.href };
        if (!entries.has(address)) entries.set(address, entry);
      }
      walk(item.children ?? [], [...way, item.name]);
    }
  };
  walk(items, []);
  for (const { kind, name, title } of others) {
    const group = groupsOfKind[kind];
    const address = `/${group}/${name}`;
    if (!entries.has(address)) entries.set(address, { id: `other ${address}`, group, title, note: address, href: keepLayout(address) });
  }
  return [...entries.values()];
}

/** Where the person was last, by the present name of each place where it is offered otherwise too: it was noted in the language of that time. */
export function recentEntries(recent: readonly RecentPlace[], places: readonly PaletteEntry[]): PaletteEntry[] {
  const titles = new Map(places.map(({ href = "", title }) => [pathOf(href), title]));
  return recent.map(({ title, href }) => ({ id: `recent ${href}`, group: "recent", title: titles.get(pathOf(href)) ?? title, href }));
}


export const groupsOfKind = { table: "tables", form: "forms", page: "pages" } as const satisfies Record<Place["kind"], PaletteGroup>;

function groupOf(path: string): PaletteGroup {
  const head = path.split("/")[1];
  return head === "tables" || head === "forms" || head === "pages" ? head : "menu";
}
