import type { TableConfig } from "#sdk/wire.ts";
import { filterAt, filterKeys } from "./filterValue.ts";
import type { TableState } from "./rowsQuery.ts";

/** What a new object of configuration begins with: the values that the list of them is narrowed to, as its owner. */
export function givenByFilters({ entity, filters }: Pick<TableConfig, "entity" | "filters">, state: Pick<TableState, "filters">): Readonly<Record<string, string>> {
  if (entity === undefined) return {};
  const keys = filterKeys(filters);
  return Object.fromEntries(Object.entries(state.filters).flatMap(([key, value]) => {
    const filter = filterAt(keys, key);
    const [only, ...more] = value;
    return filter?.operator === "eq" && only !== undefined && more.length === 0 && !filter.field.includes(".") ? [[filter.field, only]] : [];
  }));
}
