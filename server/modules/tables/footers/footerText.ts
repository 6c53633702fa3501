import { formatDate, formatDateTime, formatTime } from "#core/format/formatDate.ts";
import { formatNumber, moneyDecimals, parseNumberFormat } from "#core/format/formatNumber.ts";
import type { FieldType } from "#core/fieldType.ts";
import type { Locale } from "#core/locale.ts";
import type { ColumnFooter } from "./columnFooters.ts";

const counts = /^\s*(count|valueCount)\s*\(/;

/**
 * What a footer shows for its value: numbers as its column's, but counts, which are whole; days and times as such. A text
 * of the formula's own is shown as it is.
 */
export function footerText(
  value: string | number, { formula, column }: ColumnFooter,
  { type, isNumber, locale, timeZone }: { type: FieldType; isNumber: boolean; locale: Locale; timeZone: string },
): string {
  if (isNumber) return formatNumber(value, counts.test(formula) ? 0 : decimalsOf(value, column));
  const text = String(value);
  switch (type) {
    case "date":
      return formatDate(text, { locale, timeZone });
    case "datetime":
      return formatDateTime(text, { locale, timeZone });
    case "time":
      return formatTime(text, { locale, timeZone });
    default:
      return text;
  }
}

function decimalsOf(value: string | number, { numberFormat, cellFormat }: ColumnFooter["column"]): number | undefined {
  return parseNumberFormat(numberFormat) ?? (cellFormat === "money" ? moneyDecimals(value) : undefined);
}
