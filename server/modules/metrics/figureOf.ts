import { presentValue } from "../../access/presentValue.ts";
import type { SelectedColumn } from "./selectFigures.ts";

type Row = Readonly<Record<string, unknown>>;

/** A figure of a group; of a group without rows a count and a sum are zero, and there is no average, least or greatest. */
export function figureOf({ key, field, asked }: SelectedColumn, row: Row | undefined): number | string | null {
  const value = presentValue(field.type, row?.[key]);
  if (typeof value === "number" || typeof value === "string") return value;
  const isCounted = asked.figure === "count" || asked.figure === "valueCount" || asked.figure === "sum";
  return isCounted ? (field.type === "int" ? 0 : "0") : null;
}
