import { textOfHtml } from "#core/html/textOfHtml.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { plainText } from "./plainText.ts";

/** What a person reads of rich text, without its tags. */
export const richTextFormat = defineCellFormat({
  id: "richtext",
  format: (value, { column }) => ({ text: typeof value === "string" ? textOfHtml(value) : plainText(value, column) }),
});
