import { areaOf, grow, meets, type Area } from "./Area.ts";
import { leftOf } from "./auditAround.ts";
import { hidingStyle } from "./hidingStyle.ts";
import { pixelsIn, reachOf, unbounded } from "./reachOf.ts";

/** Boxes of components, and what they open above the page. */
export const guestSelector = "[data-platon-scope]";

/**
 * Whether something that a component draws may lie over a place of a first-party part. It is asked where the engine does
 * not tell, or says that something does: so rather once too often.
 */
export const isCovered = (part: Element, box: Element, area: Area): boolean =>
  [...box.querySelectorAll("*"), box].some((element) => mayCover(element, { part, box, area })) ||
  [...document.querySelectorAll(guestSelector)].some((other) => isOpenedAbove(other, part) && meets(areaOf(other), area));

/** Overlays are put at the end of the document as they open. */
const isOpenedAbove = (other: Element, part: Element): boolean =>
  other.closest("[data-platon-box]") === null && (part.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function mayCover(element: Element, { part, box, area }: { readonly part: Element; readonly box: Element; readonly area: Area }): boolean {
  if (part.contains(element)) return false;
  const isAround = element.contains(part);
  if (["::before", "::after"].some((pseudo) => mayPseudoCover(element, pseudo, { isAround, area }))) return true;
  if (isAround || element.getClientRects().length === 0) return false;
  const style = getComputedStyle(element);
  if (style.visibility !== "visible" || Number(style.zIndex) < 0) return false;
  const extent = grow(style.overflow === "visible" ? extentOf(element) : areaOf(element), reachOf(style));
  return meets(extent, area) && meets(leftOf(element, extent, box), area);
}

/** With what flows out of it. */
function extentOf(element: Element): Area {
  const { left, top, right, bottom } = areaOf(element);
  const text = textOf(element);
  return {
    left: Math.min(left, text.left),
    top: Math.min(top, text.top),
    right: Math.max(right, left + element.scrollWidth, text.right),
    bottom: Math.max(bottom, top + element.scrollHeight, text.bottom),
  };
}

function textOf(element: Element): Area {
  const range = document.createRange();
  const areas = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== "").map((node) => {
    range.selectNode(node);
    return range.getBoundingClientRect();
  });
  const edge = (name: keyof Area, most: (...values: number[]) => number): number => most(...areas.map((one) => one[name]));
  return { left: edge("left", Math.min), top: edge("top", Math.min), right: edge("right", Math.max), bottom: edge("bottom", Math.max) };
}

/** It has no place that can be asked for: around a part any that is lifted counts, elsewhere where it can be worked out. */
function mayPseudoCover(element: Element, pseudo: string, { isAround, area }: { isAround: boolean; area: Area }): boolean {
  const style = getComputedStyle(element, pseudo);
  if (style.content === "none" || style.content === "normal" || style.content === "") return false;
  if (Number(style.zIndex) < 0) return false;
  if (!["absolute", "fixed"].includes(style.position)) return !isAround && flowsOver(element, style, area);
  if (isAround || hidingStyle(style) !== undefined || style.translate !== "none") return true;
  const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(Number.parseFloat) as [number, number, number, number];
  const from = areaOf(holderOf(element));
  const place = { left: from.left + left, top: from.top + top, right: from.left + left + width, bottom: from.top + top + height };
  return !Number.isFinite(left + top + width + height) || meets(grow(place, pixelsIn(style.padding) + pixelsIn(style.borderWidth) + reachOf(style)), area);
}

/** What stands in the text may be moved out of it. */
function flowsOver(element: Element, style: CSSStyleDeclaration, area: Area): boolean {
  const moved = reachOf(style) + pixelsIn(style.margin) + pixelsIn(style.inset) + (hidingStyle(style) === undefined ? 0 : unbounded);
  return moved > 0 && meets(grow(extentOf(element), moved), area);
}

/** What a positioned child of an element is placed in. */
function holderOf(element: Element): Element {
  let at = element;
  while (at.parentElement && getComputedStyle(at).position === "static") at = at.parentElement;
  return at;
}

/** As far from a part something may end that an engine takes for a cover of it: it counts shadows, and what touches it. */
const nearby = 8;

/** Whether something of the component comes near to a part: then an engine may say that the part is covered, while what is pressed is not. */
export function isApproached(part: Element, box: Element): boolean {
  const area = grow(areaOf(part), nearby);
  return [...box.querySelectorAll("*")].some((element) => !part.contains(element) && !element.contains(part) && meets(areaOf(element), area));
}

/** Whether something of the product, beside the component, lies over a part or is in motion around it: a menu, a toast, a dialog that opens. */
export function isProductAbove(part: Element, box: Element): boolean {
  const area = areaOf(part);
  return [...document.body.querySelectorAll("*")].some((element) => {
    if (box.contains(element)) return false;
    return element.contains(part) ? hidingStyle(getComputedStyle(element)) !== undefined : meets(areaOf(element), area);
  });
}
