import { formatNumber, parseNumberFormat } from "#core/format/formatNumber.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";

/** 40 is 40%. */
export const percentFormat = defineCellFormat({
  id: "percent",
  format: (value, { column }) => ({
    text: `${formatNumber(value as number | string, parseNumberFormat(column.numberFormat))}%`,
    align: "right",
  }),
});
