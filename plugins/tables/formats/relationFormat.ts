import { relationOf } from "#core/format/relationOf.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { plainText } from "./plainText.ts";
import { shortText } from "./shortText.ts";

/** The related record by its name, `relation:name`; with `relation:name,countries` it opens in that form. */
export const relationFormat = defineCellFormat({
  id: "relation",
  format: (value, { column, row }) => {
    const { field, form } = relationOf(column.cellFormat ?? "");
    const name = field === undefined ? undefined : row[`${column.dataField ?? ""}.${field}`];
    const text = shortText(plainText(name ?? value, column));
    // Whose name is not there is not for this reader.
    const isSeen = typeof name === "string" && name !== "" && (typeof value === "string" || typeof value === "number");
    return form !== undefined && isSeen ? { text, href: `forms/${encodeURIComponent(form)}/${encodeURIComponent(String(value))}?_target=modal` } : { text };
  },
});
