import type { SidebarItem, SidebarPlace } from "./SidebarItem.ts";
import type { SidebarRow } from "./sidebarRows.ts";

export type MoveDirection = "up" | "down" | "in" | "out";

/** Of a row that another is dragged over: its upper part, its middle, its lower part. */
export type DropZone = "before" | "inside" | "after";

/** Where one step by the keyboard leads; undefined where there is no further. */
export function stepPlace(rows: readonly SidebarRow[], row: SidebarRow, direction: MoveDirection): SidebarPlace | undefined {
  const { siblings, index, parentId } = row;
  const before = siblings[index - 1];
  switch (direction) {
    case "up":
      return before && { parentId, beforeId: before.id };
    case "down":
      return index + 1 < siblings.length ? { parentId, beforeId: siblings[index + 2]?.id } : undefined;
    case "in":
      return before && { parentId: before.id, beforeId: undefined };
    case "out": {
      const parent = rows.find(({ item }) => item.id === parentId);
      return parent && { parentId: parent.parentId, beforeId: parent.siblings[parent.index + 1]?.id };
    }
  }
}

interface Drop {
  readonly over: SidebarRow;
  readonly zone: DropZone;
}

/** Where a row lands that is let go over another; undefined over itself and what is below it. */
export function dropPlace(rows: readonly SidebarRow[], dragged: string, { over, zone }: Drop): SidebarPlace | undefined {
  if (isWithin(rows, over, dragged)) return undefined;
  const { item, parentId, siblings, index, hasChildren } = over;
  if (zone === "inside") return { parentId: item.id, beforeId: undefined };
  // Below an open group is its first place.
  const isOpen = hasChildren && item.isExpanded;
  if (zone === "after" && isOpen) return placeIn(item.id, item.children ?? [], { at: 0, dragged });
  return placeIn(parentId, siblings, { at: zone === "before" ? index : index + 1, dragged });
}

type Siblings = readonly SidebarItem[];

/** Before itself is where it is: before whatever follows it. */
const placeIn = (
  parentId: string | undefined,
  siblings: Siblings,
  { at, dragged }: { readonly at: number; readonly dragged: string },
): SidebarPlace => ({ parentId, beforeId: siblings[siblings[at]?.id === dragged ? at + 1 : at]?.id });

/** A third each where the row can take others in, else halves. */
export function zoneAt(fraction: number, takesIn: boolean): DropZone {
  if (takesIn && fraction > 0.3 && fraction < 0.7) return "inside";
  return fraction < 0.5 ? "before" : "after";
}

function isWithin(rows: readonly SidebarRow[], row: SidebarRow, id: string): boolean {
  let at: SidebarRow | undefined = row;
  while (at) {
    if (at.item.id === id) return true;
    const { parentId }: SidebarRow = at;
    at = parentId === undefined ? undefined : rows.find(({ item }) => item.id === parentId);
  }
  return false;
}
