import type { RowsQuery, TableConfig } from "#sdk/wire.ts";
import { conditionsOf } from "./conditionsOf.ts";
import { filterAt, filterKeys, type FilterValues } from "./filterValue.ts";
import type { SortOrder } from "./sortOrder.ts";
import { levelQuestion, type LeveledTable } from "./tableLevel.ts";
import { whereFilters, type Where } from "./where.ts";

/** What the user looks at: order, groups, filters and search words. */
export interface TableState {
  readonly sort: SortOrder;
  /** Fields whose equal values make groups of rows, outermost first. */
  readonly groupBy: readonly string[];
  readonly filters: FilterValues;
  readonly search: string;
  /** Conditions of the advanced editor, which hold in addition. */
  readonly where?: Where | undefined;
  /** Of a table with a pager, counted from 1; the first unless said. */
  readonly page?: number | undefined;
  /** Rows of a page; as configured unless said. */
  readonly size?: number | undefined;
  /** Whether the deleted rows are shown in place of the living. */
  readonly deleted?: boolean | undefined;
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
export function rowsQuery(config: TableConfig & LeveledTable, state: TableState, fixed?: unknown): RowsQuery {
  const keys = filterKeys(config.filters);
  const set = Object.entries(state.filters).flatMap(([key, value]) => {
    const filter = filterAt(keys, key);
    return filter ? conditionsOf(filter, value) : [];
  });
  const filters = [...(fixed === undefined ? [] : [fixed]), ...set, ...whereFilters(config, state.where)];
  return {
    ...levelQuestion(config),
    sort: state.sort.map(({ field, dir }) => ({ field, dir })),
    ...(state.groupBy.length > 0 && { groupBy: [...state.groupBy] }),
    ...(filters.length > 0 && { filters: { and: filters } }),
    ...(state.search !== "" && { search: state.search }),
    ...(state.deleted === true && { deleted: "only" as const }),
  };
}
