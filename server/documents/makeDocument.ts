import { createLibrary } from "#core/expressions/index.ts";
import { DocumentFailed } from "#core/documents/DocumentFault.ts";
import { fillDocument } from "#core/documents/fillDocument.ts";
import { readTemplate } from "#core/documents/readTemplate.ts";
import { cleanDocument } from "./cleanDocument.ts";
import type { DocumentOrder } from "./DocumentOrder.ts";
import { fillDocx } from "./docx/fillDocx.ts";
import { qrPicture } from "./qrPicture.ts";

/**
 * The file of an order.
 * @param fonts folder with Inter's files, as the build puts them together
 * @throws DocumentFailed
 */
export async function makeDocument(order: DocumentOrder, fonts: URL): Promise<Buffer> {
  const { format, template, locale, timeZone, documents, page } = order;
  if (format === "docx") {
    const [only] = documents;
    if (only === undefined || documents.length > 1) throw new DocumentFailed({ code: "tooLarge", name: String(documents.length) });
    return fillDocx(template, only, createLibrary({ locale, timeZone }));
  }
  const html = htmlOf(order);
  if (format === "html") return Buffer.from(wholePage(html, page, locale));
  // The writer of pdf is large, and pages that are looked at need none.
  return await (await import("./pdf/writePdf.ts")).writePdf(html, page, fonts);
}

function htmlOf({ template, source, documents, locale, timeZone, translations, pictures }: DocumentOrder): string {
  const read = readTemplate(template, source);
  const [fault] = read.faults;
  if (fault) throw new DocumentFailed(fault);
  const environment = {
    library: createLibrary({ locale, timeZone }), cleanHtml: cleanDocument, qr: qrPicture,
    translate: (text: string) => translations[text] ?? text,
    picture: (id: string) => pictures[id],
  };
  const filled = documents.map((data) => cleanDocument(fillDocument(read, data, environment)));
  return filled.map((html, index) => (index === 0 ? html : `<div style="break-before: page">${html}</div>`)).join("");
}

const style = [
  "body { font: 11pt/1.4 Inter, system-ui, sans-serif; color: #111; background: #fff; margin: 0 auto; overflow-wrap: anywhere }",
  "table { border-collapse: collapse } td, th { padding: 2pt 4pt; vertical-align: top } thead { display: table-header-group } tr { break-inside: avoid } img { max-width: 100% }",
  "table:not([style*='border: none']) td, table:not([style*='border: none']) th { border: 1px solid #999 } th { background: #eee }",
].join("\n");

/** A page of its own, to be shown and printed where nothing of it runs. */
const wholePage = (html: string, { title, size, orientation, margins }: DocumentOrder["page"], locale: string): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${title.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)}</title>
<style>
${style}
@page { size: ${size === "LETTER" ? "letter" : size} ${orientation}; margin: ${[margins.top, margins.right, margins.bottom, margins.left].map((side) => `${side}mm`).join(" ")} }
@media screen { body { max-width: 190mm; padding: 12mm } }
</style></head><body>${html}</body></html>
`;
