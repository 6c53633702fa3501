import { areaOf, type Area } from "./Area.ts";
import { hidingStyle } from "./hidingStyle.ts";

/** What is around a part does to it. */
export interface AroundAudit {
  /** A property that hides or distorts it. */
  readonly hidden: string | undefined;
  /** What of the window it can be seen in. */
  readonly clip: Area;
}

/** Looks at every element from a part up to the component's place on the page, which holds everything in it. */
export function auditAround(part: Element, box: Element): AroundAudit {
  const clip = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const last = box.parentElement ?? box;
  let hidden: string | undefined;
  for (let at = part.parentElement; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    hidden ??= hidingStyle(style);
    if (style.display !== "contents") narrow(clip, at, style);
    if (at === last) break;
  }
  return { hidden, clip };
}

/** What of an element the elements around it leave, up to a box; what is positioned leaves those that are not. */
export function leftOf(element: Element, extent: Area, box: Element): Area {
  const clip = { ...extent };
  let isLifted = false;
  for (let at: Element | null = element; at && at !== box.parentElement; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (isLifted && style.position === "static") continue;
    if (at !== element) narrow(clip, at, style);
    isLifted = style.position === "absolute" || style.position === "fixed";
  }
  return clip;
}

const paints = /paint|content|strict/;

function narrow(clip: { -readonly [Edge in keyof Area]: Area[Edge] }, element: Element, style: CSSStyleDeclaration): void {
  const isContained = paints.test(style.contain) || style.getPropertyValue("content-visibility") === "auto";
  const [isX, isY] = [isContained || style.overflowX !== "visible", isContained || style.overflowY !== "visible"];
  if (!isX && !isY) return;
  const { left, top, right, bottom } = areaOf(element);
  if (isX) Object.assign(clip, { left: Math.max(clip.left, left), right: Math.min(clip.right, right) });
  if (isY) Object.assign(clip, { top: Math.max(clip.top, top), bottom: Math.min(clip.bottom, bottom) });
}
