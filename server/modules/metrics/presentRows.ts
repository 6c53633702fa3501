import type { Static } from "typebox";
import type { MetricRows } from "#contract/metric.ts";
import type { Locale } from "#core/locale.ts";
import { presentValue } from "../../access/presentValue.ts";
import { optionName, type Metric, type Translate } from "../config/index.ts";
import type { Selected } from "./selectFigures.ts";

/** In whose words an answer is. */
export interface MetricWords {
  readonly metric: Pick<Metric, "title" | "rowLimit">;
  readonly locale: Locale;
  readonly translate: Translate;
}

/** Rows as tables have them, without ids. */
export function presentRows(
  { rows, columns }: Selected, { metric, locale, translate }: MetricWords,
): Pick<Static<typeof MetricRows>, "columns" | "rows" | "isCut"> {
  return {
    columns: columns.map(({ field }) => ({
      name: field.name, title: translate(field.field.title ?? field.name), type: field.type,
      ...(field.field.options && { options: field.field.options.map((option) => ({ id: option.id, name: optionName(option, locale, translate) })) }),
    })),
    rows: rows.slice(0, metric.rowLimit).map((row) => Object.fromEntries(columns.map(({ key, field }) => [field.name, presentValue(field.type, row[key])]))),
    isCut: rows.length > metric.rowLimit,
  };
}
