import { isSafeHref } from "#core/expressions/purposes/isSafeHref.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { shortPlainText } from "./shortPlainText.ts";
import { shortText } from "./shortText.ts";

const longestAddress = 2_000;

/** An address that is kept as text, an e-mail or a telephone: leads there. What is none of them, or might run something, is text. */
export const linkFormat = defineCellFormat({
  id: "link",
  format: (value, { column }) => {
    const written = typeof value === "string" && value.length <= longestAddress ? value.trim() : "";
    const href = addressOf(written);
    const text = href === undefined ? shortPlainText(value, column) : shortText(written.replace(/^https:\/\/|^mailto:|^tel:/i, ""));
    return href !== undefined && isSafeHref(href) ? { text, href } : { text };
  },
});

function addressOf(text: string): string | undefined {
  if (/^(?:https:\/\/|mailto:|tel:|\/[^/])/i.test(text)) return text;
  if (/^www\.[^\s/]+\.[^\s/]+/i.test(text)) return `https://${text}`;
  if (/^[^\s@:/\\?#]{1,64}@[^\s@:/\\?#]{1,255}$/.test(text)) return `mailto:${encodeURI(text.replace(/\p{Surrogate}/gu, "\ufffd"))}`;
  return /^\+\d[\d\s()-]{6,20}$/.test(text) ? `tel:${text.replace(/[^+\d]/g, "")}` : undefined;
}
