import { textOfMarkdown } from "#core/html/textOfMarkdown.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { shortPlainText } from "./shortPlainText.ts";
import { readAtMost, shortText } from "./shortText.ts";

/** What a person reads of Markdown, without its signs. */
export const markdownFormat = defineCellFormat({
  id: "markdown",
  format: (value, { column }) => ({ text: typeof value === "string" ? shortText(textOfMarkdown(value.slice(0, readAtMost))) : shortPlainText(value, column) }),
});
