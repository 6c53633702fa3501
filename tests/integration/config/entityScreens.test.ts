import { expect, it } from "vitest";
import type { EntityDescription } from "#contract/entities/describe.ts";
import { entityDescriptions } from "#contract/entities/index.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { useConfigServer } from "./configServer.ts";
import { entitySamples, type EntitySample } from "./entitySamples.ts";

const descriptions: readonly EntityDescription[] = entityDescriptions;
const names = descriptions.flatMap(({ name, parts = {} }) => [name, ...Object.values(parts).map(({ part }) => part.name)]);

onEmbedded("screens of configuration entities", (database) => {
  const server = useConfigServer(database);
  const token = () => ({ token: server.token("admin"), locale: "en" });

  /** Saves a new record, after that of its owner. */
  async function make(name: string, { values, owner }: EntitySample): Promise<{ id: string; version: number; values: Record<string, unknown> }> {
    const owned = owner ? { [owner.field]: (await make(owner.name, owner)).id } : {};
    const made = await call(server, "POST forms/{name}", { params: { name }, body: { values: { ...values, ...owned } }, ...token() });
    expect([made.status, made.body.errors]).toEqual([201, expect.anything()]);
    return { ...made.data, values: { ...values, ...owned } };
  }
  const remove = (name: string, id: string) => call(server, "DELETE forms/{name}/{id}", { params: { name, id }, ...token() });
  const answerRows = async (name: string, body: object) => (await call(server, "POST tables/{name}/rows", { params: { name }, body, ...token() })).data.rows;

  it("CF309 every entity and every part of one has a sample here", () => {
    expect(Object.keys(entitySamples).sort()).toEqual([...names].sort());
  });

  it.each(names)("CF309 %s are listed, opened, made, changed, exported and deleted, and the export is the text of what is there", async (name) => {
    const sample = entitySamples[name];
    if (!sample) throw new Error(`no sample of ${name}`);
    const table = await call(server, "GET tables/{name}", { params: { name }, ...token() });
    expect(table.data).toMatchObject({ form: name, isSearchable: true, permissions: { read: true, insert: true, update: true, delete: true } });
    const { id, version, values } = await make(name, sample);
    const opened = await call(server, "GET forms/{name}/{id}", { params: { name, id }, ...token() });
    expect(opened.data.values).toMatchObject(values);

    const saved = await call(server, "PUT forms/{name}/{id}", { params: { name, id }, body: { values: sample.change, version }, ...token() });
    expect([saved.status, saved.data?.values]).toEqual([200, expect.objectContaining(sample.change)]);
    expect((await answerRows(name, sample.owner ? { filters: { [sample.owner.field]: values[sample.owner.field] } } : {})).map(({ $id }) => $id)).toContain(id);

    const exported = await server.exported();
    expect(exported.map(({ text }) => text).join("\n")).toContain(sample.said);
    expect((await server.apply(exported, { dryRun: true })).data).toMatchObject({ changes: [], ddl: [] });
    expect((await remove(name, id)).failure?.code).toBe(sample.refusesDeletion);
    const isGone = sample.refusesDeletion === undefined;
    expect((await call(server, "GET forms/{name}/{id}", { params: { name, id }, ...token() })).status).toBe(isGone ? 404 : 200);
    if (sample.owner) expect((await remove(sample.owner.name, String(values[sample.owner.field]))).failure?.code).toBe(sample.owner.refusesDeletion);
    expect((await server.apply(await server.exported(), { dryRun: true })).data).toMatchObject({ changes: [], ddl: [] });
  });

  it.each(names)("CF309 %s are for administrators", async (name) => {
    const clerk = { params: { name }, token: server.token("clerk") };
    expect((await call(server, "GET tables/{name}", clerk)).failure?.code).toBe("forbidden");
    expect((await call(server, "POST forms/{name}", { ...clerk, body: { values: {} } })).failure?.code).toBe("forbidden");
  });

  it.each(names)("CF309 a label of %s is there in every language", async (name) => {
    const form = async (locale: string) => (await call(server, "GET forms/{name}", { params: { name }, ...token(), locale })).data;
    const [uz, en] = [await form("uz"), await form("en")];
    const labels = (config: typeof uz): string[] =>
      config.elements.flatMap((element) => [element, ...element.children]).map(({ label }) => label ?? "").filter((label) => /[А-Яа-я]/.test(label));
    expect(labels(uz).length).toBeGreaterThan(0);
    expect([en.title, ...labels(en)].filter((label) => /[А-Яа-яЎўҚқҒғҲҳ]/.test(label) && !["Ўзбекча", "Русский", "Қарақалпақша"].includes(label))).toEqual([]);
  });

  it("CF435 what only some kinds of an element have is edited one by one, and a box that nobody ticked says nothing", async () => {
    const sample = entitySamples["form_elements"] as EntitySample;
    const { id, version, values } = await make("form_elements", { ...sample, values: { ...sample.values, isReadOnly: false } });
    const file = async () => (await server.exported()).find(({ path }) => path === "forms/wishes.json")?.text ?? "";
    expect(JSON.parse(await file())).toMatchObject({ elements: [{ type: "text", dataField: "name", placeholder: "Матн", width: 6, isRequired: true }] });
    expect(await file()).not.toContain("isReadOnly");
    await call(server, "PUT forms/{name}/{id}", { params: { name: "form_elements", id }, body: { values: { width: null, isRequired: false }, version }, ...token() });
    expect(JSON.parse(await file())).toMatchObject({ elements: [{ placeholder: "Матн", isRequired: false }] });
    expect(await file()).not.toContain("width");
    await remove("forms", String(values["formId"]));
  });

  it("CF436 parts of an object that was deleted are in no list, and come back with it", async () => {
    const { id, values } = await make("table_columns", entitySamples["table_columns"] as EntitySample);
    const owner = String(values["tableId"]);
    const isListed = async (): Promise<boolean> => (await answerRows("table_columns", { search: "Янги устун" })).some(({ $id }) => $id === id);
    expect(await isListed()).toBe(true);
    await remove("tables", owner);
    expect(await isListed()).toBe(false);
    expect((await call(server, "GET forms/{name}/{id}", { params: { name: "table_columns", id }, ...token() })).status).toBe(404);
    await call(server, "POST forms/{name}/{id}/restore", { params: { name: "tables", id: owner }, ...token() });
    expect(await isListed()).toBe(true);
    await remove("tables", owner);
  });

  it("CF437 a new part without a place of its own stands behind the others", async () => {
    const tableId = (await answerRows("tables", { search: "places" }))[0]?.["$id"];
    const values = { tableId, title: "Охиргиси", dataField: "name" };
    const made = await call(server, "POST forms/{name}", { params: { name: "table_columns" }, body: { values: { ...values, key: "last" } }, ...token() });
    expect(made.failure?.code).toBe("unknown_field");
    const { data } = await call(server, "POST forms/{name}", { params: { name: "table_columns" }, body: { values }, ...token() });
    const table = await call(server, "GET tables/{name}", { params: { name: "places" }, ...token() });
    expect(table.data.columns.at(-1)?.id).toBe(data.id);
    await remove("table_columns", data.id);
  });
});
