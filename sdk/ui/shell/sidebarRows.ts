import type { SidebarItem } from "./SidebarItem.ts";
import type { SidebarMode } from "./SidebarMode.ts";

/** A row that is to be seen: of a folded item nothing below it is. */
export interface SidebarRow {
  readonly item: SidebarItem;
  /** 0 at the top. */
  readonly depth: number;
  readonly parentId: string | undefined;
  readonly siblings: readonly SidebarItem[];
  /** Place among the siblings, from 0. */
  readonly index: number;
  readonly hasChildren: boolean;
  /** Neither a link nor children: a heading of what follows. */
  readonly isHeading: boolean;
  /** It, or what is folded below it, is where the person is. */
  readonly isActive: boolean;
}

/** The rows of a menu from top to bottom. Without recursion over what is folded, and of any depth. */
export function sidebarRows(items: readonly SidebarItem[], mode: SidebarMode): readonly SidebarRow[] {
  const rows: SidebarRow[] = [];
  const waiting: { siblings: readonly SidebarItem[]; index: number; depth: number; parentId: string | undefined }[] = [];
  if (items.length > 0) waiting.push({ siblings: items, index: 0, depth: 0, parentId: undefined });
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { siblings, index, depth, parentId } = at;
    const item = siblings[index];
    if (item === undefined) continue;
    const children = item.children ?? [];
    const isOpen = mode !== "rail" && item.isExpanded === true && children.length > 0;
    rows.push({
      item,
      depth,
      parentId,
      siblings,
      index,
      hasChildren: children.length > 0,
      isHeading: item.href === undefined && children.length === 0,
      isActive: item.isActive === true || (!isOpen && holdsActive(children)),
    });
    if (index + 1 < siblings.length) waiting.push({ ...at, index: index + 1 });
    if (isOpen) waiting.push({ siblings: children, index: 0, depth: depth + 1, parentId: item.id });
  }
  return rows;
}

function holdsActive(items: readonly SidebarItem[]): boolean {
  const waiting = [...items];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (item.isActive) return true;
    if (item.children) for (const child of item.children) waiting.push(child);
  }
  return false;
}

/** Pixels of a row as SidebarMenu.module.css draws it in a long menu, with the gap below it. */
export function rowHeight({ item, depth, isHeading }: SidebarRow, mode: SidebarMode, isCoarse: boolean): number {
  if (mode === "rail") return (isHeading ? 25 : 41) + (item.hasDividerBefore ? 17 : 0);
  const own = isHeading ? 43 : isCoarse ? 41 : depth === 0 ? 34 : 30;
  return own + (item.hasDividerBefore && !isHeading ? 17 : 0);
}
