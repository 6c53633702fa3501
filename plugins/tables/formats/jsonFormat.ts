import { isBlockDocument, textOfBlocks } from "#core/blocks/textOfBlocks.ts";
import { shortJson } from "#core/json/shortJson.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { shortHint, shortText } from "./shortText.ts";

const longest = 300;
const longestHint = 2_000;

/** JSON on one line, more of it in the hint; a document of blocks as it reads. */
export const jsonFormat = defineCellFormat({
  id: "json",
  format: (value) => {
    if (isBlockDocument(value)) return { text: shortText(textOfBlocks(value)) };
    const [text, hint] = [shortText(shortJson(value, longest)), shortHint(shortJson(value, longestHint))];
    return text === hint ? { text } : { text, hint };
  },
});
