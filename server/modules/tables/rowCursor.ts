import { coerceField } from "#core/coercion/index.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { RowOrder } from "./rowOrder.ts";

/**
 * A cursor is the sort values of the last row with the order they belong to, as base64url JSON. It grants nothing: it is
 * read like any other input, and the row rules stand in the statement that uses it.
 */
export function writeCursor(order: RowOrder, values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify([signature(order), ...values])).toString("base64url");
}

/** @throws CallFailure `bad_request` for a cursor of another order or none at all */
export function readCursor(order: RowOrder, cursor: string): unknown[] {
  const parsed = parse(cursor);
  if (!Array.isArray(parsed) || parsed.length !== order.length + 1 || parsed[0] !== signature(order)) throw refusal();
  return order.map(({ field }, index) => {
    const value: unknown = parsed[index + 1];
    if (value === null) return null;
    const coercion = coerceField(field.type, value);
    if (!coercion.ok) throw refusal();
    return coercion.value;
  });
}

const signature = (order: RowOrder): string =>
  order.map(({ field, isDescending }) => `${isDescending ? "-" : "+"}${field.name}`).join("");

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    throw refusal();
  }
}

const refusal = (): CallFailure => new CallFailure("bad_request", { params: { where: "after" } });
