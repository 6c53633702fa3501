import { expect, it } from "vitest";
import type { EntityWish, ProjectFile } from "#contract/config.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { edited, readJson, refusal, useConfigServer, type Edits } from "./configServer.ts";

type Json = Record<string, unknown>;
interface DatasetJson extends Json { fields: (Json & { name: string })[] }

/** Everything that may name a field of places. */
function naming(files: readonly ProjectFile[]): ProjectFile[] {
  const table = readJson<Json & { columns: Json[] }>(files, "tables/places.json");
  const form = readJson<Json & { elements: Json[] }>(files, "forms/places.json");
  const dataset = readJson<DatasetJson>(files, "datasets/places.json");
  const overview = readJson<Json & { queries: Json[] }>(files, "pages/overview.json");
  const edits: Edits = {
    "datasets/places.json": { ...dataset, indexes: [{ fields: ["people", "name"] }], rowRule: { or: [{ people: { op: "ge", value: 0 } }, { "region.name": "А" }] } },
    "tables/places.json": {
      ...table, sort: [{ field: "people", dir: "desc" }], searchFields: ["name"], rowRule: { people: { op: "ge", value: -1 } },
      columns: [...table.columns, {
        key: "rich", title: "Бой", dataField: "people", link: "forms/places/{$id}?n={people}", cellFormat: "row.people > 5 ? 'people' : row['region.name']", footer: "sum(people) / count()",
      }],
      filters: [{ title: "Аҳоли", field: "people", operator: "ge", type: "int" }],
      buttons: [{ key: "empty", title: "Бўш", scope: "row", action: 'set:{"people":0}' }],
    },
    "tables/sums.json": {
      title: "Йиғинди", source: { query: { dataset: "places", fields: [{ name: "region" }, { name: "people", figure: "sum" }], filters: { people: { op: "ge", value: 1 } } } },
      columns: [{ title: "Аҳоли", dataField: "people" }],
    },
    "forms/places.json": {
      ...form, elements: [...form.elements, { key: "note", type: "html", htmlContent: "<b>{{ values.people }}</b>", displayCondition: "people > 0 && row.people !== values.name" }],
    },
    "pages/overview.json": { ...overview, queries: [...overview.queries, { name: "grouped", table: "places", groupBy: ["region.name"], aggregates: [{ name: "sum", field: "people" }] }] },
    "components/Inner.tsx": "export default function Inner({ row }) {\n  return <b>{row.people}</b>;\n}\n",
  };
  return edited(files, edits);
}

