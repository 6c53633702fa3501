import { componentOfFormat } from "#core/format/cellFormatNames.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { shownColumn } from "./shownColumn.ts";
import { shortPlainText } from "./shortPlainText.ts";
import { withoutFiles } from "./withoutFiles.ts";

/**
 * A component of the project, `component:StarRating`: it gets what an expression of a cell sees. Copied, printed and read in
 * its place is the value as plain text.
 */
export const componentFormat = defineCellFormat({
  id: "component",
  showsEmpty: true,
  format: (value, { column, row, locale }) => {
    const text = value === null || value === undefined || value === "" ? "" : shortPlainText(value, column);
    const name = componentOfFormat(column.cellFormat);
    if (name === undefined) return { text };
    return { text, shape: "component", component: { name, props: { value: value ?? null, row: withoutFiles(row), column: shownColumn(column), locale } } };
  },
});
