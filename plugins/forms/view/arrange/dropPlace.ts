import type { ArrangedPlace } from "#core/arranging/ArrangedPart.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A level of elements as it is drawn: the boxes of those that stand in it, without the one that is dragged. */
export interface LevelBox extends Box {
  readonly parentId: string | undefined;
  readonly cells: readonly (Box & { readonly id: string })[];
}

export type Side = "before" | "after" | "inside";

/** Where an element would land, and where that is shown. */
export interface Drop extends ArrangedPlace {
  readonly mark: { readonly id: string | undefined; readonly side: Side; readonly isBeside: boolean };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Where an element would land with the pointer there: in the innermost level under it, before or behind the element that is
 * nearest; beside it where it shares its line.
 */
export function dropPlace(levels: readonly LevelBox[], point: Point): Drop | undefined {
  const level = levels.filter((one) => isIn(one, point)).sort((one, other) => areaOf(one) - areaOf(other))[0];
  return level && placeAmong(level, point);
}

/** The same in one level, wherever the pointer is. */
export function placeAmong(level: LevelBox, point: Point): Drop {
  const { parentId, cells } = level;
  const nearest = [...cells].sort((one, other) => distanceTo(one, point) - distanceTo(other, point))[0];
  if (!nearest) return { parentId, mark: { id: parentId, side: "inside", isBeside: false } };
  const isBeside = nearest.right - nearest.left < (level.right - level.left) * 0.9;
  const isAfter = isBehind(nearest, point, isBeside);
  const at = cells.indexOf(nearest);
  return { parentId, before: isAfter ? cells[at + 1]?.id : nearest.id, mark: { id: nearest.id, side: isAfter ? "after" : "before", isBeside } };
}

function isBehind(box: Box, { x, y }: Point, isBeside: boolean): boolean {
  if (y < box.top || y > box.bottom) return y > box.bottom;
  return isBeside ? x > (box.left + box.right) / 2 : y > (box.top + box.bottom) / 2;
}

export const isIn = (box: Box, { x, y }: Point): boolean => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

const distanceTo = (box: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
