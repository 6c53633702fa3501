/**
 * What a person reads of Markdown, on one line: for cells and searches. It is text, not markup, and html in it stays what it is
 * in Markdown of ours: letters.
 * @example textOfMarkdown("# Қўлланма\n\n- **биринчи** [қадам](/a)") // "Қўлланма биринчи қадам"
 */
export function textOfMarkdown(markdown: string): string {
  const lines = markdown.split(/\r\n?|\n/).filter((line) => !fence.test(line) && !rule.test(line));
  return lines.map(textOfLine).join(" ").replace(/\s+/g, " ").trim();
}

/** Lines that only mark: of code, between parts, under a table's head. */
const fence = /^ {0,3}(?:`{3,}|~{3,})[^`]{0,100}$/;
const rule = /^[ |:]{0,50}(?:[-*_=] {0,3}){3,200}[ |:*_=-]{0,500}$/;

function textOfLine(line: string): string {
  return line
    .replace(/^[\s>]{0,50}(?:#{1,6}\s|[-*+]\s(?:\[[ x]\]\s)?|\d{1,9}[.)]\s)?/i, "")
    .replace(/!?\[([^[\]]{0,500})\]\([^()\s]{0,2000}(?:\s"[^"]{0,500}")?\)/g, "$1")
    .replace(/(?<!\\)(\*{1,3}|~~|`{1,3}|(?<![\p{L}\d])_{1,3}(?=\S)|_{1,3}(?![\p{L}\d]))/gu, "")
    .replace(/\|/g, " ")
    .replace(/\\([\\`*_{}[\]()#+.!|~>-])/g, "$1");
}
