import { isChoice } from "#core/elements/findElementType.ts";
import { isOperator, type Operator } from "#core/filters/index.ts";
import { relationOf } from "#core/format/relationOf.ts";
import type { TableColumn, TableConfig, TableFilter } from "#sdk/wire.ts";
import { leafColumns } from "./columnModel.ts";
import { conditionsOf } from "./conditionsOf.ts";
import { operatorsToAsk } from "./filterOperators.ts";
import { readFilterValue, writeFilterValue, type FilterValue } from "./filterValue.ts";

/** One condition over a column: "the amount is at least 100". */
export interface Condition {
  readonly field: string;
  readonly operator: Operator;
  /** Empty while it is being written. */
  readonly value: FilterValue;
}

/** Conditions of which all hold, or one; a member may be a group again. */
export interface Where {
  readonly kind: "and" | "or";
  readonly members: readonly (Condition | Where)[];
}

export const isGroup = (member: Condition | Where): member is Where => "members" in member;

/** Groups in each other: a sentence that is deeper is understood by nobody. */
export const deepestWhere = 3;
/** An address is written by anybody; the call itself takes a hundred. */
const mostConditions = 50;
const longestText = 6_000;

/** The fields that conditions may ask about, as filters: those of the columns, and those of the table's own filters. */
export function whereFields(config: TableConfig): ReadonlyMap<string, TableFilter> {
  const all = new Map<string, TableFilter>();
  for (const [field, filter] of leafColumns(config).flatMap((column) => fieldOf(column, config))) if (!all.has(field)) all.set(field, filter);
  // What a filter offers to be chosen is offered here too, under its name.
  for (const filter of config.filters) all.set(filter.field, { ...filter, operator: operatorsToAsk(filter)[0] ?? "" });
  return new Map([...all].filter(([, filter]) => operatorsToAsk(filter).length > 0));
}

/** A related record is asked for by its name, unless the form offers it to be chosen. */
function fieldOf(column: TableColumn, { form }: TableConfig): [string, TableFilter][] {
  const { id, title, dataField, type, element, options = null, cellFormat } = column;
  if (dataField === null || type === null) return [];
  const name = relationOf(cellFormat ?? "").field;
  const isNamed = name !== undefined && !(form !== null && element !== undefined && isChoice(element));
  const field = isNamed ? `${dataField}.${name}` : dataField;
  const fieldType = isNamed ? "text" : type;
  const asked = { fieldType, type: (!isNamed && element) || "text", options };
  return [[field, {
    ...asked, id, title, field, operator: operatorsToAsk(asked)[0] ?? "", isRequired: false, width: null, sortOrder: 0, displayCondition: null,
  }]];
}

/** The field of a condition as a filter with its operator; undefined where the table has none such. */
export function conditionFilter(fields: ReadonlyMap<string, TableFilter>, { field, operator }: Pick<Condition, "field" | "operator">): TableFilter | undefined {
  const filter = fields.get(field);
  return filter && operatorsToAsk(filter).includes(operator) ? { ...filter, operator } : undefined;
}

export const conditionCount = (where: Where | undefined): number =>
  where === undefined ? 0 : where.members.reduce((sum, member) => sum + (isGroup(member) ? conditionCount(member) : 1), 0);

/** In the grammar of core/filters: none, or one that holds beside the others. */
export function whereFilters(config: TableConfig, where: Where | undefined): Record<string, unknown>[] {
  if (where === undefined) return [];
  const fields = whereFields(config);
  const members = where.members.flatMap((member): Record<string, unknown>[] => {
    if (isGroup(member)) return whereFilters(config, member);
    const filter = conditionFilter(fields, member);
    return filter ? [allOf(conditionsOf(filter, member.value))] : [];
  });
  return members.length > 0 ? [{ [where.kind]: members }] : [];
}

const allOf = (conditions: Record<string, unknown>[]): Record<string, unknown> => (conditions.length === 1 && conditions[0]) || { and: conditions };

/** `["and",["amount","ge","100"],["or",["city","contains","нук"],["city","empty","1"]]]` */
export function writeWhere(config: TableConfig, where: Where | undefined): string {
  const fields = whereFields(config);
  const written = (member: Condition | Where): unknown[] => {
    if (isGroup(member)) return [member.kind, ...member.members.map(written)];
    const filter = conditionFilter(fields, member);
    return [member.field, member.operator, filter ? writeFilterValue(filter, member.value) : ""];
  };
  return where === undefined || conditionCount(where) === 0 ? "" : JSON.stringify(written(where));
}

export interface ReadWhere {
  readonly where: Where | undefined;
  /** Names of what it asks about and the table does not understand. */
  readonly unknown: readonly string[];
}

/** Conditions that anybody may have written: what the table does not know is left out, and told. */
export function readWhere(config: TableConfig, text: string): ReadWhere {
  if (text === "") return { where: undefined, unknown: [] };
  const reading: Reading = { fields: whereFields(config), unknown: [], left: mostConditions };
  const parsed = text.length > longestText ? undefined : parsedJson(text);
  const where = Array.isArray(parsed) ? readGroup(parsed, 1, reading) : undefined;
  const isNone = where === undefined || conditionCount(where) === 0;
  return { where: isNone ? undefined : where, unknown: isNone && reading.unknown.length === 0 ? ["where"] : reading.unknown };
}

interface Reading {
  readonly fields: ReadonlyMap<string, TableFilter>;
  readonly unknown: string[];
  left: number;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readGroup([kind, ...members]: readonly unknown[], depth: number, reading: Reading): Where | undefined {
  if ((kind !== "and" && kind !== "or") || depth > deepestWhere) return undefined;
  return { kind, members: members.flatMap((member) => readMember(member, depth, reading) ?? []) };
}

function readMember(member: unknown, depth: number, reading: Reading): Condition | Where | undefined {
  if (!Array.isArray(member)) return told(member, reading);
  const group = readGroup(member, depth + 1, reading);
  if (group) return conditionCount(group) > 0 ? group : undefined;
  return readCondition(member, reading);
}

function readCondition([field, operator, text]: readonly unknown[], reading: Reading): Condition | undefined {
  const isSaid = typeof field === "string" && isOperator(operator) && typeof text === "string";
  const filter = isSaid ? conditionFilter(reading.fields, { field, operator }) : undefined;
  const value = filter && isSaid ? readFilterValue(filter, text) : undefined;
  if (!isSaid || !value || reading.left === 0) return told(field, reading);
  reading.left -= 1;
  return { field, operator, value };
}

function told(name: unknown, { unknown }: Reading): undefined {
  const shown = typeof name === "string" ? name.slice(0, 60) : "where";
  if (!unknown.includes(shown) && unknown.length < 20) unknown.push(shown);
}
