import { describe, expect, it } from "vitest";
import { createLibrary } from "../expressions/index.ts";
import { documentStyle, documentValue } from "./documentHtml.ts";
import type { DocumentFailed } from "./DocumentFault.ts";
import type { DocumentRow } from "./DocumentValues.ts";
import type { DocumentSource } from "./documentNames.ts";
import { fillDocument, type DocumentEnvironment } from "./fillDocument.ts";
import { readTemplate } from "./readTemplate.ts";

const environment: DocumentEnvironment = {
  library: createLibrary({ locale: "uz", timeZone: "Asia/Tashkent" }),
  translate: (text) => ({ "Жавоб хати": "Ответ & письмо" })[text] ?? text,
  cleanHtml: (html) => html.replace(/<script[^]*/, ""),
  picture: (id) => (id === "photo" ? "data:image/png;base64,AAAA" : undefined),
  qr: (text) => `data:image/png;base64,${btoa(text)}`,
};
const plain = (values: Record<string, unknown>, shown: Record<string, string> = {}): DocumentRow => ({ values, shown });
const others = { user: { fullName: "Али" }, locale: "uz", today: "2026-11-27", number: null, params: {} };

function fill(html: string, row: DocumentRow, more: Partial<DocumentEnvironment> = {}): string {
  const template = readTemplate(html, "record");
  expect(template.faults).toEqual([]);
  return fillDocument(template, { row, others }, { ...environment, ...more });
}
const fillRows = (html: string, rows: readonly DocumentRow[]): string => fillDocument(readTemplate(html, "selection"), { rows, others }, environment);
const faults = (html: string, source: DocumentSource = "record") => readTemplate(html, source).faults.map(({ code, name, line, column }) => [code, name, line, column]);
function fault(html: string, row: DocumentRow) {
  try {
    return fill(html, row);
  } catch (error) {
    return (error as DocumentFailed).fault;
  }
}

