import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { glyphsOf } from "./glyphsOf.ts";

export interface PdfStream {
  /** What stands in its dictionary besides its length. */
  readonly entries?: string;
  readonly bytes: Buffer;
}

/** An object of a pdf: its text, or a stream. */
export type PdfObject = string | PdfStream;

/** A pdf of these objects, numbered from 1; the first is the catalogue. */
export function writePdf(objects: readonly PdfObject[], trailer = ""): number[] {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const places = objects.map((object, index) => {
    const place = parts.reduce((sum, { length }) => sum + length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), body(object), Buffer.from("\nendobj\n"));
    return place;
  });
  const end = parts.reduce((sum, { length }) => sum + length, 0);
  const lines = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  const tail = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${end}\n%%EOF\n`;
  return [...Buffer.concat([...parts, Buffer.from(head + lines.join("") + tail)])];
}

const body = (object: PdfObject): Buffer =>
  typeof object === "string"
    ? Buffer.from(object)
    : Buffer.concat([
        Buffer.from(`<< /Length ${object.bytes.length} ${object.entries ?? ""} >>\nstream\n`),
        object.bytes,
        Buffer.from("\nendstream"),
      ]);

export const stream = (text: string, entries = ""): PdfStream => ({ entries, bytes: Buffer.from(text) });

/** A document of A4 pages, one text on each, in a typeface that the file names but does not bring. */
export function latinPdf(texts: readonly string[], ballast = 0): number[] {
  const { length } = texts;
  const kids = texts.map((_, index) => `${4 + index} 0 R`).join(" ");
  const pages = texts.map((_, index) => {
    const contents = `${4 + length + index * 2} 0 R ${5 + length + index * 2} 0 R`;
    return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${contents}] /Resources << /Font << /F 3 0 R >> >> >>`;
  });
  const contents = texts.flatMap((text) => [
    stream(`BT /F 40 Tf 60 740 Td (${text}) Tj ET`),
    // A comment of the content: bytes that the page needs and nobody sees.
    stream(`%${Buffer.alloc(ballast, "x").toString()}\n`),
  ]);
  return writePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${texts.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages,
    ...contents,
  ]);
}

/** One page in a typeface that the file brings, as offices write them: glyphs by number, and what each of them means. */
export function embeddedPdf(text: string): number[] {
  const font = readFileSync(createRequire(import.meta.url).resolve("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf"));
  const glyphs = glyphsOf(font, text);
  const hex = (code: number): string => code.toString(16).padStart(4, "0");
  const shown = [...text].map((letter) => hex(glyphs.get(letter) ?? 0)).join("");
  const meanings = [...glyphs].map(([letter, glyph]) => `<${hex(glyph)}> <${hex(letter.codePointAt(0) ?? 0)}>`);
  const unicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange ${meanings.length} beginbfchar ${meanings.join(" ")} endbfchar endcmap end end`;
  return writePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    stream(`BT /F 18 Tf 40 740 Td <${shown}> Tj ET`),
    "<< /Type /Font /Subtype /Type0 /BaseFont /Sans /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 9 0 R >>",
    "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Sans /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 7 0 R /DW 600 /CIDToGIDMap /Identity >>",
    "<< /Type /FontDescriptor /FontName /Sans /Flags 4 /FontBBox [-500 -300 1300 1000] /ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 729 /StemV 80 /FontFile2 8 0 R >>",
    { entries: `/Length1 ${font.length}`, bytes: font },
    stream(unicode),
  ]);
}
