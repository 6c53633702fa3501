import { textOfMarkdown } from "#core/html/textOfMarkdown.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { plainText } from "./plainText.ts";
import { readAtMost, shortText } from "./shortText.ts";

/** What a person reads of Markdown, without its signs. */
export const markdownFormat = defineCellFormat({
  id: "markdown",
  format: (value, { column }) => ({ text: shortText(typeof value === "string" ? textOfMarkdown(value.slice(0, readAtMost)) : plainText(value, column)) }),
});