describe("templates of documents", () => {
  it("DT1 an expression is text, a path alone is what the product shows, and no value is markup", () => {
    const row = plain({ name: "<img src=x onerror=a()>", day: "2026-11-27", amount: 12.5, tags: ["а", "б"], city: { name: "Нукус" } }, { day: "27.11.2026" });
    expect(fill('<p title="{{ row.name }}">{{ row.day }} {{ row.day + "!" }} {{ row.amount * 2 }} {{ row.tags }} {{ row.city.name }}{{ row.none }}</p>', row))
      .toBe('<p title="&#60;img src&#61;x onerror&#61;a()&#62;">27.11.2026 2026-11-27! 25 а, б Нукус</p>');
    expect(fill("<p>{{ row.name }} {{ '{{' }}</p>", row)).toBe("<p>&#60;img src&#61;x onerror&#61;a()&#62; {{</p>");
    expect(fill("<p>{{ row.amount &lt; 20 && row.amount > 1 ? 'оз' : 'кўп' }}</p>", row)).toBe("<p>оз</p>");
  });

  it("DT2 loops and conditions, one in another, over records and over what a record holds", () => {
    const rows = [plain({ name: "А", lines: [{ n: 1 }, { n: 2 }], day: "x" }, { day: "Якшанба" }), plain({ name: "Б", lines: [] }), plain({ name: "В", lines: null })];
    expect(fillRows('<ul><li data-each="one of rows" data-if="one.name !== \'Б\'">{{ one.name }} {{ one.day }}<i data-each="line of one.lines">{{ line.n + 1 }}</i></li></ul>', rows))
      .toBe("<ul><li>А Якшанба<i>2</i><i>3</i></li><li>В </li></ul>");
    expect(fillRows("<b>{{ rows.length }}</b>", rows)).toBe("<b>3</b>");
    // The names of a loop end with it, and hide what is called alike outside.
    expect(faults('<i data-each="one of row.lines">{{ one.n }}</i>{{ one.n }}')).toEqual([["badExpression", "one.n", 1, 51]]);
    for (const source of ["alert(1)", "row.constructor", "(() => 1)()", "globalThis", "row.list.map((x) => x)"]) expect(faults(`{{ ${source} }}`).length, source).toBe(1);
  });

  it("DT3 what is wrong is told with its place before anything is filled", () => {
    expect(faults("<p>\n  <b>а</p>")).toEqual([["notClosed", "b", 2, 3]]);
    expect(faults("</div><br></br>\n<p")).toEqual([["notOpened", "div", 1, 1], ["badTag", "<p", 2, 1]]);
    expect(faults("<p>\n {{ row.a + }}\n</p>")).toEqual([["badExpression", "row.a +", 2, expect.any(Number)]]);
    expect(faults("<p>{{ rows.length }}</p>")).toEqual([["badExpression", "rows.length", 1, 7]]);
    expect(faults('<script>a</script>\n<p onclick="a()" style="position: fixed; color: red">а</p><iframe src="x"></iframe>').map(([code, name]) => [code, name])).toEqual([
      ["notAllowed", "<script>"], ["notAllowed", "onclick"], ["notAllowed", "style: position"], ["notAllowed", "<iframe>"],
    ]);
    expect(faults('<p data-each="row.lines">а</p>')).toEqual([["badLoop", "row.lines", 1, 4]]);
    expect(faults(`${"<div>".repeat(150)}${"</div>".repeat(150)}`)[0]?.[0]).toBe("tooDeep");
    expect(faults("<p>а</p><!-- <b> --><hr><img alt='б'>")).toEqual([]);
  });

  it("DT4 what fails over the values of a record is told with its place", () => {
    expect(fault("<p>\n{{ row.city.name }}</p>", plain({ city: null }))).toMatchObject({ code: "failed", name: "row.city.name", line: 2 });
    expect(fault("<p>{{ row.city }}</p>", plain({ city: { name: "а" } }))).toMatchObject({ code: "failed", name: "row.city" });
    expect(fault('<p data-each="a of row.city">а</p>', plain({ city: "Нукус" }))).toMatchObject({ code: "notList", name: "row.city", line: 1 });
  });

  it("DT5 nothing is fetched: neither what a template names nor what a value does", () => {
    const asked = ["http://169.254.169.254/a", "file:///etc/passwd", "/api/files/1", "//a.example/b.png", "javascript:a()", "data:text/html,a"];
    expect(asked.map((address) => documentValue("src", address))).toEqual(asked.map(() => undefined));
    expect(documentValue("src", "data:image/png;base64,AAAA")).toBe("data:image/png;base64,AAAA");
    expect(documentStyle("background: url(http://a.example); background-color: url(x); color: red; width: expression(1); font-size: 12pt; margin: 1mm auto"))
      .toEqual({ kept: "color: red; font-size: 12pt; margin: 1mm auto", refused: ["background", "background-color", "width"] });
    const pictures = fill('<img data-picture="row.photo"><img data-picture="row.none"><img data-qr="{{ row.name }}">', plain({ photo: ["photo"], name: "A&1", none: null }));
    expect(pictures).toBe(`<img src="data:image/png;base64,AAAA"><img><img src="data:image/png;base64,${btoa("A&1")}">`);
  });

  it("DT6 letters that no document can hold are left out", () => {
    expect(fill("<p>{{ row.a }}|{{ row.b }}</p>", plain({ a: "бир\u0000\u0007\u001b икки\tуч\n", b: "х" }, { b: "у\ud800ч\uffff\u{1F600}" }))).toBe("<p>бир икки\tуч\n|уч\u{1F600}</p>");
  });

  it("DT7 loops in loops end", () => {
    const many = Array.from({ length: 1_000 }, (_, index) => index);
    expect(fault('<i data-each="a of row.many"><b data-each="b of row.many"><u data-each="c of row.many">{{ c }}</u></b></i>', plain({ many }))).toMatchObject({ code: "tooLarge" });
  });

  it("DT8 a text is said in the document's language, its blanks and values left as they are", () => {
    const html = "<h2 data-t> Жавоб хати </h2><p data-t>Номаълум {{ row.a }}</p>";
    expect(fill(html, plain({ a: "<1>" }))).toBe("<h2> Ответ &#38; письмо </h2><p>Номаълум &#60;1&#62;</p>");
    expect(readTemplate(html, "record").keys).toEqual(["Жавоб хати", "Номаълум"]);
  });

  it("DT9 rich text of a record stands where it is asked for, cleaned", () => {
    expect(fill('<div data-html="row.body">а</div>', plain({ body: "<p>б</p><script>a()</script>" }))).toBe("<div><p>б</p></div>");
  });

  it("DT10 the fields that a template reads are found through its loops", () => {
    const paths = (html: string, source: DocumentSource): string[] => [...readTemplate(html, source).paths.keys()];
    expect(paths('{{ row.a }}<i data-each="line of row.lines">{{ line.price * row.rate }}<b data-each="x of line.parts">{{ x.n }}</b></i>{{ today }}{{ user.fullName }}', "record"))
      .toEqual(["a", "lines", "lines.price", "rate", "lines.parts", "lines.parts.n"]);
    expect(paths('<i data-each="one of rows" data-if="one.b > 1">{{ one.city.name }}</i>{{ rows.length }}', "selection")).toEqual(["b", "city.name"]);
  });

  it("DT37 a template is read in a moment whatever stands in it, and no more than fifty faults are told of one", () => {
    const filled = (piece: string): string => piece.repeat(Math.floor(262_144 / piece.length));
    const begun = performance.now();
    expect([faults(filled("{{")), faults(filled("\n{{"))]).toEqual([[], []]);
    expect(faults(`<p title="${"{{ row.a }}".repeat(1_000)}`)[0]).toEqual(["badTag", "<p", 1, 1]);
    expect(faults("<".repeat(5_000)).length).toBe(50);
    expect(faults("{{row.a}}".repeat(5_001))).toEqual([["tooLarge", "5000", 1, 45_003]]);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(faults('<p title="{{ row.a > \'"\' }}" class={{a}}>{{ \'<\' }}</p>').map(([code, name]) => [code, name])).toEqual([["badExpression", "a"]]);
  });
});
