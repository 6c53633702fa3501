import { formatNumber, parseNumberFormat } from "#core/format/formatNumber.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";

/** ru-RU spacing, up to 4 decimals or as many as `numberFormat` says (spec §9). */
export const numberFormat = defineCellFormat({
  id: "number",
  format: (value, { column }) => ({
    text: formatNumber(value as number | string, parseNumberFormat(column.numberFormat)),
    align: "right",
  }),
});
