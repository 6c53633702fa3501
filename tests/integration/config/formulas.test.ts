import { expect, it } from "vitest";
import type { FormElement } from "#contract/form.ts";
import type { FormText, TableText } from "#contract/entities/index.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { edited, readJson, refusal, useConfigServer } from "./configServer.ts";

const within = (elements: readonly FormElement[]): FormElement[] => elements.flatMap((element) => [element, ...within(element.children)]);

onEmbedded("expressions of configuration", (database) => {
  const server = useConfigServer(database);
  const elementsOf = async (name: string) => within((await call(server, "GET forms/{name}", { params: { name }, token: server.token("admin"), locale: "en" })).data.elements);
  const scope = async (of: string, rows?: "1", who: "admin" | "clerk" = "admin") =>
    await call(server, "GET config/scope", { query: { of, ...(rows && { rows }) }, token: server.token(who), locale: "en" });
  const idOf = async (table: string, name: string): Promise<string> => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: table }, body: { filters: { name } }, token: server.token("admin") });
    return String(data.rows[0]?.["$id"]);
  };

  it("CF740 a property that is an expression is edited as one, for what it is for, with whose records it is tested and what it sees as value", async () => {
    const formulas = async (form: string) => Object.fromEntries((await elementsOf(form)).filter(({ type }) => type === "expression").map(({ dataField, format }) => [dataField, format]));
    expect(await formulas("table_columns")).toEqual({ cellFormat: "cellFormat", formatCondition: "formatCondition", formatColor: "formatColor", formatBackgroundColor: "formatColor", footer: "footer" });
    expect(await formulas("form_elements")).toEqual({ displayCondition: "displayCondition", customValidator: "customValidator" });
    expect([await formulas("table_filters"), await formulas("table_buttons")]).toEqual([{ displayCondition: "displayCondition" }, { displayCondition: "displayCondition" }]);
    const validator = (await elementsOf("form_elements")).find(({ dataField }) => dataField === "customValidator");
    expect(validator).toMatchObject({ relatedSelect: "formId", valueField: "dataField" });
  });

  it("CF741 what an expression of a table or form sees is told to administrators: the fields of its source with titles and types, and its first records on request", async () => {
    const table = await scope(await idOf("tables", "places"));
    expect(table.data).toMatchObject({ kind: "tables", name: "places", fields: expect.arrayContaining([expect.objectContaining({ name: "name", type: "text" })]) as unknown });
    expect(table.data.rows).toBeUndefined();
    const form = await scope("forms/places", "1");
    const held = (await elementsOf("places")).flatMap(({ dataField }) => dataField ?? []);
    expect(form.data.fields.map(({ name }) => name).sort()).toEqual([...new Set(held)].sort());
    const names = (await server.rows("places")).map(({ name }) => name).sort();
    expect([form.data.rows?.map(({ name }) => name).sort(), form.data.isWhole]).toEqual([names, true]);
    expect((await scope("forms/places", "1", "clerk")).failure?.code).toBe("forbidden");
    expect((await scope("tables/gone")).failure?.code).toBe("not_found");
    expect((await scope("tables/users", "1")).failure?.code).toBe("not_found");
  });

  it("CF742 an expression that could never be evaluated is refused with its line and column, in text and form alike; a name that is not there is told", async () => {
    const files = await server.exported();
    const table = readJson<TableText>(files, "tables/places.json");
    const withFormat = (cellFormat: string) => edited(files, { "tables/places.json": { ...table, columns: [{ ...table.columns[0], cellFormat }, ...table.columns.slice(1)] } });
    const [problem] = refusal(await server.apply(withFormat("value >"), { locale: "en" })).problems ?? [];
    expect(problem).toMatchObject({ path: "$.columns[0].cellFormat", reason: expect.stringContaining("wrong in line 1, column 8") as string });
    const told = await server.apply(withFormat("valu > 1 ? 'a' : 'b'"), { locale: "en", dryRun: true });
    expect(told.data.warnings).toContainEqual({ file: "tables/places.json", path: "$.columns[0].cellFormat", reason: expect.stringContaining("line 1, column 1") as string });
    const form = readJson<FormText>(files, "forms/places.json");
    const element = { type: "text", dataField: "name", key: "more", label: "А", displayCondition: "values.name ===" };
    const saved = await call(server, "POST forms/{name}", {
      params: { name: "form_elements" }, token: server.token("admin"), locale: "en",
      body: { values: { formId: await idOf("forms", "places"), type: "text", dataField: "name", label: "А", displayCondition: element.displayCondition } },
    });
    expect(saved).toMatchObject({ status: 422, body: { errors: { displayCondition: [expect.stringContaining("wrong in line 1")] } } });
    const [inText] = refusal(await server.apply(edited(files, { "forms/places.json": { ...form, elements: [...form.elements, element] } }), { locale: "en" })).problems ?? [];
    expect(inText?.reason).toEqual(saved.body.errors?.["displayCondition"]?.[0]);
    expect(await server.exported()).toEqual(files);
  });

  it("CF743 CF744 CF745 administrators are told the dataset or the entity behind a table, and which offer is one of icons", async () => {
    const sourceOf = async (name: string, who: "admin" | "clerk") => {
      const { data: { dataset, entity } } = await call(server, "GET tables/{name}", { params: { name }, token: server.token(who) });
      return [dataset, entity];
    };
    expect([await sourceOf("places", "admin"), await sourceOf("places", "clerk"), await sourceOf("tables", "admin")]).toEqual([["places", undefined], [undefined, undefined], [undefined, "tables"]]);
    const offers = (await elementsOf("table_buttons")).filter(({ offersIcons }) => offersIcons).map(({ dataField }) => dataField);
    expect(offers).toEqual(["icon"]);
  });

  it("CF746 modules are edited where the SDK's types are known, and css and html in their colours", async () => {
    const editors = async (form: string) => Object.fromEntries((await elementsOf(form)).filter(({ type }) => type === "code" || type === "monaco").map(({ dataField, type, format }) => [dataField, [type, format]]));
    expect(await editors("components")).toEqual({ content: ["code", "html"], js: ["monaco", "tsx"], css: ["code", "css"] });
    expect(await elementsOf("components")).toContainEqual(expect.objectContaining({ dataField: "js", valueField: "css" }));
    expect(await editors("form_elements")).toEqual({ htmlContent: ["code", "html"], js: ["monaco", "tsx"], css: ["code", "css"] });
    expect(await editors("api_stages")).toEqual({ source: ["monaco", "typescript:stage"] });
  });
});
