import { isOwner } from "./findElementType.ts";

interface Nesting<Element> {
  readonly type: string;
  readonly children?: readonly Element[] | undefined;
}

/**
 * Elements in the order in which they are shown, whatever containers they stand in; what stands in a list or an object is of its value.
 * @example flattenElements(form.elements).flatMap(({ dataField }) => dataField ?? []) // ["name", "population"]
 */
export const flattenElements = <Element extends Nesting<Element>>(elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...(isOwner(element.type) ? [] : flattenElements(element.children ?? []))]);
