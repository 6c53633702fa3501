import type { SidebarMode } from "#sdk/ui/shell/SidebarMode.ts";

/** Widths at which the sidebar changes (spec §4 Menu, §9 Breakpoints), in CSS pixels. */
const drawerUpTo = 768;
const dockedFrom = 992;
const linksCloseUpTo = 1200;

/** A link in the mobile menu closes it after this long, so that the press is seen (spec §9). */
export const mobileCloseDelay = 200;

export interface MenuShape {
  /** A rail of icons; only where there is room for a choice. */
  readonly isCollapsed: boolean;
  /** Below 992 px: shown over or beside the content. */
  readonly isOpen: boolean;
}

/** At 992 px and above the stored state counts; below it is forced open; at 768 px and below it starts closed. */
export function initialMenu(width: number, storedCollapsed: boolean): MenuShape {
  if (width >= dockedFrom) return { isCollapsed: storedCollapsed, isOpen: false };
  return { isCollapsed: false, isOpen: width > drawerUpTo };
}

/** Whether the stored flag survives this width: below 992 px it is cleared. */
export const keepsCollapsed = (width: number): boolean => width >= dockedFrom;

/** Whether the tools of the top bar are a panel: at 992 px and below (spec §4 Menu). */
export const isCompact = (width: number): boolean => width <= dockedFrom;

/** The button of the top bar. */
export function toggledMenu(shape: MenuShape, width: number): MenuShape {
  return width >= dockedFrom ? { ...shape, isCollapsed: !shape.isCollapsed } : { ...shape, isOpen: !shape.isOpen };
}

/** A link was followed: at 1200 px and below the menu makes room (spec §9). */
export function followedMenu(shape: MenuShape, width: number): MenuShape {
  if (width > linksCloseUpTo) return shape;
  return width >= dockedFrom ? { ...shape, isCollapsed: true } : { ...shape, isOpen: false };
}

/** How it is drawn: between 769 and 991 px an open menu stands beside the content. */
export function menuMode(shape: MenuShape, width: number): SidebarMode {
  if (width >= dockedFrom) return shape.isCollapsed ? "rail" : "docked";
  return width > drawerUpTo && shape.isOpen ? "docked" : "drawer";
}
