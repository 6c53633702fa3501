import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { fileLink } from "#core/links/index.ts";
import { filesOfCell } from "./filesOfCell.ts";
import { shortText } from "./shortText.ts";

/** Small pictures, and how many more there are; opens the first. */
export const imageFormat = defineCellFormat({
  id: "image",
  format: (value, { row }) => {
    const found = filesOfCell(value, row);
    const [first] = found?.files ?? [];
    if (!found || !first) return { text: "" };
    const more = found.count - found.files.length;
    return { text: shortText(found.text), shape: "files", files: found.files, ...(more > 0 && { label: `+${more}` }), href: fileLink(first.id) };
  },
});
