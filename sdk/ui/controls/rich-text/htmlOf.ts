import { isEmptyHtml } from "#core/html/textOfHtml.ts";
import { markupOf } from "../../html/sanitizedMarkup.ts";

/**
 * What Quill shows as html: as it stands in its document, where a space is a space, without what only its editing needs. Of
 * `getSemanticHTML` every space does not break, and the alignment of items is lost.
 */
export function htmlOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const mark of copy.querySelectorAll(".ql-ui")) mark.remove();
  for (const caret of copy.querySelectorAll(".ql-cursor")) caret.replaceWith(caret.textContent.replaceAll("\ufeff", ""));
  for (const code of copy.querySelectorAll(".ql-code-block-container")) code.replaceWith(preformatted(code));
  const html = markupOf(copy);
  return isEmptyHtml(html) ? "" : html;
}

function preformatted(code: Element): HTMLElement {
  const block = document.createElement("pre");
  // A line break right behind the tag is none to a parser.
  block.textContent = `\n${[...code.children].map((line) => line.textContent).join("\n")}`;
  return block;
}
