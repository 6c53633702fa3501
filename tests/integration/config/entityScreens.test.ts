import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { readJson, useConfigServer } from "./configServer.ts";

/** Entities whose table and form follow from their description, and an object of each. */
const entities: [string, Record<string, unknown>][] = [
  ["file_categories", { key: "contract", title: "Шартнома", allowedExtensions: ["pdf", "docx"], maxSize: 1_000_000, sortOrder: 3 }],
  ["instructions", { key: "start", title: "Иш бошлаш", content: "# Кириш", permission: null, parentId: null, sortOrder: 1 }],
];

onEmbedded("entities without screens of their own", (database) => {
  const server = useConfigServer(database);
  const token = () => ({ token: server.token("admin") });

  it.each(entities)("CF309 %s is listed, searched, edited and exported", async (name, values) => {
    const table = await call(server, "GET tables/{name}", { params: { name }, ...token() });
    const titled = table.data.columns.map(({ dataField }) => dataField);
    expect(titled).toContain("title");
    expect(table.data).toMatchObject({ form: name, isSearchable: true, permissions: { read: true, insert: true, update: true, delete: true } });
    const form = await call(server, "GET forms/{name}", { params: { name }, ...token() });
    expect(form.data.elements.map(({ dataField }) => dataField).sort()).toEqual(expect.arrayContaining(Object.keys(values).sort()));

    const made = await call(server, "POST forms/{name}", { params: { name }, body: { values }, ...token() });
    expect(made.status).toBe(201);
    const { id, version } = made.data;
    const title = `${String(values["title"])} 2`;
    const saved = await call(server, "PUT forms/{name}/{id}", { params: { name, id }, body: { values: { title }, version }, ...token() });
    expect(saved.data.values).toMatchObject({ ...values, title });
    const found = await call(server, "POST tables/{name}/rows", { params: { name }, body: { search: title }, ...token() });
    expect(found.data.rows).toMatchObject([{ $id: id }]);

    const { items } = readJson<{ items: unknown[] }>(await server.exported(), `${name}.json`);
    const { sortOrder: _order, ...said } = values;
    const text = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
    expect(items).toEqual([{ ...text, title }]);
    expect((await server.apply(await server.exported(), { dryRun: true })).data.changes).toEqual([]);
  });

  it.each(entities)("CF309 %s is for administrators", async (name) => {
    expect((await call(server, "GET tables/{name}", { params: { name }, token: server.token("clerk") })).failure?.code).toBe("forbidden");
    expect((await call(server, "POST forms/{name}", { params: { name }, body: { values: {} }, token: server.token("clerk") })).failure?.code).toBe("forbidden");
  });
});
