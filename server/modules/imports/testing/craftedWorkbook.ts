import PizZip from "pizzip";

interface Written {
  /** What stands within `sheetData`. */
  readonly rows: string;
  /** The same of each sheet, where they have rows of their own. */
  readonly sheets?: readonly string[];
  /** What stands before it. */
  readonly before?: string;
  readonly strings?: readonly string[];
  readonly is1904?: boolean;
  /** Formats by the style that a cell names, from 1 on: a number of the standard's, or its text. */
  readonly formats?: readonly (number | string)[];
  readonly names?: readonly string[];
  /** Its parts are named as Windows names files. */
  readonly isOfWindows?: true;
}

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

/** A workbook of exactly this xml. */
export function craftedWorkbook({ rows, sheets = [rows], before = "", strings = [], is1904 = false, formats = [], names = ["Лист1"], isOfWindows }: Written): Uint8Array {
  const formatIds = formats.map((format, index) => (typeof format === "number" ? format : 164 + index));
  const parts: Readonly<Record<string, string>> = {
    "_rels/.rels": `<Relationships>${relation(1, "officeDocument", "xl/workbook.xml")}</Relationships>`,
    // As Excel does: the sheet stands before the strings.
    ...Object.fromEntries(sheets.map((own, index) => [`xl/worksheets/sheet${index + 1}.xml`, `<?xml version="1.0"?><worksheet>${before}<sheetData>${own}</sheetData></worksheet>`])),
    "xl/workbook.xml": `<workbook xmlns:r="r"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join("")}</sheets><extLst><ext><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${names.map((_, index) => relation(index + 1, "worksheet", `/xl/worksheets/sheet${Math.min(index + 1, sheets.length)}.xml`)).join("")}${relation(90, "sharedStrings", "sharedStrings.xml")}${relation(91, "styles", "styles.xml")}</Relationships>`,
    "xl/sharedStrings.xml": `<sst>${strings.map((text) => `<si>${text}</si>`).join("")}</sst>`,
    "xl/styles.xml": `<styleSheet><numFmts>${formats.map((format, index) => (typeof format === "string" ? `<numFmt numFmtId="${164 + index}" formatCode="${format}"/>` : "")).join("")}</numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formatIds.map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs></styleSheet>`,
  };
  const zip = new PizZip();
  for (const [name, text] of Object.entries(parts)) zip.file(isOfWindows ? name.replaceAll("/", "\\") : name, text);
  return zip.generate({ type: "uint8array", compression: "DEFLATE" });
}
