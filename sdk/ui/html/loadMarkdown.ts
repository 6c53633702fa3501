/** Markdown as html that is still to be cleaned. */
export type MarkdownToHtml = (text: string) => string;

/** The one that reads Markdown, loaded when there is some. */
export async function loadMarkdown(): Promise<MarkdownToHtml> {
  const { default: MarkdownIt } = await import("markdown-it");
  const reader = new MarkdownIt({ html: false, linkify: true, breaks: true });
  // A page has one heading of the first rank, its own: those of a text begin below it.
  reader.core.ruler.push("lower_headings", ({ tokens }) => {
    for (const token of tokens) if (token.type.startsWith("heading_")) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`;
  });
  return (text) => reader.render(text);
}
