import type { TableConfig } from "#sdk/wire.ts";
import { leafFields } from "./columnModel.ts";
import { filterKeys, readFilterValue, writeFilterValue, type FilterValues } from "./filterValue.ts";
import { readPage, readSize } from "./pages.ts";
import type { TableState } from "./rowsQuery.ts";
import { readSort, writeSort } from "./sortOrder.ts";

type Query = Readonly<Record<string, string | undefined>>;

/** What a table shows when nothing is said: the configured order and default values of filters. */
export function initialState(config: TableConfig): TableState {
  const defaults = [...filterKeys(config.filters)].flatMap(([key, filter]) => {
    const text = defaultText(filter.defaultValue);
    const value = text === undefined ? undefined : readFilterValue(filter, text);
    return value ? [[key, value] as const] : [];
  });
  return { sort: config.sort, groupBy: config.groupBy, filters: Object.fromEntries(defaults), search: "" };
}

function defaultText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map((one) => String(one).replace(/[\\,]/g, "\\$&")).join(",");
  return value === undefined || value === null || typeof value === "object" ? undefined : String(value);
}

/** What clearing leaves, where there is anything to clear: a required filter keeps its value. */
export function clearing(config: TableConfig, state: TableState): Pick<TableState, "filters" | "search"> | undefined {
  const keys = filterKeys(config.filters);
  const kept = Object.entries(state.filters).filter(([key]) => keys.get(key)?.isRequired);
  const isAnySet = state.search !== "" || kept.length < Object.keys(state.filters).length;
  return isAnySet ? { filters: Object.fromEntries(kept), search: "" } : undefined;
}

/** Reads `f.<key>`, `sort`, `group` and `q`; what is not there is as the table's configuration says. */
export function readAddress(query: Query, config: TableConfig): TableState {
  const initial = initialState(config);
  const filters: Record<string, FilterValues[string]> = {};
  for (const [key, filter] of filterKeys(config.filters)) {
    const text = query[`f.${key}`];
    const value = text === undefined ? initial.filters[key] : readFilterValue(filter, text);
    if (value) filters[key] = value;
  }
  return {
    sort: query["sort"] === undefined ? initial.sort : readSort(query["sort"], leafFields(config)),
    groupBy: query["group"] === undefined ? initial.groupBy : readGroups(query["group"], config),
    filters,
    search: (query["q"] ?? "").slice(0, 200),
    ...(config.isPaged && { page: readPage(query["page"]), size: readSize(query["size"]) }),
  };
}

/** The change of the address that makes it say `state`; what the configuration says anyway is left out. */
export function writeAddress(state: TableState, config: TableConfig): Record<string, string | undefined> {
  const initial = initialState(config);
  const sort = writeSort(state.sort);
  const change: Record<string, string | undefined> = {
    sort: sort === writeSort(initial.sort) ? undefined : sort,
    group: isSame(state.groupBy, initial.groupBy) ? undefined : state.groupBy.join(",") || noGroups,
    q: state.search === "" ? undefined : state.search,
    ...(config.isPaged && { page: numberOf(state.page, 1), size: numberOf(state.size, config.pageSize) }),
  };
  for (const [key, filter] of filterKeys(config.filters)) {
    const text = state.filters[key] ? writeFilterValue(filter, state.filters[key]) : "";
    const usual = initial.filters[key] ? writeFilterValue(filter, initial.filters[key]) : "";
    change[`f.${key}`] = text === usual ? undefined : text;
  }
  return change;
}

const numberOf = (number: number | undefined, usual: number): string | undefined =>
  number === undefined || number === usual ? undefined : String(number);

const isSame = (some: readonly string[], others: readonly string[]): boolean => some.join() === others.join();

/** Groups in each other at most: what the server takes. */
export const deepestGroup = 5;

/** Of a table that its configuration groups, and somebody does not want to. */
const noGroups = "-";

/** Fields of the table's columns, and those that its configuration groups by; what is none of them is no group. */
function readGroups(text: string, config: TableConfig): string[] {
  const known = new Set([...leafFields(config), ...config.groupBy]);
  return [...new Set(text.split(","))].filter((field) => known.has(field)).slice(0, deepestGroup);
}
