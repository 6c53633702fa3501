import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { plainText } from "./plainText.ts";

/** The name of a listed value, else the value as text. */
export const textFormat = defineCellFormat({
  id: "text",
  format: (value, { column }) => ({ text: plainText(value, column) }),
});
