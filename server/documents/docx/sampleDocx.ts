import PizZip from "pizzip";

const types = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relations = (inner: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A document of Word with this body, in base64. */
export function sampleDocx(body: string, files: Readonly<Record<string, string>> = {}): string {
  const zip = new PizZip();
  const parts = {
    "[Content_Types].xml": types,
    "_rels/.rels": relations(`<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`),
    "word/document.xml": `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ...files,
  };
  for (const [name, text] of Object.entries(parts)) zip.file(name, text);
  return zip.generate({ type: "base64", compression: "DEFLATE" });
}

/** What refers to this address outside of the document, as that kind. */
export const relationTo = (kind: string, target: string): Readonly<Record<string, string>> =>
  ({ "word/_rels/document.xml.rels": relations(`<Relationship Id="rId2" Type="${office}/${kind}" Target="${target}" TargetMode="External"/>`) });
