import type { Sides } from "./Sides.ts";

type Keys = readonly string[];

const isSameOrder = (left: Keys, right: Keys): boolean => left.length === right.length && left.every((key, index) => key === right[index]);

/**
 * One order of two: that of the side which moved something; what only the other side has stands behind the same neighbour as
 * there. Where both moved, it is the preferred side's.
 */
export function mergeOrder({ base, mine, theirs }: Sides<Keys>, prefers: "mine" | "theirs" = "mine"): { readonly order: string[]; readonly isClash: boolean } {
  const [inBase, inMine, inTheirs] = [new Set(base), new Set(mine), new Set(theirs)];
  const isCommon = (key: string): boolean => inBase.has(key) && inMine.has(key) && inTheirs.has(key);
  const [was, left, right] = [base.filter(isCommon), mine.filter(isCommon), theirs.filter(isCommon)];
  const [isMovedHere, isMovedThere] = [!isSameOrder(was, left), !isSameOrder(was, right)];
  const isClash = isMovedHere && isMovedThere && !isSameOrder(left, right);
  const isMine = isClash ? prefers === "mine" : isMovedHere;
  return { order: isMine ? insertMissing(mine, theirs) : insertMissing(theirs, mine), isClash };
}

function insertMissing(order: readonly string[], others: Keys): string[] {
  const whole = [...order];
  const known = new Set(order);
  for (const [index, key] of others.entries()) {
    if (known.has(key)) continue;
    known.add(key);
    const before = others[index - 1];
    whole.splice(before === undefined ? 0 : whole.indexOf(before) + 1, 0, key);
  }
  return whole;
}
