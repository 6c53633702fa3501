/** Elements that are closed by the next of their kind, and those that hold nothing: many of them are not deep. */
const shallow: ReadonlySet<string> = new Set(["p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot", "br", "hr", "img", "col"]);
const deepest = 200;

/**
 * Whether elements stand in one another so deep that nobody wrote it: parsers take the square of the time for it. Counted
 * roughly and without a parser, so that none has to.
 */
export function isDeepHtml(html: string): boolean {
  let depth = 0;
  for (const [, close, name = ""] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (shallow.has(name.toLowerCase())) continue;
    depth = close ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) return true;
  }
  return false;
}
