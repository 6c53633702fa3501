import { fileURLToPath } from "node:url";
import toPdfmake from "html-to-pdfmake";
import pdfmake from "pdfmake";
import { parseMarkup, type MarkupNode } from "#core/documents/parseMarkup.ts";
import { markupWindow } from "./MarkupDom.ts";

export interface PdfPage {
  readonly title: string;
  readonly size: "A3" | "A4" | "A5" | "LETTER";
  readonly orientation: "portrait" | "landscape";
  /** Millimetres. */
  readonly margins: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  readonly hasNumbers: boolean;
}

/** Points of a millimetre. */
const points = 72 / 25.4;
const fontSize = 11;
const lineWidth = 0.5;
const lineColour = "#999999";
/** Of a number at the foot. */
const smallSize = 8;

function useFonts(fonts: URL): void {
  const file = (name: string): string => fileURLToPath(new URL(`${name}.ttf`, fonts));
  const files = { normal: file("inter-regular"), bold: file("inter-bold"), italics: file("inter-italic"), bolditalics: file("inter-bold-italic") };
  pdfmake.addFonts({ Inter: files });
  pdfmake.addTableLayouts({ lines: { hLineWidth: () => lineWidth, vLineWidth: () => lineWidth, hLineColor: () => lineColour, vLineColor: () => lineColour } });
  // Nothing is fetched, and of this machine's files only the fonts are read.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(files).includes(path));
}

/** Cleaned html as a PDF: text that can be searched, tables over pages with their heads, numbers of pages. */
export async function writePdf(html: string, { title, size, orientation, margins, hasNumbers }: PdfPage, fonts: URL): Promise<Buffer> {
  useFonts(fonts);
  const { nodes } = parseMarkup(html, { isFilled: true });
  const [header, footer] = ["header", "footer"].map((name) => nodes.find((node) => node.kind === "element" && node.name === name));
  const { top, right, bottom, left } = margins;
  const sides = { left: left * points, right: right * points };
  const beside = (node: MarkupNode | undefined, from: number): object[] =>
    node ? [{ margin: [sides.left, from, sides.right, 0], stack: converted(textOf(html, node)) }] : [];
  const definition = {
    info: { title },
    pageSize: size,
    pageOrientation: orientation,
    pageMargins: [sides.left, top * points, sides.right, bottom * points],
    defaultStyle: { font: "Inter", fontSize, lineHeight: 1.2 },
    content: converted(without(html, [header, footer])),
    ...(header && { header: () => beside(header, smallSize) }),
    footer: (page: number, count: number) => [
      ...beside(footer, smallSize),
      ...(hasNumbers && count > 1 ? [{ text: `${page} / ${count}`, alignment: "center", fontSize: smallSize, margin: [0, footer ? 2 : smallSize, 0, 0] }] : []),
    ],
  };
  return await pdfmake.createPdf(definition).getBuffer();
}

const headings = Object.fromEntries([20, 17, 14, 12, 11, 11].map((size, index) => [`h${index + 1}`, { fontSize: size, bold: true, margin: [0, 6, 0, 4] }]));

const converted = (html: string): unknown[] => {
  const made: unknown = toPdfmake(html, {
    window: markupWindow, removeExtraBlanks: true, tableAutoSize: true, defaultStyles: { ...headings, p: { margin: [0, 3, 0, 5] }, a: { color: "#1d4ed8", decoration: "underline" } },
  });
  return Array.isArray(made) ? made : [made];
};

/** What stands in an element at the top, by its place in the text. */
function textOf(html: string, node: MarkupNode): string {
  return html.slice(html.indexOf(">", node.at) + 1, endOf(html, node) - `</${node.kind === "element" ? node.name : ""}>`.length);
}

const endOf = (html: string, node: MarkupNode): number => {
  const tag = `</${node.kind === "element" ? node.name : ""}>`;
  const at = html.indexOf(tag, node.at);
  return at < 0 ? html.length : at + tag.length;
};

const without = (html: string, nodes: readonly (MarkupNode | undefined)[]): string =>
  nodes.flatMap((node) => node ?? []).sort((one, other) => other.at - one.at).reduce((left, node) => left.slice(0, node.at) + left.slice(endOf(left, node)), html);
