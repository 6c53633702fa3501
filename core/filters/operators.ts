import { fieldTypes, isFileType, type FieldType } from "../fieldType.ts";

/** Everything a filter condition can ask. Closed: a new one needs its parser, its meaning in `matches` and its SQL. */
export type Operator =
  | "eq" | "ne"
  | "lt" | "le" | "gt" | "ge" | "between"
  | "in" | "notIn"
  | "contains" | "startsWith" | "endsWith"
  | "empty" | "notEmpty"
  | "before" | "after" | "on" | "relative"
  | "has" | "hasAny" | "hasAll"
  | "within";

/**
 * The value that an operator takes: `one` of the field's type, `pair` [from, to] with both ends included, `list` of at
 * most `maxListValues`, `none`, `item` one member of an array field, `items` several, `relative` an expression such as
 * "last 7 days", `area` a box { south, west, north, east } in degrees or
 * a circle { near: [lng, lat], metres }.
 */
export type OperatorValueShape = "one" | "pair" | "list" | "none" | "item" | "items" | "relative" | "area";

export interface OperatorInfo {
  readonly shape: OperatorValueShape;
  readonly types: readonly FieldType[];
}

/** Limits on a filter from the wire (ours): beyond them it is refused before anything is built from it. */
export const filterLimits = { depth: 8, conditions: 100, listValues: 100_000, textLength: 10_000 } as const;

/** Nothing is asked of a password: answers would tell what it is. */
const comparable: readonly FieldType[] = fieldTypes.filter((type) => type !== "password");
/** Ids of files say nothing to anybody: what is asked is whether there are any. */
const equal = comparable.filter((type) => !isFileType(type));
const ordered: readonly FieldType[] = ["number", "int", "date", "datetime", "time"];
const scalar: readonly FieldType[] = ["text", "uuid", "boolean", ...ordered];
const days: readonly FieldType[] = ["date", "datetime"];

export const operators: Readonly<Record<Operator, OperatorInfo>> = {
  eq: { shape: "one", types: equal },
  ne: { shape: "one", types: equal },
  lt: { shape: "one", types: ordered },
  le: { shape: "one", types: ordered },
  gt: { shape: "one", types: ordered },
  ge: { shape: "one", types: ordered },
  between: { shape: "pair", types: ordered },
  in: { shape: "list", types: scalar },
  notIn: { shape: "list", types: scalar },
  contains: { shape: "one", types: ["text"] },
  startsWith: { shape: "one", types: ["text"] },
  endsWith: { shape: "one", types: ["text"] },
  empty: { shape: "none", types: comparable },
  notEmpty: { shape: "none", types: comparable },
  before: { shape: "one", types: days },
  after: { shape: "one", types: days },
  on: { shape: "one", types: days },
  relative: { shape: "relative", types: days },
  has: { shape: "item", types: ["text_array"] },
  hasAny: { shape: "items", types: ["text_array"] },
  hasAll: { shape: "items", types: ["text_array"] },
  within: { shape: "area", types: ["point"] },
};

export function isOperator(value: unknown): value is Operator {
  return typeof value === "string" && Object.hasOwn(operators, value);
}

/** The operators that a field of this type offers, in the order of the list. */
export function operatorsFor(type: FieldType): Operator[] {
  return (Object.keys(operators) as Operator[]).filter((operator) => operators[operator].types.includes(type));
}
