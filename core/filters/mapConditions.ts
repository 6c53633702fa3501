import type { Operator } from "./operators.ts";
import type { Filter, FilterCondition } from "./types.ts";

/** The filter with each condition replaced; and, or and never stay as they are. */
export function mapConditions<To extends Operator>(
  filter: Filter, replace: (condition: FilterCondition) => Filter<To>,
): Filter<To> {
  switch (filter.kind) {
    case "never": return filter;
    case "condition": return replace(filter);
    case "and":
    case "or": return { kind: filter.kind, filters: filter.filters.map((member) => mapConditions(member, replace)) };
  }
}
