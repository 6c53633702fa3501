import type { MouseEvent, ReactElement, ReactNode } from "react";
import type { MenuItem, MenuSection } from "../menus/Menu.tsx";
import { MenuButton, type MenuTrigger } from "../menus/MenuButton.tsx";
import type { SidebarItem, SidebarMenuProps } from "./SidebarItem.ts";
import styles from "./SidebarMenu.module.css";

interface RailGroupProps {
  readonly item: SidebarItem;
  readonly menu: SidebarMenuProps;
  /** What the button shows. */
  readonly children: ReactNode;
}

/** In the rail there is no room for children: they open in a menu beside it, each group below them as a section. */
export const RailGroup = ({ item, menu, children }: RailGroupProps): ReactElement => {
  const draw = (trigger: MenuTrigger): ReactNode => (
    <button
      ref={trigger.ref}
      type="button"
      className={styles.item}
      data-tooltip={item.name}
      data-tooltip-side="right"
      data-main=""
      onClick={trigger.onPress}
      {...trigger.aria}
    >
      {children}
    </button>
  );
  return (
    <MenuButton label={item.name} placement="beside" sections={sectionsOf(item, menu)}>
      {draw}
    </MenuButton>
  );
};

/** The group's own links, then those of every group below it, however deep. */
function sectionsOf(group: SidebarItem, menu: SidebarMenuProps): MenuSection[] {
  const sections: MenuSection[] = [];
  const waiting: SidebarItem[] = [group];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const children = next.children ?? [];
    const links = [next, ...children.filter((child) => (child.children?.length ?? 0) === 0)].filter(({ href }) => href !== undefined);
    if (links.length > 0) sections.push({ id: next.id, heading: next.name, items: links.map((item) => entryOf(item, menu)) });
    waiting.unshift(...children.filter((child) => (child.children?.length ?? 0) > 0));
  }
  return sections;
}

const entryOf = (item: SidebarItem, menu: SidebarMenuProps): MenuItem => ({
  id: item.id,
  label: item.name,
  href: item.href,
  onSelect: (event: MouseEvent<HTMLElement>) => menu.onFollow(item, event),
});
