import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { useConfigServer } from "./configServer.ts";

onEmbedded("parts of configuration objects", (database) => {
  const server = useConfigServer(database);
  const partsOf = (entity: string, id: string, who: "admin" | "clerk" = "admin") => call(server, "GET config/parts/{entity}/{id}", { params: { entity, id }, token: server.token(who) });

  it("CF770 CF772 parts of an object and the object itself are read as they are configured, siblings in their order, by administrators alone; of what neither is a part nor has any there are none", async () => {
    const { data: tables } = await call(server, "POST tables/{name}/rows", { params: { name: "tables" }, body: { filters: { name: "places" } }, token: server.token("admin") });
    const tableId = String(tables.rows[0]?.["$id"]);
    const { data } = await partsOf("table_columns", tableId);
    const ordersOf = (parent: string | null): number[] => data.filter(({ parentId }) => parentId === parent).map(({ values }) => Number(values["sortOrder"]));
    for (const parent of new Set(data.map(({ parentId }) => parentId))) expect(ordersOf(parent)).toEqual(ordersOf(parent).toSorted((one, other) => one - other));
    expect(data[0]).toEqual({ id: expect.any(String), version: 1, parentId: null, values: expect.objectContaining({ key: expect.any(String), title: expect.any(String), sortOrder: expect.any(Number) }) });
    expect(data[0]?.values).not.toHaveProperty("tableId");
    expect([(await partsOf("table_columns", tableId, "clerk")).status, (await partsOf("roles", tableId)).status, (await partsOf("users", tableId)).status]).toEqual([403, 404, 404]);
    expect((await partsOf("tables", tableId)).data).toEqual([{ id: tableId, version: 1, parentId: null, values: expect.objectContaining({ name: "places", leftFixed: expect.any(Number) }) }]);
    const { data: forms } = await call(server, "POST tables/{name}/rows", { params: { name: "forms" }, body: { filters: { name: "places" } }, token: server.token("admin") });
    const { data: elements } = await partsOf("form_elements", String(forms.rows[0]?.["$id"]));
    expect(elements.some(({ values }) => values["type"] !== undefined && values["properties"] === undefined)).toBe(true);
    expect((await partsOf("table_columns", "00000000-0000-7000-8000-000000000000")).data).toEqual([]);
  });
});
