import type { FilterValue } from "../../model/filterValue.ts";

/** How a filter is to be set. */
export interface FilterChange {
  readonly operator: string;
  readonly value: FilterValue;
}
