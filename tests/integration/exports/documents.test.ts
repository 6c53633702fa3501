import PizZip from "pizzip";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it, vi } from "vitest";
import type { DocumentQuestion } from "#contract/document.ts";
import { paragraph, sampleDocx } from "../../../server/documents/docx/sampleDocx.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useExportsServer, type Who } from "./exportsServer.ts";

/** What stands on each page, as one searches it. */
async function pagesOf(bytes: ArrayBuffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join(" ").replace(/\s+/g, " ");
  });
  return await Promise.all(pages);
}

forEachDatabase("documents", (database) => {
  const server = useExportsServer(database);
  const ask = (name: string, body: DocumentQuestion, who: Who = "clerk") => call(server, "POST documents/{name}", { params: { name }, body, token: server.token(who), locale: "en" });
  const open = (name: string, ticket: string, more = ""): Promise<Response> => fetch(`${server.url}/api/documents/${name}/file?ticket=${ticket}${more}`);
  const file = async (name: string, body: DocumentQuestion, who?: Who): Promise<ArrayBuffer> => {
    const answer = await ask(name, body, who);
    expect(answer).toMatchObject({ status: 200 });
    return await (await open(name, answer.data.ticket)).arrayBuffer();
  };
  const html = async (name: string, body: DocumentQuestion): Promise<string> => Buffer.from(await file(name, { format: "html", ...body })).toString();
  const numberIn = (text: string): string => /№ ([^ ·<]*)/.exec(text)?.[1] ?? "";
  let ids: string[] | undefined;
  const rows = async (): Promise<string[]> => {
    ids ??= (await call(server, "POST tables/{name}/rows", { params: { name: "cases" }, body: { pageSize: 100 }, token: server.token("clerk") })).data.rows.map((row) => String(row.$id));
    return ids;
  };
  const one = async (number: number): Promise<string[]> => [(await rows())[number - 1] ?? ""];
  const year = new Date().getFullYear();

  it("DT20 letters of Uzbek and Karakalpak are in the text of a PDF, with values as the product shows them", async () => {
    const [page = ""] = await pagesOf(await file("letter", { ids: await one(4), locale: "en" }));
    expect(page).toContain("Ўзбекистон, Қўқон, Ғиждувон, Ҳазорасп. Әмиўдәря, Өзбекстан, ң ү.");
    expect(page).toMatch(/№ 1\/\d{4} · 4 · @SUM\(1\) · 31\.12\.9999 · 0 · Second · {1,2}· Шимолий идора · бир, икки/);
    expect(page).toContain("қабул 2 =кўрик 4");
  });

  it("DT20 a table over pages has its head on each, and pages have their numbers", async () => {
    const pages = await pagesOf(await file("list", {}, "admin"));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.map((text) => [text.includes("Сарлавҳа"), text.includes("Колонтитул")])).toEqual(pages.map(() => [true, true]));
    expect(pages[1]).toContain(`2 / ${pages.length}`);
  });

  it("DT21 numbers count on without a gap, none twice however many are made at once, and none is used by what was only looked at or given up", async () => {
    const first = numberIn(await html("letter", { ids: await one(1) }));
    const at = Number(first.split("/")[0]);
    expect(first).toBe(`${at}/${year}`);
    const preview = await call(server, "POST documents/{name}/preview", { params: { name: "letter" }, body: { ids: await one(1) }, token: server.token("clerk") });
    expect(numberIn(await (await open("letter", preview.data.ticket, "&show=1")).text())).toBe("");
    const left = await ask("letter", { ids: await one(1) });
    const end = new AbortController();
    const given = fetch(`${server.url}/api/documents/letter/file?ticket=${left.data.ticket}`, { signal: end.signal });
    setTimeout(() => end.abort(), 5);
    await expect(given).rejects.toThrow(/abort/i);
    const [id = ""] = await one(2);
    const many = await Promise.all(Array.from({ length: 6 }, () => html("letter", { ids: [id] })));
    const next = await html("letter", { ids: [id] });
    const drawn = [...many, next].map((text) => Number(numberIn(text).split("/")[0])).sort((a, b) => a - b);
    expect(drawn).toEqual(Array.from({ length: 7 }, (_, index) => at + 1 + index));
  });

  it("DT17 DT18 a document holds what its caller may see, and a template is used by who has its permission", async () => {
    const { data: all } = await call(server, "POST tables/{name}/rows", { params: { name: "cases" }, body: { pageSize: 100 }, token: server.token("admin") });
    const hidden = all.rows.slice(30).map((row) => String(row.$id));
    expect(await ask("letter", { ids: hidden })).toMatchObject({ status: 404 });
    expect((await html("letter", { ids: [...hidden, ...await one(1)] })).match(/№/g)).toHaveLength(1);
    expect(await ask("letter", {})).toMatchObject({ status: 400 });
    expect(await ask("secret", { ids: await one(1) })).toMatchObject({ status: 400, failure: { code: "unknown_field" } });
    expect(Buffer.from(await file("secret", { ids: await one(1), format: "html" }, "keeper")).toString()).toContain("<p>сир 1</p>");
    expect(await ask("list", {})).toMatchObject({ status: 403 });
    expect(await ask("list", { format: "html" }, "keeper")).toMatchObject({ status: 400 });
    expect(await ask("letter", { ids: await one(1), locale: "xx" })).toMatchObject({ status: 400 });
    const listed = await Promise.all((["clerk", "keeper"] as const).map(async (who) =>
      (await call(server, "GET documents", { query: { table: "cases" }, token: server.token(who) })).data.map(({ name, formats }) => `${name} ${formats.join()}`)));
    expect(listed).toEqual([["sheet docx", "secret pdf,html", "letter pdf,html", "slip html", "pair html", "deed html"], ["sheet docx", "secret pdf,html", "list pdf", "letter pdf,html", "closed html", "deed html"]].map((names) => expect.arrayContaining(names)));
    expect(listed.map((names) => names.length)).toEqual([6, 6]);
  });

  it("DT19 a file is opened once by its ticket, and nothing of it runs", async () => {
    const { data } = await ask("letter", { ids: await one(1), format: "html" });
    expect((await open("list", data.ticket)).status).toBe(401);
    const answer = await open("letter", data.ticket);
    expect([answer.status, answer.headers.get("content-security-policy"), answer.headers.get("content-disposition")]).toEqual(
      [200, "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'", expect.stringMatching(/^attachment; .*html/)]);
    expect((await open("letter", data.ticket)).status).toBe(401);
  });

  it("DT24 several records stand one behind the other with numbers of their own, a selection fills one document in its order", async () => {
    const chosen = [...await one(3), ...await one(1)];
    const text = await html("letter", { ids: chosen });
    const [first = 0, second = 0] = [...text.matchAll(/№ (\d+)\/\d+ · (\d+)/g)].map(([, number]) => Number(number));
    expect([second - first, [...text.matchAll(/№ \S+ · (\d+)/g)].map(([, record]) => record)]).toEqual([1, ["3", "1"]]);
    const docx = new PizZip(Buffer.from(await file("sheet", { ids: chosen })));
    expect((docx.file("word/document.xml")?.asText() ?? "").replace(/<[^>]*>/g, "|").replace(/\|+/g, "|")).toBe("|3: Биринчи 26.11.2026|1: Иккинчи 28.02.1900|clerk|");
  });

  it("DT22 DT23 what is wrong is told with its place when it is asked for; a template that is written is looked at by administrators", async () => {
    const draft = (content: string, who: Who = "admin") => call(server, "POST documents-draft/preview", { body: { draft: { kind: "html", table: "cases", source: "query", content } }, token: server.token(who), locale: "en" });
    const said = async (content: string): Promise<unknown> => (await draft(content)).body.message;
    expect(await draft("<p>а</p>", "clerk")).toMatchObject({ status: 403 });
    expect(await said("<p>\n{{ rows.none. }}</p>")).toMatch(/^The document cannot be made: expression “rows.none.” is wrong.*\(line 2, column/);
    expect(await said('<p data-each="one of rows">{{ one.nme }}</p>')).toBe("The document cannot be made: there is no field “nme”");
    expect(await said('<p data-each="one of rows">{{ one.name.x.y }}</p>')).toMatch(/expression “one.name.x.y” failed.*\(line 1/);
    const { data } = await draft('<p data-each="one of rows">{{ one.number }}</p>');
    const shown = await open("draft", data.ticket, "&show=1");
    expect([shown.headers.get("content-disposition"), (await shown.text()).match(/<p>\d+<\/p>/g)?.length]).toEqual([expect.stringMatching(/^inline/), 40]);
  });

  const kept = async (id: string, who: Who = "clerk") => (await call(server, "GET forms/{name}/{id}/documents", { params: { name: "cases", id }, token: server.token(who) })).data;
  const opened = async (id: string, who: Who): Promise<Response | number> => {
    const { status, data } = await call(server, "POST files/{id}/ticket", { params: { id }, token: server.token(who) });
    return status === 200 ? await fetch(`${server.url}/api/uploads/files/${id}?ticket=${data.ticket}`) : status;
  };
  const change = (id: string, what: "DELETE forms/{name}/{id}" | "POST forms/{name}/{id}/restore", hard?: "1") =>
    call(server, what, { params: { name: "cases", id }, ...(hard && { query: { hard } }), token: server.token("clerk") });

  it("DT29 DT30 a document that is kept is listed with its record under its number, and is read as the record is", async () => {
    const [[id = ""], [other = ""]] = [await one(6), await one(7)];
    const { data } = await ask("deed", { ids: [id] });
    const [deed] = await kept(id);
    expect(deed).toMatchObject({ title: "Далолатнома", number: "Д-1", format: "html", records: 1, madeBy: "clerk", name: "Далолатнома Д-1.html" });
    const first = await (await open("deed", data.ticket)).text();
    expect(first).toContain("<p>Д Д-1 · 6</p>");
    expect(await ((await opened(deed?.id ?? "", "keeper")) as Response).text()).toBe(first);
    expect([await kept(other), (await call(server, "POST documents/{name}/preview", { params: { name: "deed" }, body: { ids: [id] }, token: server.token("clerk") })).status, (await kept(id)).length]).toEqual([[], 200, 1]);
    await ask("closed", { ids: [id] }, "keeper");
    const closed = (await kept(id, "keeper")).find(({ title }) => title === "Ёпиқ")?.id ?? "";
    expect([(await kept(id)).map(({ title }) => title), await opened(closed, "clerk"), ((await opened(closed, "keeper")) as Response).status]).toEqual([["Далолатнома"], 404, 200]);
    const { data: found } = await call(server, "POST tables/{name}/rows", { params: { name: "cases" }, body: { pageSize: 100 }, token: server.token("admin") });
    const hidden = String(found.rows.at(-1)?.$id);
    expect((await call(server, "GET forms/{name}/{id}/documents", { params: { name: "cases", id: hidden }, token: server.token("clerk") })).status).toBe(404);
    expect((await call(server, "DELETE files/{id}", { params: { id: deed?.id ?? "" }, token: server.token("clerk") })).status).toBe(403);
  });

  it("DT31 of several records each has a file of its own, and one document of a selection stays with all of them", async () => {
    const chosen = [...await one(8), ...await one(9)];
    const files = new PizZip(Buffer.from(await file("deed", { ids: chosen })));
    const [eighth, ninth] = [await kept(chosen[0] ?? ""), await kept(chosen[1] ?? "")];
    expect(Object.keys(files.files).sort()).toEqual([eighth[0]?.name, ninth[0]?.name].sort());
    expect(files.file(ninth[0]?.name ?? "")?.asText()).toContain(`<p>Д ${ninth[0]?.number} · 9</p>`);
    await ask("pair", { ids: chosen });
    const both = await Promise.all(chosen.map(async (id) => (await kept(id)).find(({ title }) => title === "Қўшма")));
    expect([both[0]?.id, both[0]?.records]).toEqual([both[1]?.id, 2]);
    expect((await kept(chosen[0] ?? "", "admin")).map(({ title }) => title)).toContain("Қўшма");
  });

  it("DT32 what stays with a record goes and comes back with it, and is gone when the record is", async () => {
    const [[id = ""], [other = ""]] = [await one(10), await one(11)];
    await ask("deed", { ids: [id] });
    await ask("pair", { ids: [id, other] });
    const [pair, deed] = [(await kept(other))[0]?.id ?? "", (await kept(id)).find(({ title }) => title === "Далолатнома")?.id ?? ""];
    await change(id, "DELETE forms/{name}/{id}");
    expect([await opened(deed, "clerk"), await opened(pair, "clerk"), await kept(other)]).toEqual([404, 404, []]);
    await change(id, "POST forms/{name}/{id}/restore");
    expect([((await opened(deed, "clerk")) as Response).status, (await kept(other)).length]).toEqual([200, 1]);
    await change(id, "DELETE forms/{name}/{id}", "1");
    expect([await opened(deed, "clerk"), await opened(pair, "admin"), await kept(other, "admin")]).toEqual([404, 404, []]);
  });

  const taskEnd = async (id: string): Promise<{ state: string; counts: Record<string, number>; done: number; total: number | null }> =>
    await vi.waitFor(async () => {
      const { data } = await call(server, "GET tasks/{id}", { params: { id }, token: server.token("clerk") });
      expect(["waiting", "running"]).not.toContain(data.state);
      return data;
    }, { timeout: 30_000, interval: 50 });

  it("DT33 what one does not wait for is made by a task, an archive with a file and a number for each record, and one that is cancelled uses none", async () => {
    const { data: begun } = await ask("slip", { query: {} });
    await call(server, "DELETE tasks/{id}", { params: { id: begun.taskId ?? "" }, token: server.token("clerk") });
    expect((await taskEnd(begun.taskId ?? "")).state).toBe("cancelled");
    const { data } = await ask("slip", { query: {} });
    const end = await taskEnd(data.taskId ?? "");
    const all = (await rows()).length - 1;
    expect([end.state, end.counts, end.done, end.total]).toEqual(["done", { files: all, rows: all }, all, all]);
    const { data: { ticket } } = await call(server, "POST tasks/{id}/ticket", { params: { id: data.taskId ?? "" }, token: server.token("clerk") });
    const result = await fetch(`${server.url}/api/tasks/${data.taskId}/result?ticket=${ticket}`);
    const zip = new PizZip(Buffer.from(await result.arrayBuffer()));
    expect(Object.keys(zip.files)).toEqual(Array.from({ length: all }, (_, index) => `Талон Т-${index + 1}.html`));
    expect(zip.file("Талон Т-1.html")?.asText()).toContain("<p>Т-1 · 1</p>");
  });

  it("DT34 what stands in a Word file, and what is wrong in it, is told before it is saved, in the words of a save", async () => {
    const read = (body: string, who: Who = "admin") =>
      call(server, "POST documents-draft/read", { body: { draft: { kind: "docx", table: "cases", source: "record", file: sampleDocx(body) } }, token: server.token(who), locale: "en" });
    expect((await read(paragraph("{{row.number}} {{row.office.title}} {{row.nme}}"))).data).toEqual({ fields: ["number", "office.title", "nme"], faults: ["there is no field “nme”"] });
    expect((await read(paragraph("{{row.number"))).data.faults).toEqual([expect.stringMatching(/is not closed/)]);
    expect((await read(paragraph("а"), "clerk")).status).toBe(403);
  });

  it("DT25 a document that was made stands in the audit record", async () => {
    await html("letter", { ids: await one(5) });
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "user_logs" }, body: { pageSize: 100 }, token: server.token("admin") });
    expect(JSON.stringify(data.rows)).toContain("document:letter");
  });

  it("DT50 a document that is kept stays with whoever may read its fields when one behind a relation gets another name", async () => {
    const [id = ""] = await one(12);
    await ask("closed", { ids: [id] }, "keeper");
    const admin = { token: server.token("admin"), locale: "en" as const };
    const rowsOf = async (name: string) => (await call(server, "POST tables/{name}/rows", { params: { name }, body: { pageSize: 100 }, ...admin })).data.rows;
    const field = (await rowsOf("dataset_fields")).find((row) => row["datasetId.name"] === "offices" && row["name"] === "title");
    const templates = (await rowsOf("document_templates")).filter(({ name }) => name === "closed" || name === "letter");
    const texts = await Promise.all(templates.map(async ({ $id }) => {
      const { data: { values } } = await call(server, "GET forms/{name}/{id}", { params: { name: "document_templates", id: String($id) }, ...admin });
      return { change: "update" as const, entity: "document_templates", id: String($id), values: { content: String(values["content"]).replaceAll("office.title", "office.caption") } };
    }));
    const changes = [{ change: "update" as const, entity: "dataset_fields", id: String(field?.$id), values: { name: "caption" } }, ...texts];
    expect(await call(server, "POST config/changes", { query: {}, body: { changes }, ...admin })).toMatchObject({ status: 200 });
    expect((await kept(id, "keeper")).map(({ title }) => title)).toEqual(["Ёпиқ"]);
  });
});
