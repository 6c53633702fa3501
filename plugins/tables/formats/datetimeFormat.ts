import { formatDateTime } from "#core/format/formatDate.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";

/** DD.MM.YYYY HH:mm in the project's time zone (spec §9, D55). */
export const datetimeFormat = defineCellFormat({
  id: "datetime",
  format: (value, { locale, timeZone }) => ({ text: formatDateTime(String(value), { locale, timeZone }) }),
});
