import { hostAttribute } from "./hostAttribute.ts";
import type { TreeShape } from "./weighSelector.ts";

/** A sheet is weighed anew when its tree has grown by some 40 percent, not with each node. */
const rounded = (count: number): number => Math.ceil(2 ** (Math.ceil(2 * Math.log2(Math.max(count, 8))) / 2));

/** The shape of what a component has drawn in its box, rounded up; its css does not reach into first-party parts. */
export function measureTree(box: Element): TreeShape {
  let [deepest, farthest] = [0, 0];
  const walk = (element: Element, depth: number, reach: number): void => {
    if (element.hasAttribute(hostAttribute)) return;
    const beside = reach + element.childElementCount;
    [deepest, farthest] = [Math.max(deepest, depth), Math.max(farthest, beside)];
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) walk(child, depth + 1, beside);
  };
  walk(box, 0, 0);
  return { depth: rounded(deepest), reach: rounded(farthest) };
}

/** A shape that holds both; the former object when it holds the new one already. */
export const joinShapes = (former: TreeShape, added: TreeShape): TreeShape =>
  added.depth <= former.depth && added.reach <= former.reach
    ? former
    : { depth: Math.max(former.depth, added.depth), reach: Math.max(former.reach, added.reach) };

export const smallestShape: TreeShape = { depth: rounded(0), reach: rounded(0) };
