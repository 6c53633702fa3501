import { hostAttribute } from "#core/css/hostAttribute.ts";
import type { ReceivedNode } from "../receiver/ReceivedNode.ts";

/** In these stands what is the component's own, or nothing that can be pressed. */
const openParts: ReadonlySet<string> = new Set(["platon-icon", "platon-link", "platon-overlay"]);

const isShielded = (tag: string): boolean => !openParts.has(tag);

/** Whether a first-party part with controls of the product is at or below a node. */
export function hasShieldedPart(node: ReceivedNode): boolean {
  if (node.kind === "text" || node.partCount === 0) return false;
  return (node.parts !== undefined && isShielded(node.tag)) || node.children.some(hasShieldedPart);
}

/** What a first-party part stands in; it takes no place. One with controls is a form of its own: a form of the component around it has none of them. */
export function wrapPart(tag: string): Element {
  const wrapper = document.createElement(isShielded(tag) ? "form" : "div");
  wrapper.setAttribute(hostAttribute, tag);
  wrapper.style.display = "contents";
  if (!(wrapper instanceof HTMLFormElement)) return wrapper;
  wrapper.noValidate = true;
  for (const type of ["submit", "reset"]) wrapper.addEventListener(type, keepInside);
  // React takes a form in this one for what it is: the product's.
  const site = document.createElement("div");
  site.style.display = "contents";
  wrapper.append(site);
  return wrapper;
}

/** Nothing is sent by it, and no form around hears of it. */
function keepInside(event: Event): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Where a part is drawn in its wrapper. */
export const siteIn = (wrapper: Element): Element => (wrapper instanceof HTMLFormElement ? (wrapper.firstElementChild ?? wrapper) : wrapper);
