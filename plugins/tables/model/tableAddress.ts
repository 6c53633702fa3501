import type { TableConfig, TableFilter } from "#sdk/wire.ts";
import { leafFields } from "./columnModel.ts";
import { filterAt, filterKeys, keysOf, readFilterValue, setFilter, writeFilterValue, type FilterValue, type FilterValues } from "./filterValue.ts";
import { readPage, readSize } from "./pages.ts";
import type { TableState } from "./rowsQuery.ts";
import { readSort, writeSort } from "./sortOrder.ts";
import { readWhere, writeWhere } from "./where.ts";

/** What an address says behind its path. */
export type Query = Readonly<Record<string, string | undefined>>;

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
export function clearing(config: TableConfig, state: TableState): Pick<TableState, "filters" | "search" | "where"> | undefined {
  const keys = filterKeys(config.filters);
  const kept = Object.entries(state.filters).filter(([key]) => filterAt(keys, key)?.isRequired);
  const isAnySet = state.search !== "" || state.where !== undefined || kept.length < Object.keys(state.filters).length;
  return isAnySet ? { filters: Object.fromEntries(kept), search: "", where: undefined } : undefined;
}

/**
 * Reads `f.<key>`, `f.<key>~<operator>`, `where`, `sort`, `group`, `q` and, of who may see them, `deleted`.
 * @param initial what holds where the address says nothing: the table's configuration, or a saved view
 */
export function readAddress(query: Query, config: TableConfig, initial = initialState(config)): TableState {
  const { where } = query["where"] === undefined ? initial : readWhere(config, query["where"]);
  return {
    sort: query["sort"] === undefined ? initial.sort : readSort(query["sort"], leafFields(config)),
    groupBy: query["group"] === undefined ? initial.groupBy : readGroups(query["group"], config),
    filters: readFilters(query, config, initial),
    search: query["q"] === undefined ? initial.search : query["q"].slice(0, 200),
    ...(where && { where }),
    ...(config.isPaged && { page: readPage(query["page"]), size: readSize(query["size"]) }),
    ...(query["deleted"] === "1" && maySeeDeleted(config) && { deleted: true }),
  };
}

/** Who may delete rows sees the deleted ones too. */
export const maySeeDeleted = ({ permissions }: Pick<TableConfig, "permissions">): boolean => permissions.delete;

function readFilters(query: Query, config: TableConfig, initial: TableState): FilterValues {
  const filters: Record<string, FilterValue> = {};
  for (const [key, filter] of filterKeys(config.filters)) {
    const said = keysOf(key, filter).find((one) => query[`f.${one}`] !== undefined);
    const before = setFilter(initial.filters, key, filter);
    if (said === undefined && before) filters[before.key] = before.value;
    const value = said === undefined ? undefined : readFilterValue(filterAt(new Map([[key, filter]]), said) ?? filter, query[`f.${said}`] ?? "");
    if (said !== undefined && value) filters[said] = value;
  }
  return filters;
}

/** The change of the address that makes it say `state`; what `initial` says anyway is left out. */
export function writeAddress(state: TableState, config: TableConfig, initial = initialState(config)): Record<string, string | undefined> {
  const sort = writeSort(state.sort);
  const where = writeWhere(config, state.where);
  const change: Record<string, string | undefined> = {
    sort: sort === writeSort(initial.sort) ? undefined : sort,
    group: isSame(state.groupBy, initial.groupBy) ? undefined : state.groupBy.join(",") || noGroups,
    q: state.search === initial.search ? undefined : state.search,
    where: where === writeWhere(config, initial.where) ? undefined : where,
    ...(config.isPaged && { page: numberOf(state.page, 1), size: numberOf(state.size, config.pageSize) }),
    deleted: state.deleted === true ? "1" : undefined,
  };
  for (const [key, filter] of filterKeys(config.filters)) Object.assign(change, writtenFilter(key, filter, { state, initial }));
  return change;
}

const numberOf = (number: number | undefined, usual: number): string | undefined =>
  number === undefined || number === usual ? undefined : String(number);

function writtenFilter(key: string, filter: TableFilter, { state, initial }: { state: TableState; initial: TableState }): Record<string, string | undefined> {
  const change = Object.fromEntries(keysOf(key, filter).map((one): [string, string | undefined] => [`f.${one}`, undefined]));
  const [set, usual] = [setFilter(state.filters, key, filter), setFilter(initial.filters, key, filter)];
  const text = set && writeFilterValue(set.filter, set.value);
  const isUsual = set?.key === usual?.key && text === (usual && writeFilterValue(usual.filter, usual.value));
  return isUsual ? change : { ...change, [`f.${set?.key ?? key}`]: text ?? "" };
}

/** What an address or a view asks for and the table does not have, or not any more, by its name. */
export function unknownParts(query: Query, config: TableConfig): string[] {
  const keys = filterKeys(config.filters);
  const filters = Object.entries(query).flatMap(([name, text]) => (name.startsWith("f.") && text ? [{ key: name.slice(2), text }] : []));
  const wrong = filters.filter(({ key, text }) => {
    const filter = filterAt(keys, key);
    return !filter || !readFilterValue(filter, text);
  });
  const sorted = (query["sort"] ?? "").split(",").map((term) => term.replace(/^-/, "")).filter((field) => field !== "" && !leafFields(config).has(field));
  const grouped = (query["group"] ?? noGroups).split(",").filter((field) => field !== "" && field !== noGroups && !groupFields(config).has(field));
  const conditions = readWhere(config, query["where"] ?? "").unknown;
  const deleted = query["deleted"] !== undefined && !maySeeDeleted(config) ? ["deleted"] : [];
  return [...new Set([...wrong.map(({ key }) => key.split("~")[0] ?? key), ...sorted, ...grouped, ...conditions, ...deleted])].map((name) => name.slice(0, 60)).slice(0, 20);
}

/** The change of the address that takes out of it what the table does not have. */
export function withoutUnknown(query: Query, config: TableConfig): Record<string, string | undefined> {
  const known = filterKeys(config.filters);
  const dead = Object.keys(query).filter((name) => {
    const filter = name.startsWith("f.") ? filterAt(known, name.slice(2)) : undefined;
    return name.startsWith("f.") && !(filter && (query[name] === "" || readFilterValue(filter, query[name] ?? "")));
  });
  const { sort, groupBy, where } = readAddress(query, config);
  return {
    ...Object.fromEntries(dead.map((name) => [name, undefined])),
    ...(query["sort"] !== undefined && { sort: writeSort(sort) || undefined }),
    ...(query["group"] !== undefined && { group: groupBy.join(",") || undefined }),
    ...(query["where"] !== undefined && { where: writeWhere(config, where) || undefined }),
    ...(query["deleted"] !== undefined && !maySeeDeleted(config) && { deleted: undefined }),
  };
}

const isSame = (some: readonly string[], others: readonly string[]): boolean => some.join() === others.join();

/** Groups in each other at most: what the server takes. */
export const deepestGroup = 5;

/** Of a table that its configuration groups, and somebody does not want to. */
const noGroups = "-";

/** Fields of the table's columns, and those that its configuration groups by; what is none of them is no group. */
function readGroups(text: string, config: TableConfig): string[] {
  return [...new Set(text.split(","))].filter((field) => groupFields(config).has(field)).slice(0, deepestGroup);
}

const groupFields = (config: TableConfig): ReadonlySet<string> => new Set([...leafFields(config), ...config.groupBy]);
