/** UTF-16 units that a cell of a workbook holds. */
const longest = 32_767;

/** Letters that xml has not, and halves of pairs. */
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text as a cell may hold it, and whether it had to be shortened for that. */
export function cellText(text: string): { readonly text: string; readonly isShortened: boolean } {
  const isShortened = text.length > longest;
  const kept = isShortened ? text.slice(0, longest) : text;
  return { text: kept.replace(impossible, ""), isShortened };
}
