import type { ReceivedElement, ReceivedNode } from "../receiver/ReceivedNode.ts";

const sources = new Set(["SourceGraphic", "SourceAlpha", "BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"]);
const withoutInput = new Set(["feFlood", "feTurbulence"]);
const withTwo = new Set(["feBlend", "feComposite"]);
const spreading = new Set(["feGaussianBlur", "feDropShadow", "feTurbulence"]);
/** Of a step that looks at many points for each one, and of one that does not, in simple shapes. */
export const spreadingCost = 100;
const stepCost = 25;
/** So that sums stay numbers. */
const most = 1e6;

/**
 * What a filter costs when each result is made anew wherever it is used, as browsers do.
 * @example weighFilter(blurThenMerge) // 125
 */
export function weighFilter(filter: ReceivedElement): number {
  const results = new Map<string, number>();
  let last = 0;
  let heaviest = stepCost;
  const costOf = (input: string | undefined): number => {
    if (input !== undefined && sources.has(input)) return 0;
    // A name that engines may read in different ways.
    if (input !== undefined && !/^[\w:.-]+$/.test(input)) return heaviest;
    return (input === undefined ? undefined : results.get(input)) ?? last;
  };
  for (const step of elementsOf(filter)) {
    last = Math.min(most, inputsOf(step).reduce((sum, input) => sum + costOf(input), spreading.has(step.tag) ? spreadingCost : stepCost));
    heaviest = Math.max(heaviest, last);
    const result = step.attributes.get("result");
    if (result !== undefined) results.set(result, last);
  }
  return heaviest;
}

function inputsOf(step: ReceivedElement): (string | undefined)[] {
  if (withoutInput.has(step.tag)) return [];
  if (step.tag === "feMerge") return elementsOf(step).map(({ attributes }) => attributes.get("in"));
  const first = step.attributes.get("in");
  return withTwo.has(step.tag) ? [first, step.attributes.get("in2")] : [first];
}

const elementsOf = (node: ReceivedElement): ReceivedElement[] =>
  node.children.filter((child: ReceivedNode): child is ReceivedElement => child.kind === "element");
