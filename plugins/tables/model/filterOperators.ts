import { isChoice } from "#core/elements/findElementType.ts";
import type { FieldType } from "#core/fieldType.ts";
import { isOperator, operators, type Operator } from "#core/filters/index.ts";
import type { TableFilter } from "#sdk/wire.ts";

/** What people ask of a field, by its type: of two operators that mean the same for it, one. */
const usual: Readonly<Record<FieldType, readonly Operator[]>> = {
  text: ["contains", "startsWith", "endsWith", "eq", "ne", "in", "notIn", "empty", "notEmpty"],
  uuid: ["eq", "ne", "in", "notIn", "empty", "notEmpty"],
  number: ["eq", "ne", "lt", "le", "gt", "ge", "between", "in", "notIn", "empty", "notEmpty"],
  int: ["eq", "ne", "lt", "le", "gt", "ge", "between", "in", "notIn", "empty", "notEmpty"],
  boolean: ["eq", "ne", "empty", "notEmpty"],
  date: ["on", "before", "after", "between", "relative", "empty", "notEmpty"],
  datetime: ["on", "before", "after", "between", "relative", "empty", "notEmpty"],
  time: ["eq", "lt", "gt", "between", "empty", "notEmpty"],
  text_array: ["has", "hasAny", "hasAll", "empty", "notEmpty"],
  json: ["empty", "notEmpty"],
  point: ["within", "empty", "notEmpty"],
  file: ["empty", "notEmpty"],
  files: ["empty", "notEmpty"],
  password: [],
};

const ofChoices: readonly Operator[] = ["in", "notIn", "empty", "notEmpty"];

type Typed = Pick<TableFilter, "fieldType" | "operator" | "type" | "options" | "isParameter">;

/**
 * The operators that a filter may be set with, its own first. One that asks for no value is a switch, and stays one; a
 * parameter of a query has a value, and no other operator gives it one.
 */
export function offeredOperators(filter: Typed): readonly Operator[] {
  const { fieldType, operator } = filter;
  if (!isOperator(operator) || operators[operator].shape === "none") return isOperator(operator) ? [operator] : [];
  if (filter.isParameter) return [operator];
  return [operator, ...operatorsToAsk(filter).filter((one) => one !== operator && operators[one].types.includes(fieldType as FieldType))];
}

/** What may be asked of a field, however its filter is configured. */
export function operatorsToAsk({ fieldType, type, options, isParameter }: Omit<Typed, "operator">): readonly Operator[] {
  if (isParameter) return [];
  const isListed = (options !== null || isChoice(type)) && (fieldType === "text" || fieldType === "uuid");
  return isListed ? ofChoices : (usual[fieldType as FieldType] ?? []);
}
