import { formatNumber, parseNumberFormat } from "#core/format/formatNumber.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";

/** Whole sums show no decimals, others two; the currency stands in the column's title. */
export const moneyFormat = defineCellFormat({
  id: "money",
  format: (value, { column }) => {
    const decimals = parseNumberFormat(column.numberFormat) ?? (Number.isInteger(Number(value)) ? 0 : 2);
    return { text: formatNumber(value as number | string, decimals), align: "right" };
  },
});
