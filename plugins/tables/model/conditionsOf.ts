import type { TableFilter } from "#sdk/wire.ts";
import { circleOf } from "./circle.ts";
import { filterShape, type FilterValue } from "./filterValue.ts";

/** A filter with a value, in the grammar of core/filters. */
export function conditionsOf(filter: TableFilter, value: FilterValue): Record<string, unknown>[] {
  const { field, operator: op } = filter;
  const [first = "", second = ""] = value;
  switch (filterShape(filter)) {
    case "pair":
      return pairOf(filter, first, second);
    case "list":
    case "items":
      return [{ [field]: { op, value: value.map((one) => typed(filter, one)) } }];
    case "none":
      return [{ [field]: { op } }];
    case "relative":
      return [{ [field]: { op, value: first } }];
    case "area":
      return [{ [field]: { op, value: circleOf(value) } }];
    case "one":
    case "item":
      return [{ [field]: { op, value: typed(filter, first) } }];
    default:
      return [];
  }
}

/** A range with one side open is a bound. */
function pairOf(filter: TableFilter, from: string, to: string): Record<string, unknown>[] {
  const { field } = filter;
  if (to === "") return [{ [field]: { op: "ge", value: typed(filter, from) } }];
  if (from === "") return [{ [field]: { op: "le", value: typed(filter, to) } }];
  return [{ [field]: { op: "between", value: [typed(filter, from), typed(filter, to)] } }];
}

function typed({ fieldType }: TableFilter, text: string): unknown {
  if (fieldType === "number" || fieldType === "int") return Number(text);
  return fieldType === "boolean" ? text === "true" : text;
}
