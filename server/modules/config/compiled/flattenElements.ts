import type { Element } from "./ProjectConfig.ts";

/** Elements in the order in which they are shown, whatever containers they stand in. */
export function flattenElements(elements: readonly Element[]): Element[] {
  return elements.flatMap((element) => [element, ...flattenElements(element.children)]);
}
