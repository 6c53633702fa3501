import { formatNumber } from "#core/format/formatNumber.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { shortPlainText } from "./shortPlainText.ts";

const most = 10;

/** Stars, five or as many as `rating:10` says; copied and read out is the number. */
export const ratingFormat = defineCellFormat({
  id: "rating",
  format: (value, { column }) => {
    const rating = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
    if (!Number.isFinite(rating)) return { text: shortPlainText(value, column) };
    const stars = starsOf(column.cellFormat ?? "");
    const share = Math.min(Math.max(rating / stars, 0), 1);
    const text = formatNumber(rating, Number.isInteger(rating) ? 0 : 1);
    return { text, hint: `${text} / ${stars}`, shape: "stars", share, stars, colour: "warning", align: "left" };
  },
});

function starsOf(spec: string): number {
  const said = Number(spec.slice(spec.indexOf(":") + 1));
  return spec.includes(":") && Number.isInteger(said) && said > 0 ? Math.min(said, most) : 5;
}
