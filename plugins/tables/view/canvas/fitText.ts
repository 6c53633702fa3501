/** Measures a text in the font that is set, as a canvas's context does. */
export interface TextMeasure {
  measureText(text: string): { readonly width: number };
}

/** The text, shortened with an ellipsis to what fits. */
export function fitText(ctx: TextMeasure, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text;
  let fitting = 1;
  let beyond = text.length;
  while (beyond - fitting > 1) {
    const middle = (fitting + beyond) >> 1;
    if (ctx.measureText(`${text.slice(0, middle)}…`).width <= width) fitting = middle;
    else beyond = middle;
  }
  return `${wholeLetters(text, fitting).trimEnd()}…`;
}

/** Without the first half of a letter that takes two units. */
function wholeLetters(text: string, end: number): string {
  const isCut = /[\ud800-\udbff]/.test(text[end - 1] ?? "");
  return text.slice(0, isCut ? end - 1 : end);
}
