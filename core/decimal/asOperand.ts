import { toDecimal } from "./decimal.ts";

/**
 * A value as an expression calculates with it: a decimal of the wire is a text, in an expression it is a number, so that
 * `amount + vat` adds. Nothing that is stored or shown by itself comes this way.
 * @param type of the field or element
 */
export function asOperand(type: string | null | undefined, value: unknown): unknown {
  return type === "number" && typeof value === "string" && toDecimal(value) !== undefined ? Number(value) : value;
}

/** The same for the named values of a row. */
export function withOperands<Row extends Readonly<Record<string, unknown>>>(row: Row, decimals: Iterable<string>): Row {
  const numbers = [...decimals].flatMap((name) => (typeof row[name] === "string" ? [[name, asOperand("number", row[name])]] : []));
  return numbers.length === 0 ? row : { ...row, ...Object.fromEntries(numbers) };
}
