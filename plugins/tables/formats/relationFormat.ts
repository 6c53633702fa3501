import { relationOf } from "#core/format/relationOf.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { shortPlainText } from "./shortPlainText.ts";

/** The related record by its name, `relation:name`; with `relation:name,countries` it opens in that form. */
export const relationFormat = defineCellFormat({
  id: "relation",
  format: (value, { column, row }) => {
    const { field, form } = relationOf(column.cellFormat ?? "");
    const related = (of: string): unknown => row[`${column.dataField ?? ""}.${of}`];
    const name = field === undefined ? undefined : related(field);
    const id = related("id");
    const text = shortPlainText(name ?? value, column);
    // Whose name is not there is not for this reader.
    const isSeen = name !== null && name !== undefined && typeof id === "string";
    return form !== undefined && isSeen ? { text, href: `forms/${form}/${encodeURIComponent(id)}?_target=modal` } : { text };
  },
});
