import { formatNumber, moneyDecimals, parseNumberFormat } from "#core/format/formatNumber.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";

/** Whole sums show no decimals, others two; the currency stands in the column's title. */
export const moneyFormat = defineCellFormat({
  id: "money",
  format: (value, { column }) => {
    const sum = value as number | string;
    return { text: formatNumber(sum, parseNumberFormat(column.numberFormat) ?? moneyDecimals(sum)), align: "right" };
  },
});
