import type { RowsQuery, TableConfig, TableFilter } from "#sdk/wire.ts";
import { filterKeys, filterShape, type FilterValue, type FilterValues } from "./filterValue.ts";
import type { SortOrder } from "./sortOrder.ts";

/** What the user looks at: order, groups, filters and search words. */
export interface TableState {
  readonly sort: SortOrder;
  /** Fields whose equal values make groups of rows, outermost first. */
  readonly groupBy: readonly string[];
  readonly filters: FilterValues;
  readonly search: string;
  /** Of a table with a pager, counted from 1; the first unless said. */
  readonly page?: number | undefined;
  /** Rows of a page; as configured unless said. */
  readonly size?: number | undefined;
}

/** The state after a change: what asks for other rows begins at its first page. */
export const changedState = (state: TableState, change: Partial<TableState>): TableState => ({ ...state, page: undefined, ...change });

/** The page to show of a table with a pager; a grouped one loads its groups as they open. */
export function pageOf(config: Pick<TableConfig, "isPaged" | "pageSize">, { page = 1, size, groupBy }: Pick<TableState, "page" | "size" | "groupBy">): { page: number; size: number } | undefined {
  return config.isPaged && groupBy.length === 0 ? { page, size: size ?? config.pageSize } : undefined;
}

/**
 * The call's query for a state.
 * @param fixed filters of whoever embedded the table, which hold in addition (core/filters)
 */
export function rowsQuery(config: TableConfig, state: TableState, fixed?: unknown): RowsQuery {
  const keys = filterKeys(config.filters);
  const set = Object.entries(state.filters).flatMap(([key, value]) => {
    const filter = keys.get(key);
    return filter ? conditionsOf(filter, value) : [];
  });
  const filters = fixed === undefined ? set : [fixed, ...set];
  return {
    sort: state.sort.map(({ field, dir }) => ({ field, dir })),
    ...(state.groupBy.length > 0 && { groupBy: [...state.groupBy] }),
    ...(filters.length > 0 && { filters: { and: filters } }),
    ...(state.search !== "" && { search: state.search }),
  };
}

function conditionsOf(filter: TableFilter, value: FilterValue): Record<string, unknown>[] {
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
