import type { FieldType } from "#core/fieldType.ts";
import { coerceField } from "#core/coercion/index.ts";
import { presentValue } from "../../access/presentValue.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { RowOrder } from "./rowOrder.ts";

/** Types of which the database keeps more than coercion does: microseconds of a moment, a long numeric, a text as it is composed. */
const keptAsText: ReadonlySet<FieldType> = new Set(["datetime", "number", "text"]);

/**
 * A cursor is the sort values of the last row (`k0`, `k1`, … of it) with the order they belong to, as base64url JSON. It
 * grants nothing: it is read like any other input, and the row rules stand in the statement that uses it.
 */
export function writeCursor(order: RowOrder, row: Readonly<Record<string, unknown>>): string {
  const values = order.map(({ field: { type } }, index) => {
    const value = row[`k${index}`] ?? null;
    return keptAsText.has(type) ? value : presentValue(type, value);
  });
  return Buffer.from(JSON.stringify([signature(order), ...values])).toString("base64url");
}

/** @throws CallFailure `bad_request` for a cursor of another order or none at all */
export function readCursor(order: RowOrder, cursor: string): unknown[] {
  const parsed = parse(cursor);
  if (!Array.isArray(parsed) || parsed.length !== order.length + 1 || parsed[0] !== signature(order)) throw refusal();
  return order.map(({ field, isNullable }, index) => {
    const value: unknown = parsed[index + 1];
    if (value === null && isNullable) return null;
    const key = readKey(field.type, value);
    if (key === undefined) throw refusal();
    return key;
  });
}

/** A value that an answer gave and the next call sends, with all its digits; undefined for what is none of the type. */
export function readKey(type: FieldType, value: unknown): unknown {
  const coercion = coerceField(type, value);
  if (!coercion.ok || coercion.value === null) return undefined;
  return keptAsText.has(type) ? value : coercion.value;
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
