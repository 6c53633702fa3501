import type { FormElement } from "#sdk/wire.ts";

/** Elements in a section: about the height of a window, in one column. */
const sectionSize = 20;
/** A level of this many elements is drawn at once. */
const drawnAtOnce = 60;

/** Elements of an element with all that stands in it. */
export const weightOf = (element: FormElement): number => element.children.reduce((sum, child) => sum + weightOf(child), 1);

/** Whole lines of a level, together as sections that are drawn one by one; a level that is short is one. */
export function sectionsOf(lines: readonly (readonly FormElement[])[]): (readonly FormElement[])[][] {
  const weights = lines.map((line) => line.reduce((sum, element) => sum + weightOf(element), 0));
  if (weights.reduce((sum, weight) => sum + weight, 0) <= drawnAtOnce) return [[...lines]];
  const sections: (readonly FormElement[])[][] = [];
  let used = sectionSize;
  for (const [index, line] of lines.entries()) {
    if (used >= sectionSize) {
      sections.push([]);
      used = 0;
    }
    sections.at(-1)?.push(line);
    used += weights[index] ?? 0;
  }
  return sections;
}
