import { areaOf, grow, meets, type Area } from "./Area.ts";
import { hidingStyle } from "./hidingStyle.ts";

/** Boxes of components, and what they open above the page. */
export const guestSelector = "[data-platon-scope]";

/**
 * Whether something that a component draws may lie over a place of a first-party part. It is asked where the engine does
 * not tell, or says that something does: so rather once too often.
 */
export const isCovered = (part: Element, box: Element, area: Area): boolean =>
  [...box.querySelectorAll("*"), box].some((element) => mayCover(element, part, area)) ||
  [...document.querySelectorAll(guestSelector)].some((other) => !other.contains(part) && !box.contains(other) && meets(areaOf(other), area));

function mayCover(element: Element, part: Element, area: Area): boolean {
  if (part.contains(element)) return false;
  const isAround = element.contains(part);
  if (["::before", "::after"].some((pseudo) => mayPseudoCover(element, pseudo, { isAround, area }))) return true;
  if (isAround || element.getClientRects().length === 0) return false;
  const style = getComputedStyle(element);
  if (style.visibility !== "visible" || Number(style.zIndex) < 0) return false;
  return meets(grow(extentOf(element), reachOf(style)), area);
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

/** A shadow ends so softly that as much of it hides nothing, in pixels. */
const softEdge = 8;

/** How far an element paints around itself so that something is hidden, in pixels. */
function reachOf(style: CSSStyleDeclaration): number {
  const shadows = [style.boxShadow, style.textShadow].flatMap((list) => list.split(/,(?![^(]*\))/)).filter((one) => !one.includes("inset"));
  const outline = style.outlineStyle === "none" ? "" : `${style.outlineWidth} ${style.outlineOffset}`;
  return Math.max(0, Math.max(...[...shadows, style.filter, outline].map(pixelsIn)) - softEdge);
}

const pixelsIn = (text: string): number => [...text.matchAll(/(-?[\d.]+)px/g)].reduce((sum, [, value]) => sum + Math.abs(Number(value)), 0);

/** It has no place that can be asked for: around a part any that is lifted counts, elsewhere where it can be worked out. */
function mayPseudoCover(element: Element, pseudo: string, { isAround, area }: { isAround: boolean; area: Area }): boolean {
  const style = getComputedStyle(element, pseudo);
  if (style.content === "none" || style.content === "normal" || style.content === "") return false;
  if (!["absolute", "fixed"].includes(style.position) || Number(style.zIndex) < 0) return false;
  if (isAround || hidingStyle(style) !== undefined || style.translate !== "none") return true;
  const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(Number.parseFloat) as [number, number, number, number];
  const from = areaOf(holderOf(element));
  const place = { left: from.left + left, top: from.top + top, right: from.left + left + width, bottom: from.top + top + height };
  return !Number.isFinite(left + top + width + height) || meets(grow(place, pixelsIn(style.padding) + pixelsIn(style.borderWidth) + reachOf(style)), area);
}

/** What a positioned child of an element is placed in. */
function holderOf(element: Element): Element {
  let at = element;
  while (at.parentElement && getComputedStyle(at).position === "static") at = at.parentElement;
  return at;
}

/** Whether something of the product, beside the component, lies over a part or is in motion around it: a menu, a toast, a dialog that opens. */
export function isProductAbove(part: Element, box: Element): boolean {
  const area = areaOf(part);
  return [...document.body.querySelectorAll("*")].some((element) => {
    if (box.contains(element)) return false;
    return element.contains(part) ? hidingStyle(getComputedStyle(element)) !== undefined : meets(areaOf(element), area);
  });
}
