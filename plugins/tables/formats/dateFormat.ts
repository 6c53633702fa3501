import { formatDate } from "#core/format/formatDate.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";

/** DD.MM.YYYY (spec §9). */
export const dateFormat = defineCellFormat({
  id: "date",
  format: (value, { locale, timeZone }) => ({ text: formatDate(String(value), { locale, timeZone }) }),
});
