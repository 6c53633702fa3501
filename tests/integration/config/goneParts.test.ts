import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { edited, readJson, refusal, useConfigServer, type Edits } from "./configServer.ts";

interface Dataset { title: string; fields: Record<string, unknown>[] }

onEmbedded("what leads to a field or a dataset that is gone", (database) => {
  const server = useConfigServer(database);
  const admin = () => ({ token: server.token("admin"), locale: "en" });
  const rowsOf = async (entity: string) => (await call(server, "POST tables/{name}/rows", { params: { name: entity }, body: {}, token: server.token("admin") })).data.rows;
  const apply = async (edits: Edits) => server.apply(edited(await server.exported(), edits), { deletions: true, destructive: true });
  const revision = async () => (await call(server, "GET config/base", { token: server.token("admin") })).data.revision;
  const restore = (id: string, moment?: number) =>
    call(server, "POST revisions/{entity}/{id}/restore", { params: { entity: "datasets", id }, query: {}, body: moment === undefined ? {} : { moment }, ...admin() });
  const idOf = async (entity: string, name: string) => String((await rowsOf(entity)).find((row) => row["name"] === name)?.["$id"]);

  it("CF726 a relation whose target is gone is not restored: the refusal names the dataset, and after that came back it is", async () => {
    const kinds = { title: "Турлар", fields: [{ name: "code", type: "text", isUnique: true }, { name: "name", type: "text" }] };
    const farms = { title: "Хўжаликлар", fields: [{ name: "name", type: "text" }, { name: "kind", type: "text", references: { dataset: "kinds", field: "code" } }] };
    const table = { title: "Хўжаликлар", source: { dataset: "farms" }, columns: [{ title: "Номи", dataField: "name" }] };
    expect((await apply({ "datasets/kinds.json": kinds, "datasets/farms.json": farms, "tables/farms.json": table })).failure).toBeUndefined();
    const [farmsId, kindsId, then] = [await idOf("datasets", "farms"), await idOf("datasets", "kinds"), await revision()];
    expect((await apply({ "datasets/farms.json": { ...farms, fields: farms.fields.slice(0, 1) } })).failure).toBeUndefined();
    expect((await apply({ "datasets/kinds.json": undefined })).failure).toBeUndefined();

    const refused = await restore(farmsId, then);
    expect([refused.status, refusal(refused)]).toEqual([422, expect.objectContaining({ code: "config_invalid" })]);
    expect(refusal(refused).problems?.[0]).toMatchObject({ file: "datasets/farms.json", path: "$.fields[1].references.dataset", reason: "there is no dataset “kinds”" });
    expect(refused.body.message).toContain("kinds");
    const opened = await call(server, "POST tables/{name}/rows", { params: { name: "farms" }, body: {}, ...admin() });
    expect([opened.status, opened.failure]).toEqual([200, undefined]);

    expect((await restore(kindsId)).status).toBe(200);
    const restored = await restore(farmsId, then);
    expect([restored.status, restored.failure]).toEqual([200, undefined]);
    expect(readJson<Dataset>(await server.exported(), "datasets/farms.json").fields[1]).toEqual(farms.fields[1]);
  });

  it("CF727 a field that columns, elements, filters, orders, copies or rules name does not go without them, and a new field of its name has neither its read permission nor its list", async () => {
    const cards = { title: "Карточкалар", fields: [{ name: "name", type: "text" }, { name: "salary", type: "text", readPermission: "places.read", options: [{ id: "a", name: "А" }] }], indexes: [{ fields: ["salary"] }] };
    const table = { title: "Карточкалар", source: { dataset: "cards" }, columns: [{ title: "Номи", dataField: "name" }, { title: "Маош", dataField: "salary" }], sort: [{ field: "salary" }], searchFields: ["salary"] };
    const copy = { ...table, title: "Нусха" };
    const form = { title: "Карточка", source: { dataset: "cards" }, elements: [{ type: "text", dataField: "name" }, { type: "select", dataField: "salary" }] };
    expect((await apply({ "datasets/cards.json": cards, "tables/cards.json": table, "tables/cards_copy.json": copy, "forms/cards.json": form })).failure).toBeUndefined();
    const without = { title: cards.title, fields: cards.fields.slice(0, 1) };
    const refused = await apply({ "datasets/cards.json": without });
    expect(refused.status).toBe(422);
    const places = refusal(refused).problems?.map(({ file, path }) => `${file} ${path}`) ?? [];
    expect(places).toEqual(expect.arrayContaining([
      "tables/cards.json $.columns[1].dataField", "tables/cards.json $.sort[0].field", "tables/cards.json $.searchFields[0]", "tables/cards_copy.json $.columns[1].dataField", "forms/cards.json $.elements[1].dataField",
    ]));
    const bare = { ...table, columns: table.columns.slice(0, 1), sort: undefined, searchFields: undefined };
    expect((await apply({ "datasets/cards.json": without, "tables/cards.json": bare, "tables/cards_copy.json": bare, "forms/cards.json": { ...form, elements: form.elements.slice(0, 1) } })).failure).toBeUndefined();
    const again = { title: cards.title, fields: [...without.fields, { name: "salary", type: "text" }] };
    expect((await apply({ "datasets/cards.json": again, "tables/cards.json": { ...bare, columns: table.columns }, "forms/cards.json": form })).failure).toBeUndefined();
    expect(readJson<Dataset>(await server.exported(), "datasets/cards.json").fields[1]).toEqual({ name: "salary", type: "text" });
    const made = await call(server, "POST forms/{name}", { params: { name: "cards" }, body: { values: { name: "x", salary: "free" } }, ...admin() });
    expect([made.status, made.failure]).toEqual([201, undefined]);
    expect((await server.rows("cards"))[0]).toMatchObject({ salary: "free" });
  });
});
