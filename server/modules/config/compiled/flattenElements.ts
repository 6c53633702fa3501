import { isOwner } from "#core/elements/findElementType.ts";
import type { Element } from "./ProjectConfig.ts";

/** Elements in the order in which they are shown, whatever containers they stand in; what stands in a list or an object is of its value. */
export function flattenElements(elements: readonly Element[]): Element[] {
  return elements.flatMap((element) => [element, ...(isOwner(element.type) ? [] : flattenElements(element.children))]);
}
