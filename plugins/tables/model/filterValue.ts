import type { FieldType } from "#core/fieldType.ts";
import { isOperator, operators, parseValue, type OperatorValueShape } from "#core/filters/index.ts";
import type { TableFilter } from "#sdk/wire.ts";
import { circleOf } from "./circle.ts";
import { offeredOperators } from "./filterOperators.ts";

/** What is set for a filter: texts, as they stand in the address. A pair may have one side open: "". */
export type FilterValue = readonly string[];

/** Values by the filter's key, behind which `~ne` stands where the user chose that operator; a filter that is not set is not there. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** Which control edits a filter, and what its values are. */
export function filterShape({ operator }: TableFilter): OperatorValueShape | undefined {
  return isOperator(operator) ? operators[operator].shape : undefined;
}

/** Names of the filters in the address: the field, with the operator where a field has several filters. */
export function filterKeys(filters: readonly TableFilter[]): ReadonlyMap<string, TableFilter> {
  const isShared = (field: string): boolean => filters.filter((filter) => filter.field === field).length > 1;
  return new Map(filters.map((filter) => [isShared(filter.field) ? `${filter.field}.${filter.operator}` : filter.field, filter]));
}

/** The filter that a key means, with the operator that the key names; undefined for what is none of the table's. */
export function filterAt(keys: ReadonlyMap<string, TableFilter>, key: string): TableFilter | undefined {
  const [name = "", operator] = key.split("~");
  const filter = keys.get(name);
  if (!filter || operator === undefined) return filter;
  return offeredOperators(filter).some((offered) => offered === operator) ? { ...filter, operator } : undefined;
}

/** All keys by which a filter may be set. */
export const keysOf = (key: string, filter: TableFilter): string[] =>
  [key, ...offeredOperators(filter).filter((operator) => operator !== filter.operator).map((operator) => `${key}~${operator}`)];

/** How a filter is set, if it is: by its own operator or by another. */
export function setFilter(filters: FilterValues, key: string, filter: TableFilter): { key: string; filter: TableFilter; value: FilterValue } | undefined {
  const set = keysOf(key, filter).find((one) => Object.hasOwn(filters, one));
  const value = set === undefined ? undefined : filters[set];
  return set !== undefined && value ? { key: set, filter: filterAt(new Map([[key, filter]]), set) ?? filter, value } : undefined;
}

/** A list stands as `a,b`, a comma inside a value as `\,`; a pair as `from..to`; a circle as `41.31,69.24,5`. */
export function writeFilterValue(filter: TableFilter, value: FilterValue): string {
  const shape = filterShape(filter);
  if (shape === "pair") return value.join("..");
  if (shape === "area") return value.join(",");
  return isList(filter) ? value.map(escapeListed).join(",") : (value[0] ?? "");
}

/** Undefined for what is no value of the filter: addresses are written by anybody. */
export function readFilterValue(filter: TableFilter, text: string): FilterValue | undefined {
  const shape = filterShape(filter);
  if (shape === undefined || text === "") return undefined;
  if (shape === "none") return ["1"];
  if (shape === "area") return circleOf(text.split(",")) === undefined ? undefined : text.split(",");
  const value = shape === "pair" ? readPair(text) : isList(filter) ? readList(text).slice(0, maxListed) : [text];
  const isValid = value?.every((one) => isValueOf(filter, one)) && value.some((one) => one !== "");
  return isValid ? value : undefined;
}

export function isList(filter: TableFilter): boolean {
  const shape = filterShape(filter);
  return shape === "list" || shape === "items";
}

/** A value as it stands in a list: a comma inside it is none between two. */
export const escapeListed = (one: string): string => one.replace(/[\\,]/g, "\\$&");

export const readList = (text: string): string[] => (text.match(/(?:\\.|[^\\,])+/g) ?? []).map((one) => one.replace(/\\(.)/g, "$1"));

function readPair(text: string): [string, string] | undefined {
  const [from, to, ...rest] = text.split("..");
  return from === undefined || to === undefined || rest.length > 0 ? undefined : [from, to];
}

/** An address is no place for more; the call itself takes a thousand. */
const maxListed = 100;
const maxLength = 1000;

/** Whether the server would take it, as its own check says. */
function isValueOf(filter: TableFilter, text: string): boolean {
  const { fieldType, operator } = filter;
  const isPair = filterShape(filter) === "pair";
  if (text === "") return isPair;
  if (fieldType === "boolean") return text === "true" || text === "false";
  if (text.length > maxLength || !isOperator(operator)) return false;
  const input = isPair ? [text, text] : isList(filter) ? [text] : text;
  return "value" in parseValue(input, { type: fieldType as FieldType, op: operator, ruleValues: false });
}
