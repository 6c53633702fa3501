/** Letters of a cell that is cut, for the eye, the clipboard and screen readers alike. */
export const longestText = 1_000;
/** Letters of a hint. */
const longestHint = longestText * 2;
/** Of a larger text the beginning is read: what follows would not be shown. */
export const readAtMost = 20_000;

/** On one line, without halves of letters, ended with an ellipsis where it is too long; however large it was. */
export function shortText(text: string, most = longestText): string {
  const line = text.slice(0, most * 2).replace(/\p{Surrogate}/gu, "\ufffd").replace(/\s*[\n\r\t]+\s*/g, " ");
  return line.length <= most && text.length <= most * 2 ? line : `${cut(line, most)}…`;
}

export const shortHint = (text: string): string => shortText(text, longestHint);

/** Not through the middle of a letter that takes two units. */
const cut = (text: string, end: number): string => text.slice(0, /[\ud800-\udbff]/.test(text[end - 1] ?? "") ? end - 1 : end);
