import { expect, it } from "vitest";
import { hostileHtml } from "#core/html/corpus/hostileHtml.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer } from "./dataServer.ts";

forEachDatabase("rich texts", (database) => {
  const server = useDataServer(database);
  const insert = (values: Record<string, unknown>) =>
    call(server, "POST forms/{name}", { params: { name: "articles" }, body: { values }, token: server.token("admin") });
  const doc = (...content: unknown[]) => ({ type: "doc", content });
  const letters = (text: string, href?: string) => ({ type: "paragraph", content: [{ type: "text", text, ...(href && { marks: [{ type: "link", attrs: { href } }] }) }] });

  it("DA432 html that means harm is clean in the answer to its insert and update, and in the record", async () => {
    const kept: unknown[] = [];
    for (const body of hostileHtml) {
      const { data } = await insert({ body });
      const { id, version } = data;
      const again = await call(server, "PUT forms/{name}/{id}", { params: { name: "articles", id }, body: { values: { body: `<p>а</p>${body}` }, version }, token: server.token("admin") });
      const read = await call(server, "GET forms/{name}/{id}", { params: { name: "articles", id }, token: server.token("admin") });
      expect(read.data.values?.["body"]).toEqual(again.data.values?.["body"]);
      kept.push(data.values?.["body"], read.data.values?.["body"]);
    }
    // What stands between quotation marks is text.
    const names = (html: string): string => html.replaceAll(/"[^"]*"/g, '""');
    const isHarmful = (html: string): boolean =>
      /<(?:script|svg|math|style|iframe)|<[^>]* (?:on\w+|style|id|data-c)=/i.test(names(html)) || /href="\s*(?:java|data|\/\/)|src="(?!\/[^/])/i.test(html);
    expect(kept.filter((html) => isHarmful(String(html)))).toEqual([]);
  });

  it("DA433 markdown is kept to the letter, and what the editors write", async () => {
    const values = { body: '<ol><li data-list="checked" class="ql-indent-1">а</li></ol>', notes: "<script>run()</script> a < b", document: doc(letters("б"), { type: "chart", attrs: { a: 1 } }) };
    expect((await insert(values)).data.values).toMatchObject(values);
    expect((await insert({ body: "<p><br></p>", document: doc(letters("в", "javascript:run()")) })).data.values).toMatchObject({ body: "", document: doc(letters("в")) });
  });

  it("DA435 what cannot be kept is refused at its field", async () => {
    const nested = (levels: number): unknown => (levels === 0 ? letters("а") : { type: "blockquote", content: [nested(levels - 1)] });
    const tooLong = "Матн жуда узун";
    const wrong = "Ҳужжат тузилиши нотўғри";
    const cases: [Record<string, unknown>, string][] = [
      [{ body: 5 }, "Матн киритиш керак"], [{ body: "<p>\ud800</p>" }, "Матн киритиш керак"], [{ body: "ш".repeat(450_000) }, tooLong], [{ body: "<b>".repeat(1_000) }, wrong],
      [{ document: "а" }, wrong], [{ document: doc(letters("\ud800")) }, wrong], [{ document: doc(nested(40)) }, wrong], [{ document: doc(letters("ш".repeat(450_000))) }, tooLong],
    ];
    for (const [values, text] of cases) {
      const { status, body } = await insert(values);
      expect([status, body.errors]).toEqual([422, { [Object.keys(values)[0] ?? ""]: [text] }]);
    }
    expect((await insert({ document: JSON.parse('{"__proto__":{"type":"doc"}}') })).status).toBe(400);
    expect((await insert({ body: "ш".repeat(5_000_000) })).status).toBe(413);
  });
});
