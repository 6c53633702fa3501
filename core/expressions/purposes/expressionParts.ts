import { namedFormat } from "../../format/namedFormat.ts";
import { footerWord, readFooterWords } from "../footers/footerWords.ts";
import { isSafeColor } from "./isSafeColor.ts";
import { type Purpose, purposes } from "./purposes.ts";

/** An expression within a text, and where it begins there. */
export interface ExpressionPart {
  readonly source: string;
  readonly at: number;
}

/** A text of a footer up to a bar that is not written `\\|`, which stays as long as it was. */
const footerParts = /(?:\\\||[^|])+/g;

/**
 * What of a property's text is an expression: of a format or a colour that is a name nothing, of a footer each part between bars
 * that is no aggregate's name alone.
 * @example expressionParts("count | sum(amount)", "footer") // [{ source: " sum(amount)", at: 7 }]
 */
export function expressionParts(text: string, purpose: Purpose): ExpressionPart[] {
  if (text.trim() === "") return [];
  switch (purpose) {
    case "cellFormat":
      return namedFormat(text) === undefined ? [{ source: text, at: 0 }] : [];
    case "formatColor":
      return isSafeColor(text.trim()) && !purposes.formatColor.names.includes(text.trim()) ? [] : [{ source: text, at: 0 }];
    case "footer":
      return [...text.matchAll(footerParts)].map(({ 0: part, index }) => ({ source: readFooterWords(part), at: index }))
        .filter(({ source }) => source.trim() !== "" && footerWord(source.trim()) === undefined);
    default:
      return [{ source: text, at: 0 }];
  }
}
