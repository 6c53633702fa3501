import type { MenuItem } from "#contract/info.ts";
import { keepLayout } from "#core/links/index.ts";
import { menuLink } from "./menuLink.ts";

/** From the outermost item to the one that is active; empty when the menu does not know the place. */
export function activeTrail(items: readonly MenuItem[], path: string, menuId: string | undefined): MenuItem[] {
  return trailTo(items, (item) => item.id === menuId) ?? trailTo(items, (item) => leadsTo(item, path)) ?? [];
}

/** The link of the item that is the project's home, if any (D49). */
export function homeItemLink(items: readonly MenuItem[]): string | undefined {
  const home = trailTo(items, (item) => item.isHomepage && item.link !== null)?.at(-1);
  return home && hrefOf(home);
}

/** What opens it in the layout, outside of the menu: nobody loses it by accident (D50). */
export function hrefOf(item: MenuItem): string | undefined {
  const { href } = menuLink(item);
  return href === undefined ? undefined : keepLayout(href);
}

/** Whether an item's link is this place, whatever its query. */
export const leadsTo = (item: MenuItem, path: string): boolean => menuLink(item).path === path;

function trailTo(items: readonly MenuItem[], isWanted: (item: MenuItem) => boolean): MenuItem[] | undefined {
  for (const item of items) {
    if (isWanted(item)) return [item];
    const below = trailTo(item.children, isWanted);
    if (below) return [item, ...below];
  }
  return undefined;
}
