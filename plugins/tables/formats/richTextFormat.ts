import { textOfHtml } from "#core/html/textOfHtml.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { shortPlainText } from "./shortPlainText.ts";
import { readAtMost, shortText } from "./shortText.ts";

/** What a person reads of rich text, without its tags. */
export const richTextFormat = defineCellFormat({
  id: "richtext",
  format: (value, { column }) => ({ text: typeof value === "string" ? shortText(textOfHtml(beginning(value))) : shortPlainText(value, column) }),
});

/** A picture that stands in the text may be most of it; a tag that is cut is none. */
const beginning = (html: string): string =>
  html.length <= readAtMost ? html : html.replace(/="data:[^"]*"/g, "").slice(0, readAtMost).replace(/<[^<>]*$/, "");
