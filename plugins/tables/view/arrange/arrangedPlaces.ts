import { withInner } from "#core/arranging/arrangeParts.ts";
import type { ArrangedPart, ArrangedPlace, ArrangeStep } from "#core/arranging/ArrangedPart.ts";
import { siblingsOf } from "#core/arranging/siblingsOf.ts";
import { fieldOf } from "./arrangedColumns.ts";

/** Where something is let go: beside another, or in a group. */
export interface Drop {
  readonly over: string;
  readonly side: "before" | "after" | "inside";
}

type Parts = readonly ArrangedPart[];

const partOf = (parts: Parts, id: string): ArrangedPart | undefined => parts.find((part) => part.id === id);
const isGroup = (part: ArrangedPart): boolean => fieldOf(part) === undefined;

/** The place there; undefined where it cannot stand, or stands already. */
export function droppedPlace(parts: Parts, moved: string, { over, side }: Drop): ArrangedPlace | undefined {
  const target = partOf(parts, over);
  if (!target || withInner(parts, moved).has(over)) return undefined;
  const place = side === "inside" ? { parentId: over } : besideOf(parts, target, { side, moved });
  return isAt(parts, moved, place) ? undefined : place;
}

function besideOf(parts: Parts, { id, parentId }: ArrangedPart, { side, moved }: { side: "before" | "after"; moved: string }): ArrangedPlace {
  if (side === "before") return placed(parentId, id);
  const others = siblingsOf(parts, parentId).filter((one) => one.id !== moved);
  return placed(parentId, others[others.findIndex((one) => one.id === id) + 1]?.id);
}

const placed = (parentId: string | undefined, before: string | undefined): ArrangedPlace => ({ ...(parentId !== undefined && { parentId }), ...(before !== undefined && { before }) });

function isAt(parts: Parts, id: string, { parentId, before }: ArrangedPlace): boolean {
  const siblings = siblingsOf(parts, parentId);
  const at = siblings.findIndex((one) => one.id === id);
  return at !== -1 && siblings[at + 1]?.id === before;
}

/** One place further by an arrow: beside its next sibling, up out of its group, down into the group beside it. */
export function steppedPlace(parts: Parts, id: string, key: string): ArrangedPlace | undefined {
  const part = partOf(parts, id);
  if (!part) return undefined;
  const siblings = siblingsOf(parts, part.parentId);
  const at = siblings.findIndex((one) => one.id === id);
  const [previous, next] = [siblings[at - 1], siblings[at + 1]];
  switch (key) {
    case "ArrowLeft": return previous && droppedPlace(parts, id, { over: previous.id, side: "before" });
    case "ArrowRight": return next && droppedPlace(parts, id, { over: next.id, side: "after" });
    case "ArrowUp": return part.parentId === undefined ? undefined : droppedPlace(parts, id, { over: part.parentId, side: "after" });
    case "ArrowDown": {
      if (next && isGroup(next)) return intoFirst(parts, next.id);
      return previous && isGroup(previous) ? { parentId: previous.id } : undefined;
    }
    default: return undefined;
  }
}

const intoFirst = (parts: Parts, groupId: string): ArrangedPlace => placed(groupId, siblingsOf(parts, groupId)[0]?.id);

/** Where a new one stands: behind the selected column, in the selected group, else behind all. */
export function placeOfNew(parts: Parts, selected: string | undefined): ArrangedPlace {
  const part = selected === undefined ? undefined : partOf(parts, selected);
  if (!part) return {};
  return isGroup(part) ? { parentId: part.id } : besideOf(parts, part, { side: "after", moved: "" });
}

/** What takes it away; the columns of a group stay in its place. */
export function removalOf(parts: Parts, id: string): ArrangeStep[] {
  const { parentId } = partOf(parts, id) ?? {};
  const freed = siblingsOf(parts, id).map(({ id: inner }): ArrangeStep => ({ kind: "move", id: inner, to: placed(parentId, id) }));
  return [...freed, { kind: "remove", id }];
}

/** Its place among those beside it, from 1, and how many they are. */
export function countedPlace(parts: Parts, id: string): { readonly place: number; readonly count: number } {
  const siblings = siblingsOf(parts, partOf(parts, id)?.parentId);
  return { place: siblings.findIndex((one) => one.id === id) + 1, count: siblings.length };
}
