import PizZip from "pizzip";
import { describe, expect, it } from "vitest";
import { createLibrary } from "#core/expressions/index.ts";
import type { DocumentFailed } from "#core/documents/DocumentFault.ts";
import type { DocumentData } from "#core/documents/DocumentValues.ts";
import { fillDocx } from "./fillDocx.ts";
import { readDocx } from "./readDocx.ts";
import { readZip } from "./readZip.ts";
import { paragraph, relationTo, sampleDocx } from "./sampleDocx.ts";

const others = { user: { fullName: "Али" }, locale: "uz", today: "2026-11-27", number: "5", params: {} };
const record = (values: Record<string, unknown>, shown: Record<string, string> = {}): DocumentData => ({ row: { values, shown }, others });
const fill = (body: string, data: DocumentData): string => {
  const file = fillDocx(sampleDocx(body), data, createLibrary({ locale: "uz", timeZone: "Asia/Tashkent" }));
  return new PizZip(file).file("word/document.xml")?.asText() ?? "";
};
const textOf = (xml: string): string => xml.replace(/<\/w:p>/g, "\n").replace(/<[^>]*>/g, "");
const faults = (template: string) => readDocx(template, "record").faults.map(({ code, name }) => [code, name]);

describe("templates of Word", () => {
  it("DT11 tags, loops and conditions are filled with restricted expressions, values as text", () => {
    const data = record({ name: "Қўқон <b>&\u0007", day: "2026-11-27", lines: [{ n: 1, parts: ["а"] }, { n: 2, parts: [] }] }, { day: "27.11.2026" });
    const body = paragraph("{{row.name}} {{ row.day }} {{row.lines.length * 2}} № {{number}}")
      + paragraph("{{#line of row.lines}}") + paragraph("{{line.n + 1}}: {{row.name.length}}{{#line.parts}} бор{{/}}{{^line.parts}} йўқ{{/}}") + paragraph("{{/}}")
      + paragraph("{{#row.name == ‘Қўқон’}}а{{/}}{{#row.lines.length &gt; 1}}кўп{{/}}");
    expect(textOf(fill(body, data)).trim().split("\n")).toEqual(["Қўқон &lt;b&gt;&amp; 27.11.2026 4 № 5", "2: 11 бор", "3: 11 йўқ", "кўп"]);
  });

  it("DT11 a row of a table stands for each record, whose fields are written as the product shows them", () => {
    const rows = [1, 2].map((n) => ({ values: { n, day: "2026-01-01" }, shown: { day: "01.01.2026" } }));
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;
    const xml = fill(`<w:tbl><w:tr>${cell("{{#item of rows}}{{item.n}}")}${cell("{{item.day}}{{/}}")}</w:tr></w:tbl>`, { rows, others });
    expect(textOf(xml).trim().split("\n")).toEqual(["1", "01.01.2026", "2", "01.01.2026"]);
    expect(xml.match(/<w:tr>/g)).toHaveLength(2);
  });

  it("DT12 what is wrong is told with its tag, and the fields that are read are found", () => {
    const read = readDocx(sampleDocx(paragraph("{{row.a}}{{#line of row.lines}}{{line.price}}{{/}}{{today}}")), "record");
    expect([read.faults, [...read.paths.keys()]]).toEqual([[], ["a", "lines", "lines.price"]]);
    expect(faults(sampleDocx(paragraph("{{row.a")))[0]?.[0]).toBe("notClosed");
    expect(faults(sampleDocx(paragraph("{{#row.a}}а")))[0]?.[0]).toBe("notClosed");
    expect(faults(sampleDocx(paragraph("{{row.a +}} {{nothing}}")))).toEqual([["badExpression", "row.a +"], ["badExpression", "nothing"]]);
    expect(faults(sampleDocx(paragraph("{{@row.a}}")))).toContainEqual(["notAllowed", "{{row.a}}"]);
    expect(() => fill(paragraph("{{row.city.name}}"), record({ city: null }))).toThrow(expect.objectContaining({ fault: expect.objectContaining({ code: "failed", name: "row.city.name" }) }) as Error);
  });

  it("DT13 an archive is inflated within its limits, whatever it says of itself", () => {
    const bomb = new PizZip();
    for (let index = 0; index < 5; index += 1) bomb.file(`a${index}.xml`, "0".repeat(4 * 1024 * 1024));
    const bytes = Buffer.from(bomb.generate({ type: "uint8array", compression: "DEFLATE" }));
    expect(bytes.length).toBeLessThan(50_000);
    const small = bytes.indexOf(Buffer.from("PK\u0001\u0002", "latin1"));
    for (let at = small; at > 0; at = bytes.indexOf(Buffer.from("PK\u0001\u0002", "latin1"), at + 4)) bytes.writeUInt32LE(10, at + 24);
    expect(() => readZip(bytes)).toThrow(/more than 16777216 bytes/);
    const many = new PizZip();
    for (let index = 0; index < 1_001; index += 1) many.file(`a${index}`, "");
    expect(() => readZip(Buffer.from(many.generate({ type: "uint8array" })))).toThrow(/entries/);
    for (const none of ["", "PK", "PK\u0005\u0006".padEnd(22, "\u0000"), "а".repeat(100)]) expect(faults(Buffer.from(none, "latin1").toString("base64"))).toEqual([["badFile", "docx"]]);
    const broken = Buffer.from(sampleDocx(paragraph("а")), "base64");
    for (let at = 0; at < broken.length; at += 7) {
      const changed = Buffer.from(broken);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(() => readDocx(changed.toString("base64"), "record")).not.toThrow();
    }
  });

  it("DT14 what would be fetched or run is refused, a link stays", () => {
    const body = paragraph("а");
    expect(faults(sampleDocx(body, relationTo("image", "http://a.example/a.png")))).toEqual([["notAllowed", "http://a.example/a.png"]]);
    expect(faults(sampleDocx(body, relationTo("attachedTemplate", "file:///c:/a.dotm")))).toEqual([["notAllowed", "file:///c:/a.dotm"]]);
    expect(faults(sampleDocx(body, { "word/vbaProject.bin": "а" }))).toEqual([["notAllowed", "word/vbaProject.bin"]]);
    expect(faults(sampleDocx(body, relationTo("hyperlink", "https://a.example")))).toEqual([]);
    expect(() => fillDocx(sampleDocx(body, relationTo("image", "http://a.example/a.png")), record({}), createLibrary())).toThrow(expect.objectContaining<Partial<DocumentFailed>>({ name: "DocumentFailed" }) as Error);
  });

  it("DT35 a template with more tags or elements than anybody writes, or loops too deep in one another, is refused before anything reads it", () => {
    const begun = performance.now();
    expect(faults(sampleDocx(paragraph("{{#row.a}}").repeat(20_000) + paragraph("{{/}}").repeat(20_000)))).toEqual([["tooDeep", "{{#row.a}}"]]);
    for (const body of [paragraph("{{row.a}}").repeat(2_001), "<w:p/>".repeat(150_001)]) expect(faults(sampleDocx(body))[0]?.[0]).toBe("tooLarge");
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(faults(sampleDocx(paragraph("{{#row.a}}").repeat(20) + paragraph("{{/}}").repeat(20)))).toEqual([]);
  });

  it("DT36 what would be fetched or run is refused in whatever form it is written, a file of macros too", () => {
    const relations = (inner: string, name = "word/_rels/document.xml.rels") => ({ [name]: `<Relationships>${inner}</Relationships>` });
    const external = 'Type="a/image" Target="http://a.example/" TargetMode="External"/>';
    const hidden = [
      relations(`<Relationship Id="a" ${external.replace("Ext", "&#69;xt")}`), relations(`<r:Relationship ${external}`), relations(`<Relationship Id="/hyperlink'" ${external}`), relations(`<Relationship Id="a>" ${external}`),
      relations(`<Relationship ${external}`, "word/_rels/settings.xml.RELS"), relations(`<!-- <Relationship a=" --><Relationship ${external}<a b=""/>`), relations('<Relationship Type="a/aFChunk" Target="a.html"/>'),
      { "word/_rels/settings.xml.rels": `<?xml version="1.0" encoding="UTF-7"?><Relationships/>` }, { "word/settings.xml": "\ufeff<\u0000w" }, { "word/settings.xml": '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
      { "[Content_Types].xml": '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>' },
    ];
    for (const files of hidden) expect([files, faults(sampleDocx(paragraph("а"), files))[0]?.[0]]).toEqual([files, "notAllowed"]);
    const torn = '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> DDE</w:instrText></w:r><w:r><w:instrText>AUTO c:\\cmd</w:instrText></w:r>';
    for (const field of ['<w:fldSimple w:instr=" INCLUDEPICTURE http://a.example/a.png "/>', torn]) expect(faults(sampleDocx(`<w:p>${field}</w:p>`))[0]?.[0]).toBe("notAllowed");
    expect(faults(sampleDocx('<w:p><w:fldSimple w:instr=" PAGE "/></w:p>'))).toEqual([]);
  });
});
