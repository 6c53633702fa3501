import type { MenuItem } from "#contract/info.ts";
import type { Menu } from "../config/index.ts";

interface MenuView {
  readonly projectId: string;
  readonly translate: (text: string) => string;
  readonly isShown: (item: Menu) => boolean;
}

/**
 * The menu's tree as one caller sees it. An item that may not be seen takes its children with it; one that leads
 * nowhere itself and has lost all its children is left out too.
 */
export function presentMenu(items: readonly Menu[], view: MenuView): MenuItem[] {
  return items.filter(view.isShown).flatMap((item) => {
    const children = presentMenu(item.children, view);
    return item.link === undefined && item.children.length > 0 && children.length === 0 ? [] : [present(item, children, view)];
  });
}

function present(item: Menu, children: MenuItem[], { projectId, translate }: MenuView): MenuItem {
  return {
    id: item.id,
    projectId,
    name: translate(item.name),
    link: item.link ?? null,
    cssClass: item.cssClass ?? null,
    cssStyle: item.cssStyle ?? null,
    children,
    badge: item.badge === undefined ? null : translate(item.badge),
    badgeType: item.badgeType ?? "primary",
    hasDividerBefore: item.hasDividerBefore ?? false,
    isHomepage: item.isHomepage ?? false,
    isTrackMenu: item.isTrackMenu ?? false,
    datasource: item.datasource ?? null,
  };
}
