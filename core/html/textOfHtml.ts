/** Comments, what is no text although it stands between tags, and tags; an attribute may hold a bracket. */
const unseen = /<!--[^]*?(?:-->|$)|<(script|style|template|title)\b[^]*?(?:<\/\1\s*>|$)/gi;
const tag = /<\/?([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const inline = new Set(["a", "abbr", "b", "code", "del", "em", "i", "ins", "kbd", "mark", "q", "s", "small", "span", "strong", "sub", "sup", "time", "u"]);
const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/**
 * What a person reads of html, on one line: for cells, searches and questions of emptiness. It is text, not markup: whoever
 * puts it into a page writes it as text.
 * @example textOfHtml("<p>Салом, <b>дунё</b></p><p>&amp; бошқалар</p>") // "Салом, дунё & бошқалар"
 */
export function textOfHtml(html: string): string {
  const text = html.replace(unseen, " ").replace(tag, (_, name: string) => (inline.has(name.toLowerCase()) ? "" : " "));
  // Entities at the end: what they stand for is text, whatever it looks like.
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decode).replace(/[\s\u200b\ufeff]+/g, " ").trim();
}

function decode(whole: string, name: string): string {
  if (!name.startsWith("#")) return named[name.toLowerCase()] ?? whole;
  const code = name[1]?.toLowerCase() === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isLetter ? String.fromCodePoint(code) : "";
}

const shown = /<(?:img|hr)\b/i;

/** An editor that was emptied leaves tags behind (`<p><br></p>`); a picture is something without any text. */
export const isEmptyHtml = (html: string): boolean => !shown.test(html) && textOfHtml(html) === "";
