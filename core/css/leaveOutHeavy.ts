import type { TreeShape, Weigh } from "./weighSelector.ts";

/** A rule of a sheet, nested or not, which may be left out. */
export interface WeighedRule {
  readonly selector: string;
  readonly weigh: Weigh;
}

/**
 * The rules that are left out so that all the others together look at no more than so many elements to style one:
 * the heaviest of them, and of the same weight the last.
 */
export function leaveOutHeavy(rules: readonly WeighedRule[], shape: TreeShape, most: number): ReadonlySet<WeighedRule> {
  const weighed = rules.map((rule) => ({ rule, weight: rule.weigh(shape) }));
  let rest = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const out = new Set<WeighedRule>();
  if (rest <= most) return out;
  rest = 0;
  for (const { rule, weight } of weighed.toSorted((one, other) => one.weight - other.weight)) {
    rest += weight;
    if (rest > most) out.add(rule);
  }
  return out;
}
