import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { fileLink } from "#core/links/index.ts";
import { filesOfCell } from "./filesOfCell.ts";
import { shortText } from "./shortText.ts";

/** A file by its picture or sign and its name, of several the first and how many more; opens the first. */
export const fileFormat = defineCellFormat({
  id: "file",
  format: (value, { row }) => {
    const found = filesOfCell(value, row);
    const [first] = found?.files ?? [];
    if (!found || !first) return { text: "" };
    const label = shortText(found.count > 1 ? `+${found.count - 1} ${found.name}` : found.name);
    return { text: shortText(found.text), shape: "files", files: [first], label, href: fileLink(first.id) };
  },
});