onEmbedded("what names a renamed dataset or field", (database) => {
  const server = useConfigServer(database);
  const admin = () => ({ token: server.token("admin"), locale: "en" });
  const change = (changes: EntityWish[]) => call(server, "POST config/changes", { query: {}, body: { changes }, ...admin() });
  const rowOf = async (entity: string, isMeant: (row: Json) => boolean) => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: entity }, body: {}, token: server.token("admin") });
    const row = data.rows.find(isMeant);
    return { id: String(row?.["$id"]), version: Number(row?.["$version"]) };
  };
  const json = async (path: string) => JSON.stringify(readJson(await server.exported(), path));

  it("CF723 CF725 a form tells each place that names a renamed field before it is renamed there too, and the code that may name it", async () => {
    const { id, version } = await rowOf("dataset_fields", ({ name }) => name === "post_code");
    const rename = (confirmed?: string) => call(server, "PUT forms/{name}/{id}", {
      params: { name: "dataset_fields", id }, body: { values: { name: "zip" }, version }, ...admin(), ...(confirmed !== undefined && { headers: { "x-confirmed": confirmed } }),
    });
    const asked = await rename();
    expect([asked.status, asked.failure]).toEqual([409, expect.objectContaining({ code: "names_carried", details: "forms/places: form_elements.post_code.dataField" })]);
    expect((await rename((asked.failure as unknown as { confirm: string }).confirm)).status).toBe(200);
    expect(await json("forms/places.json")).toContain('{"key":"post_code","type":"text","dataField":"zip","label":"Индекс"}');
  });

  it("CF723 CF724 CF725 columns, filters, orders, rules, buttons, links, expressions, queries, indexes and relations follow in one moment", async () => {
    const files = naming(await server.exported());
    const applied = await server.apply(files);
    expect([applied.status, applied.failure]).toEqual([200, undefined]);
    const rows = await server.rows("places");
    const people = await rowOf("dataset_fields", ({ name }) => name === "people");
    const code = await rowOf("dataset_fields", ({ name }) => name === "code");
    const places = await rowOf("datasets", ({ name }) => name === "places");
    const before = (await call(server, "GET config/base", { token: server.token("admin") })).data.revision;
    const renamed = await change([
      { change: "update", entity: "dataset_fields", ...people, values: { name: "population" } },
      { change: "update", entity: "dataset_fields", ...code, values: { name: "letters" } },
      { change: "update", entity: "datasets", ...places, values: { name: "towns" } },
    ]);
    expect([renamed.status, renamed.failure, renamed.data.losses]).toEqual([200, undefined, []]);
    expect(renamed.data.carried.map(({ entity, name }) => `${entity}/${name}`).sort()).toEqual(["datasets/towns", "forms/places", "forms/provinces", "platon_pages/overview", "tables/places", "tables/sums"]);
    expect(renamed.data.warnings.map(({ file, reason }) => [file, reason])).toContainEqual(["components/Inner.json", "“people” is called “population” now: line 2 of the code has the old name"]);
    expect((await call(server, "GET config/base", { token: server.token("admin") })).data.revision).toBe(before + 1);

    expect(await json("datasets/towns.json")).toMatch(/"references":\{"dataset":"provinces","field":"letters"\}.*"fields":\["population","name"\].*"rowRule":\{"or":\[\{"population":\{"op":"ge","value":0\}\},\{"region.name":"А"\}\]\}/);
    const table = readJson<Json & { columns: Json[] }>(await server.exported(), "tables/places.json");
    expect(table).toMatchObject({
      source: { dataset: "towns" }, sort: [{ field: "population", dir: "desc" }], rowRule: { population: { op: "ge", value: -1 } },
      filters: [{ key: "people", field: "population" }], buttons: [{ action: 'set:{"population":0}' }],
    });
    expect(table.columns.slice(-2)).toEqual([
      { key: "people", title: "Аҳоли", dataField: "population" },
      { key: "rich", title: "Бой", dataField: "population", link: "forms/places/{$id}?n={population}", cellFormat: "row.population > 5 ? 'people' : row['region.name']", footer: "sum(population) / count()" },
    ]);
    expect(await json("tables/sums.json")).toContain('{"query":{"dataset":"towns","fields":[{"name":"region"},{"name":"people","field":"population","figure":"sum"}],"filters":{"population":{"op":"ge","value":1}}}}');
    const form = await json("forms/places.json");
    for (const text of ['"optionsFrom":{"dataset":"provinces","value":"letters","text":"name"}', "<b>{{ values.population }}</b>", "population > 0 && row.population !== values.name"]) expect(form).toContain(text);
    const overview = await json("pages/overview.json");
    for (const text of ['"filters":{"population":', '"sort":[{"field":"population"', '"aggregates":[{"name":"sum","field":"population"}]']) expect(overview).toContain(text);
    expect((await server.rows("places")).map((row) => row["population"])).toEqual(rows.map((row) => row["people"]));
    expect((await server.apply(await server.exported())).data).toMatchObject({ changes: [], ddl: [] });
  });

  it("CF720 CF721 text says what an object was: it is renamed with its values and all that names it, once", async () => {
    const files = await server.exported();
    const towns = readJson<DatasetJson>(files, "datasets/towns.json");
    const values = (await server.rows("places")).map((row) => row["population"]);
    const said = (name: string) => towns.fields.map((field) => (field.name === "population" ? { ...field, name, was: "population" } : field));
    const text = edited(files, { "datasets/towns.json": undefined, "datasets/cities.json": { ...towns, was: "towns", fields: said("people") } });
    const applied = await server.apply(text, { deletions: true });
    expect([applied.status, applied.failure, applied.data.losses]).toEqual([200, undefined, []]);
    expect(applied.data.ddl.filter((statement) => statement.includes("rename"))).toEqual(expect.arrayContaining([expect.stringContaining('rename to "cities"'), expect.stringContaining('rename column "population" to "people"')]));
    expect(applied.data.taken.map(({ entity, name }) => `${entity}/${name}`).sort()).toEqual(["forms/places", "platon_pages/overview", "tables/places", "tables/sums"]);
    expect((await server.rows("places")).map((row) => row["people"])).toEqual(values);
    expect(await json("datasets/cities.json")).not.toContain('"was"');
    expect((await server.apply(text, { deletions: true })).data).toMatchObject({ changes: [], ddl: [] });
  });

  it("CF722 a rename to what is there, from what stays, or twice from the same is refused", async () => {
    const files = await server.exported();
    const cities = readJson<DatasetJson>(files, "datasets/cities.json");
    const apply = async (fields: Json[]) => refusal(await server.apply(edited(files, { "datasets/cities.json": { ...cities, fields } }), { destructive: true })).problems?.map(({ path, reason }) => [path, reason]);
    const others = cities.fields.filter(({ name }) => name !== "order");
    expect(await apply([...cities.fields, { name: "rank", type: "int", was: "order" }])).toEqual([[`$.fields[${cities.fields.length}].was`, "“order” cannot be renamed to “rank”: both are there"]]);
    expect(await apply([...others, { name: "rank", type: "int", was: "order" }, { name: "place", type: "int", was: "order" }])).toEqual([[`$.fields[${others.length + 1}].was`, "“order” appears twice"]]);
    const datasetId = (await rowOf("datasets", ({ name }) => name === "cities")).id;
    expect((await change([{ change: "insert", entity: "dataset_fields", values: { datasetId, name: "rank", type: "int" } }])).status).toBe(200);
    expect(await apply([...others, { name: "rank", type: "int", was: "order" }])).toEqual([["$.fields[name=rank].was", "“order” cannot be renamed to “rank”: both are there"]]);
  });
});
