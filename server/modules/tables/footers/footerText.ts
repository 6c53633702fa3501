import { formatDate, formatDateTime, formatTime } from "#core/format/formatDate.ts";
import { formatNumber, parseNumberFormat } from "#core/format/formatNumber.ts";
import type { FieldType } from "#core/fieldType.ts";
import type { Locale } from "#core/locale.ts";
import type { ColumnFooter } from "./columnFooters.ts";

const counts = /^\s*(count|valueCount)\s*\(/;

/**
 * What a footer shows for its value: numbers as its column's, but counts, which are whole; days and times as such. A text
 * of the formula's own is shown as it is.
 */
export function footerText(
  value: string | number, { formula, column }: ColumnFooter, { type, locale, timeZone }: { type: FieldType; locale: Locale; timeZone: string },
): string {
  if (typeof value === "number") return formatNumber(value, counts.test(formula) ? 0 : decimalsOf(value, column));
  switch (type) {
    case "date":
      return formatDate(value, { locale, timeZone });
    case "datetime":
      return formatDateTime(value, { locale, timeZone });
    case "time":
      return formatTime(value, { locale, timeZone });
    default:
      return value;
  }
}

/** Sums of money have two decimals, whole ones none, as in the cells above. */
function decimalsOf(value: number, { numberFormat, cellFormat }: ColumnFooter["column"]): number | undefined {
  const isMoney = cellFormat === "money" && !Number.isInteger(value);
  return parseNumberFormat(numberFormat) ?? (cellFormat === "money" ? (isMoney ? 2 : 0) : undefined);
}
