import { formatTime } from "#core/format/formatDate.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";

/** HH:mm (spec §9). */
export const timeFormat = defineCellFormat({
  id: "time",
  format: (value, { locale, timeZone }) => ({ text: formatTime(String(value), { locale, timeZone }) }),
});
