import type { ArrangedPart, ArrangedPlace } from "#core/arranging/ArrangedPart.ts";
import { siblingsOf } from "#core/arranging/siblingsOf.ts";
import { findElementType, isOwner } from "#core/elements/findElementType.ts";
import { resolveWidth } from "#core/links/resolveWidth.ts";
import { typeOf } from "./arrangedElements.ts";

export type Direction = "up" | "down" | "left" | "right";

type Parts = readonly ArrangedPart[];

const find = (parts: Parts, id: string | undefined): ArrangedPart | undefined => parts.find((part) => part.id === id);

/** Elements may be put into it; into tabs only tabs. */
export const isPlaceOfElements = (part: ArrangedPart): boolean => {
  const type = typeOf(part);
  return type !== "tabs" && findElementType(type)?.isContainer === true && !isOwner(type);
};

/** The elements that can be chosen, in the order in which they are drawn; what is of a value is not arranged here. */
export function orderOf(parts: Parts, parentId?: string): ArrangedPart[] {
  return siblingsOf(parts, parentId).flatMap((part) => [part, ...(isOwner(typeOf(part)) ? [] : orderOf(parts, part.id))]);
}

/** Where Alt and an arrow put an element: up and down among its neighbours, left out of what it stands in, right into what is beside it. */
export function movedPlace(parts: Parts, id: string, direction: Direction): ArrangedPlace | undefined {
  const part = find(parts, id);
  if (!part) return undefined;
  const isTab = typeOf(part) === "tab";
  if (direction === "up" || (isTab && direction === "left")) return before(parts, part);
  if (direction === "down" || (isTab && direction === "right")) return after(parts, part);
  return direction === "left" ? outOf(parts, part) : into(parts, part);
}

function before(parts: Parts, part: ArrangedPart): ArrangedPlace | undefined {
  const [siblings, at] = among(parts, part);
  const previous = siblings[at - 1];
  return previous && { parentId: part.parentId, before: previous.id };
}

function after(parts: Parts, part: ArrangedPart): ArrangedPlace | undefined {
  const [siblings, at] = among(parts, part);
  return siblings[at + 1] && { parentId: part.parentId, before: siblings[at + 2]?.id };
}

const among = (parts: Parts, { id, parentId }: ArrangedPart): [Parts, number] => {
  const siblings = siblingsOf(parts, parentId);
  return [siblings, siblings.findIndex((one) => one.id === id)];
};

/** Behind what it stood in; of a tab behind all the tabs. */
function outOf(parts: Parts, { parentId }: ArrangedPart): ArrangedPlace | undefined {
  const parent = find(parts, parentId);
  if (!parent) return undefined;
  const tabs = find(parts, parent.parentId);
  const outer = typeOf(parent) === "tab" && tabs && typeOf(tabs) === "tabs" ? tabs : parent;
  return placeBehind(parts, outer);
}

export function placeBehind(parts: Parts, part: ArrangedPart): ArrangedPlace {
  const [siblings, at] = among(parts, part);
  return { parentId: part.parentId, before: siblings[at + 1]?.id };
}

/** To the beginning of the container behind it, or the end of the one before it. */
function into(parts: Parts, part: ArrangedPart): ArrangedPlace | undefined {
  const [siblings, at] = among(parts, part);
  const [next, previous] = [placeIn(parts, siblings[at + 1]), placeIn(parts, siblings[at - 1])];
  if (next) return { parentId: next.id, before: siblingsOf(parts, next.id)[0]?.id };
  return previous && { parentId: previous.id };
}

/** What elements can be put into: itself, or the first of its tabs. */
export function placeIn(parts: Parts, part: ArrangedPart | undefined): ArrangedPart | undefined {
  if (!part) return undefined;
  if (typeOf(part) === "tabs") return siblingsOf(parts, part.id).find(isPlaceOfElements);
  return isPlaceOfElements(part) ? part : undefined;
}

/** Whether an element stands there already. */
export function isThere(parts: Parts, id: string, { parentId, before: next }: ArrangedPlace): boolean {
  const part = find(parts, id);
  if (part?.parentId !== parentId) return false;
  return next === id || (part !== undefined && placeBehind(parts, part).before === next);
}

/** How many of the twelve columns of a line it takes, or nearly so. */
export function columnsOf(width: unknown): number {
  const resolved = resolveWidth(width as number | undefined);
  if (resolved === undefined || resolved.unit === "pixels") return 12;
  return withinLine(resolved.unit === "columns" ? resolved.size : (resolved.size * 12) / 100);
}

export const withinLine = (columns: number): number => Math.min(12, Math.max(1, Math.round(columns)));
