import { coercePoint, type Point } from "#core/coercion/coercePoint.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { shortPlainText } from "./shortPlainText.ts";

/** A metre: places of one column stand under one another. */
const digits = 5;

/** A place by its degrees, latitude first: "41.31000, 69.24000". */
export const pointFormat = defineCellFormat({
  id: "point",
  format: (value, { column }) => ({ text: isPoint(value) ? `${value.lat.toFixed(digits)}, ${value.lng.toFixed(digits)}` : shortPlainText(value, column) }),
});

const isPoint = (value: unknown): value is Point => typeof value === "object" && coercePoint(value).ok;
