import type { BinaryOperator, Literal, Site } from "../types.ts";
import { fail } from "../values/ExpressionError.ts";
import { hasProperty } from "../values/readProperty.ts";
import { checkedText } from "../values/resultSize.ts";
import { toPrimitive, toText } from "../values/toPrimitive.ts";

export type Binary = (left: unknown, right: unknown, site: Site) => unknown;

/**
 * The operators of the language, on plain data. Operands become primitives by our own `toPrimitive`, so that what is
 * left to the engine never runs anything of the data; two numbers, the usual case, skip that.
 */
export const binaryOperators: Readonly<Record<BinaryOperator, Binary>> = {
  "+": (left, right, site) => (areNumbers(left, right) ? (left as number) + (right as number) : add(left, right, site)),
  "-": arithmetic((left, right) => left - right),
  "*": arithmetic((left, right) => left * right),
  "/": arithmetic((left, right) => left / right),
  "%": arithmetic((left, right) => left % right),
  "**": arithmetic((left, right) => left ** right),
  "<": comparison((left, right) => left < right),
  "<=": comparison((left, right) => left <= right),
  ">": comparison((left, right) => left > right),
  ">=": comparison((left, right) => left >= right),
  "===": (left, right) => left === right,
  "!==": (left, right) => left !== right,
  "==": looselyEqual,
  "!=": (left, right, site) => !looselyEqual(left, right, site),
  in: isIn,
};

function areNumbers(left: unknown, right: unknown): boolean {
  return typeof left === "number" && typeof right === "number";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function add(left: unknown, right: unknown, site: Site): unknown {
  const sum = (toPrimitive(left, site) as string) + (toPrimitive(right, site) as string);
  return typeof sum === "string" ? checkedText(sum, site) : sum;
}

function arithmetic(apply: (left: number, right: number) => number): Binary {
  return (left, right, site) =>
    areNumbers(left, right)
      ? apply(left as number, right as number)
      : apply(toPrimitive(left, site) as number, toPrimitive(right, site) as number);
}

function comparison(apply: (left: string, right: string) => boolean): Binary {
  return (left, right, site) => apply(toPrimitive(left, site) as string, toPrimitive(right, site) as string);
}

function looselyEqual(left: unknown, right: unknown, site: Site): boolean {
  if (isObject(left) && isObject(right)) return left === right;
  const isMissing = left === null || left === undefined || right === null || right === undefined;
  if (isMissing && (isObject(left) || isObject(right))) return false;
  // oxlint-disable-next-line eqeqeq -- the operator itself
  return primitive(left, site) == primitive(right, site);
}

function primitive(value: unknown, site: Site): Literal {
  return toPrimitive(value, site);
}

/** Of lists their places and `length`, of objects their own names, as in JavaScript. */
function isIn(left: unknown, right: unknown, site: Site): boolean {
  const key = toText(left, site);
  if (!isObject(right)) return fail(site, "type_error", "in looks into lists and objects only");
  return hasProperty(right, key, site);
}
