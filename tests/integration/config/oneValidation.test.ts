import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { edited, readJson, refusal, useConfigServer } from "./configServer.ts";

onEmbedded("one validation of configuration", (database) => {
  const server = useConfigServer(database);
  const token = () => ({ token: server.token("admin") });
  const insert = (name: string, values: Record<string, unknown>) =>
    call(server, "POST forms/{name}", { params: { name }, body: { values }, ...token(), locale: "en" });

  it("CF311 a number beyond its limit is refused at its field, in the words of a text", async () => {
    const files = await server.exported();
    const wrong = { key: "wrong", title: "Хато", maxSize: 20_000_000_000 };
    const text = await server.apply(edited(files, { "file_categories.json": { items: [wrong] } }), { locale: "en" });
    const [problem] = refusal(text).problems ?? [];
    expect(problem).toMatchObject({ file: "file_categories.json", path: "$.items[0].maxSize" });
    const form = await insert("file_categories", wrong);
    expect(form).toMatchObject({ status: 422, body: { errors: { maxSize: [problem?.reason] } } });
    expect(await server.exported()).toEqual(files);
  });

  it("CF520 an export of what there is not is refused in text and form, with the name that was probably meant", async () => {
    const files = await server.exported();
    const refused = async (value: object): Promise<unknown> =>
      refusal(await server.apply(edited(files, { "exports/register.json": value }), { locale: "en" })).problems?.[0];
    expect(await refused({ title: "А", table: "placs" })).toMatchObject({ path: "$.table", reason: expect.stringContaining("did you mean “places”?") });
    expect(await refused({ title: "А", table: "places", columns: ["nam"] })).toMatchObject({
      path: "$.columns[0]", reason: expect.stringMatching(/no column “nam”.*did you mean “name”/),
    });
    expect(await refused({ title: "А", table: "places", columns: ["name", "name"] })).toMatchObject({ path: "$.columns[1]" });
    const table = await insert("export_resources", { name: "register", title: "А", table: "placs" });
    expect(table).toMatchObject({ status: 422, body: { errors: { table: [expect.stringContaining("did you mean “places”?")] } } });
    const column = await insert("export_resources", { name: "register", title: "А", table: "places", columns: ["nam"] });
    expect(column).toMatchObject({ status: 422, body: { errors: { columns: [expect.stringContaining("“nam”")] } } });
    expect(await server.exported()).toEqual(files);
  });

  it("MT9 a metric that asks for what there is not, or makes no answer of its shape, is refused with the place", async () => {
    const files = await server.exported();
    const count = { name: "places", figure: "count" };
    const day = { name: "day", field: "created_at", part: "day" };
    const refused = async (value: object): Promise<unknown> =>
      refusal(await server.apply(edited(files, { "metrics/places.json": { title: "А", ...value } }), { locale: "en" })).problems?.map(({ path }) => path);
    const number = (fields: object[], more = {}): object => ({ shape: "number", query: { dataset: "places", fields, ...more } });
    expect(await refused({ shape: "number", query: { dataset: "placs", fields: [count] } })).toEqual(["$.query.dataset"]);
    expect(await refused(number([{ name: "nam", figure: "valueCount" }]))).toEqual(["$.query.fields[0].field"]);
    expect(await refused(number([{ name: "name" }]))).toEqual(["$.query.fields", "$.query.fields[0]"]);
    expect(await refused(number([count, { name: "first", field: "name", figure: "min" }]))).toEqual(["$.query.fields[1]", "$.query.fields[1].figure"]);
    expect(await refused(number([count], { filters: { name: "$query.name" } }))).toEqual(["$.query.filters"]);
    expect(await refused({ shape: "series", query: { dataset: "places", fields: [count] } })).toEqual(["$.query.fields"]);
    expect(await refused({ shape: "rows", query: { dataset: "places", fields: [day] }, periods: 7, sort: [{ field: "name" }] })).toEqual(["$.periods", "$.sort[0].field"]);
    const form = await insert("sql_metrics", { name: "places", title: "А", shape: "number", query: { dataset: "placs", fields: [count] } });
    expect(form).toMatchObject({ status: 422, body: { errors: { query: [expect.any(String)] } } });
  });

  it("CF311 a text that a form of project platon saves is as long as one of a file, and a list has what it may have", async () => {
    const long = await insert("file_categories", { key: "a", title: "x".repeat(501) });
    expect(long).toMatchObject({ status: 422, body: { errors: { title: [expect.any(String)] } } });
    const unknown = await insert("file_categories", { key: "a", title: "x", allowedExtensions: ["exe"] });
    expect(unknown).toMatchObject({ status: 422, body: { errors: { allowedExtensions: [expect.any(String)] } } });
  });

  it("CF311 a name that no file can have, and a field that is not there, are refused at their fields", async () => {
    const named = await insert("tables", { name: "No Name", title: "А", source: { dataset: "places" } });
    expect(named).toMatchObject({ status: 422, body: { errors: { name: [expect.stringContaining("lower-case")] } } });
    const component = await insert("components", { name: "seal", js: "" });
    expect(component).toMatchObject({ status: 422, body: { errors: { name: [expect.stringContaining("capital")] } } });
    const datasets = await call(server, "POST tables/{name}/rows", { params: { name: "datasets" }, body: { search: "places" }, ...token() });
    const field = (values: object) => insert("dataset_fields", { datasetId: datasets.data.rows[0]?.["$id"], ...values });
    expect(await field({ name: "No Name", type: "text" })).toMatchObject({ status: 422, body: { errors: { name: [expect.stringContaining("lower-case")] } } });
    expect(await field({ name: "height", type: "txt" })).toMatchObject({ status: 422, body: { errors: { type: [expect.any(String)] } } });
    const { data: { rows } } = await call(server, "POST tables/{name}/rows", { params: { name: "tables" }, body: { search: "places" }, ...token() });
    const column = await insert("table_columns", { tableId: rows[0]?.["$id"], title: "А", dataField: "peple" });
    expect(column).toMatchObject({ status: 422, body: { errors: { dataField: ["there is no field “peple”"] } } });
    const format = await insert("table_columns", { tableId: rows[0]?.["$id"], title: "А", dataField: "people", cellFormat: "mony" });
    expect(format).toMatchObject({ status: 422, body: { errors: { cellFormat: [expect.stringContaining("did you mean “money”?")] } } });
  });

  it("CF311 what is wrong with a property of an element is told at that property", async () => {
    const { data: { rows } } = await call(server, "POST tables/{name}/rows", { params: { name: "forms" }, body: { search: "places" }, ...token() });
    const element = await insert("form_elements", { formId: rows[0]?.["$id"], type: "text", dataField: "name", suggestions: "street" });
    expect(element).toMatchObject({ status: 422, body: { errors: { suggestions: [expect.any(String)] } } });
    const unknown = await insert("form_elements", { formId: rows[0]?.["$id"], type: "txt", dataField: "name" });
    expect(unknown).toMatchObject({ status: 422, body: { errors: { type: [expect.stringContaining("did you mean “text”?")] } } });
  });

  it("CF312 a field that a table shows is not taken out of its dataset while the table stays", async () => {
    const files = await server.exported();
    const dataset = readJson<{ fields: { name: string }[] }>(files, "datasets/places.json");
    const without = { ...dataset, fields: dataset.fields.filter(({ name }) => name !== "people") };
    // What the text does not name stays.
    const said = files.filter(({ path }) => path.startsWith("datasets/"));
    const answer = await server.apply(edited(said, { "datasets/places.json": without }), { destructive: true, locale: "en" });
    expect(answer.status).toBe(422);
    expect(refusal(answer).problems?.map(({ file }) => file)).toContain("tables/places.json");
    expect(await server.exported()).toEqual(files);
    expect((await server.rows("places")).length).toBe(4);
  });
});
