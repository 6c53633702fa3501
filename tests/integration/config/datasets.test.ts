import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { edited, readJson, refusal, useConfigServer, type Edits } from "./configServer.ts";

interface Field extends Record<string, unknown> { name: string; type: string }
interface DatasetJson { title: string; fields: Field[]; indexes?: { fields: string[]; isUnique?: boolean }[] }

forEachDatabase("datasets as tables", (database) => {
  const server = useConfigServer(database);

  const change = async (edit: (dataset: DatasetJson) => void, more: { destructive?: boolean; edits?: Edits } = {}) => {
    const files = await server.exported();
    const dataset = readJson<DatasetJson>(files, "datasets/places.json");
    edit(dataset);
    return server.apply(
      edited(files, { "datasets/places.json": dataset, ...more.edits }),
      { ...(more.destructive && { destructive: true }) },
    );
  };
  const field = (dataset: DatasetJson, name: string): Field => dataset.fields.find((one) => one.name === name)!;
  const insert = (values: Record<string, unknown>) =>
    call(
      server,
      "POST forms/{name}",
      { params: { name: "places" }, body: { values }, token: server.token("admin"), locale: "en" },
    );
  const names = async () => (await server.rows("places")).map((row) => row["name"]);

  it("DS1 a new field, index or dataset is added by itself, and the rows stay", async () => {
    const before = await server.rows("places");
    const { data } = await change(
      (places) => {
        places.fields.push(
          { name: "area", type: "number", scale: 2, default: 1.5 },
          { name: "tags", type: "text_array", default: ["a\"b", "c"] },
        );
        places.indexes?.push({ fields: ["region", "people"] });
      },
      {
        edits: {
          "datasets/streets.json": {
            title: "Кўчалар",
            fields: [{ name: "town", type: "uuid", references: { dataset: "places", onDelete: "cascade" } }],
          }
        }
      },
    );
    expect(data.ddl).toHaveLength(5);
    expect(await server.rows("places")).toEqual(before);
    expect((await change(() => undefined)).data).toMatchObject({ changes: [], ddl: [] });
  });

  it("DS2 the names of system columns are not for fields", async () => {
    const answer = await change((places) => places.fields.push({ name: "deleted_at", type: "datetime" }));
    expect(refusal(answer).problems?.[0]).toMatchObject({ file: "datasets/places.json", path: "$.fields[7].name" });
  });

  it("DS3 a type becomes wider by itself and keeps its values", async () => {
    const { status } = await change((places) => void (field(places, "people").type = "number"));
    expect(status).toBe(200);
    expect(
      (await server.rows("places")).map((row) => Number(row["people"])).sort((a, b) => a - b)
    ).toEqual([300, 42_000, 280_000, 550_000]);
  });

  it("CF12 dropping columns or tables, or narrowing a type, needs a word of its own", async () => {
    const before = await server.exported();
    const narrowed = (places: DatasetJson): void => {
      field(places, "people").type = "int";
      places.fields = places.fields.filter(({ name }) => name !== "order");
    };
    const refused = await change(narrowed);
    expect(refused.status).toBe(409);
    expect(refusal(refused)).toMatchObject({ code: "destructive_change", losses: ["places.order"] });
    expect(refused.body.message).toContain("places.order (records: ");
    expect(await server.exported()).toEqual(before);
    expect((await change(narrowed, { destructive: true })).status).toBe(200);
    expect((await server.rows("places")).map((row) => row["people"])).toContain(550_000);

    const without = edited(await server.exported(), { "datasets/streets.json": undefined });
    const dropping = await server.apply(without, { deletions: true });
    expect(refusal(dropping)).toMatchObject({ code: "destructive_change", losses: ["streets"] });
    expect((await server.apply(without, { deletions: true, destructive: true })).data.ddl).toEqual([
      expect.stringContaining("drop constraint"), expect.stringMatching(/^create schema "held_[0-9a-f-]+"$/), expect.stringMatching(/^alter table "p_\w+"."streets" set schema "held_/),
    ]);
  });

  it("DS4 rows that do not fit the new table are told with the file, and nothing changes", async () => {
    const before = await server.exported();
    const answer = await change((places) => void (field(places, "region").isRequired = true));
    expect(answer.status).toBe(422);
    expect(refusal(answer).problems?.[0]).toMatchObject({
      file: "datasets/places.json", reason: expect.stringContaining("existing records do not allow this") as string
    });
    expect(await server.exported()).toEqual(before);
  });

  it("DS444 a field that becomes required, unique or shorter over rows that do not fit is refused with how many", async () => {
    const before = await server.exported();
    const problems = async (edit: (places: DatasetJson) => void) => refusal(await change(edit)).problems?.map(({ path, reason }) => [path, /\d+ (?=of them)|in \d+/.exec(reason)?.[0].replace(/\D/g, "")]);
    const placeOf = (name: string) => `$.fields[${readJson<{ fields: { name: string }[] }>(before, "datasets/places.json").fields.findIndex((one) => one.name === name)}]`;
    const rows = await server.rows("places");
    expect(await problems((places) => Object.assign(field(places, "name"), { maxLength: 6 }))).toEqual([[`${placeOf("name")}.maxLength`, String(rows.filter(({ name }) => String(name).length > 6).length)]]);
    const regions = rows.map(({ region }) => region);
    const alike = regions.filter((one) => one !== null && regions.filter((other) => other === one).length > 1).length;
    expect(await problems((places) => Object.assign(field(places, "region"), { isUnique: true, isRequired: true }))).toEqual([
      [`${placeOf("region")}.isRequired`, String(regions.filter((one) => one === null).length)], ...(alike > 0 ? [[`${placeOf("region")}.isUnique`, String(alike)]] : []),
    ]);
    expect((await problems((places) => places.fields.push({ name: "must", type: "int", isRequired: true })))?.[0]?.[1]).toBe(String(rows.length));
    expect(await server.exported()).toEqual(before);
  });

  it("DS5 a deleted record does not block its key, unless another dataset refers to that key", async () => {
    const remove = async (table: string, name: string): Promise<void> => {
      const row = (await server.rows(table)).find((one) => one["name"] === name);
      const params = { name: table, id: String(row?.["$id"]) };
      expect(
        (
          await call(
            server,
            "DELETE forms/{name}/{id}",
            { params, query: { version: String(row?.["$version"]) }, token: server.token("admin") },
          )
        ).status
      ).toBe(200);
    };
    await remove("places", "Ғиждувон");
    expect((await insert({ name: "Ғиждувон шаҳри", post_code: "200500" })).status).toBe(201);
    expect((await insert({ name: "Яна бири", post_code: "200500" })).failure?.code).toBe("duplicate");
    await remove("provinces", "Самарқанд");
    const again = await call(
      server,
      "POST forms/{name}",
      {
        params: { name: "provinces" }, body: { values: { code: "sam", name: "Самарқанд" } }, token: server.token("admin")
      },
    );
    expect(again.failure?.code).toBe("duplicate");
  });

  it("DS6 a reference holds: no row points to one that is not there", async () => {
    expect((await insert({ name: "Қаерда", region: "gone" })).failure?.code).toBe("foreign_key");
    expect(await names()).not.toContain("Қаерда");
  });

  it("DS174 what others link to stays, and that is what is said of it, not that a link is missing", async () => {
    const token = server.token("admin");
    const province = await call(server, "POST forms/{name}", { params: { name: "provinces" }, body: { values: { code: "xor", name: "Хоразм" } }, token });
    expect((await insert({ name: "Хива", region: "xor" })).status).toBe(201);
    const params = { name: "provinces", id: province.data.id };
    const kept = await call(server, "DELETE forms/{name}/{id}", { params, query: { hard: "1" }, token, locale: "en" });
    expect([kept.status, kept.failure?.code, kept.body.message]).toEqual([409, "referenced", "Other records are linked to this one. Change them first."]);
  });

  const long = (letters: number): string => Array.from({ length: letters }, () => String.fromCharCode(0x430 + Math.floor(Math.random() * 32))).join("");
  const essays = (more: object = {}, indexes: object[] = []) => ({
    "datasets/essays.json": {
      title: "Иншолар", fields: [{ name: "title", type: "text" }, { name: "slug", type: "text", isUnique: true, maxLength: 9000, ...more }, { name: "code", type: "text", isUnique: true }], indexes,
    },
    "forms/essays.json": {
      title: "Иншо", source: { dataset: "essays" },
      elements: ["title", "slug", "code"].map((dataField) => ({ type: "text", dataField, label: dataField })),
    },
    "tables/essays.json": { title: "Иншолар", source: { dataset: "essays" }, columns: [{ title: "Номи", dataField: "title" }, { title: "Код", dataField: "code" }], sort: [{ field: "title" }], searchFields: ["title"], form: "essays" },
  });
  const write = (values: Record<string, unknown>) =>
    call(server, "POST forms/{name}", { params: { name: "essays" }, body: { values }, token: server.token("admin"), locale: "en" });
  const applyEssays = async (...[more, indexes]: Parameters<typeof essays>) => server.apply(edited(await server.exported(), essays(more, indexes)));

  it("DS93 long texts are kept, sorted, searched and told apart; an index over them can be made afterwards", async () => {
    expect((await applyEssays()).status).toBe(200);
    const [title, slug] = [long(4000), long(4000)];
    expect((await write({ title, slug, code: "a" })).status).toBe(201);
    expect((await applyEssays({}, [{ fields: ["title"] }, { fields: ["title"], use: "search" }])).status).toBe(200);
    expect((await write({ title: long(4000), slug: long(4000), code: "b" })).status).toBe(201);
    const again = await write({ title, slug, code: "c" });
    expect([again.status, again.failure]).toMatchObject([409, { code: "duplicate", params: { field: "slug" } }]);
    const seen: unknown[] = [];
    let after: string | undefined;
    do {
      const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "essays" }, body: { pageSize: 1, ...(after !== undefined && { after }) }, token: server.token("admin") });
      seen.push(...data.rows.map((row) => row["code"]));
      after = data.next;
    } while (after !== undefined && seen.length < 5);
    expect(seen.sort()).toEqual(["a", "b"]);
    const found = await call(server, "POST tables/{name}/rows", { params: { name: "essays" }, body: { filters: { title: { op: "startsWith", value: title.slice(0, 150).toUpperCase() } } }, token: server.token("admin") });
    expect(found.data.total).toBe(1);
  });

  it("DS93 a key that is too long is refused by its name", async () => {
    const answer = await write({ title: "x", code: long(601) });
    expect([answer.status, answer.body.errors]).toEqual([422, { code: ["Enter at most 600 characters"] }]);
    expect((await write({ title: "x", code: long(600) })).status).toBe(201);
  });

  it("DS92 an empty text of a key is no value: many records may be without one", async () => {
    for (const values of [{ title: "1", code: "", slug: "" }, { title: "2", code: "", slug: "" }]) {
      const saved = await write(values);
      expect([saved.status, saved.data.values]).toMatchObject([201, { code: null, slug: null }]);
    }
    expect((await applyEssays({ isUnique: false })).status).toBe(200);
    for (const title of ["3", "4"]) expect((await write({ title, slug: "" })).data.values).toMatchObject({ slug: "" });
    expect((await applyEssays()).status).toBe(200);
  });

  it("DS7 a reference, a unique field and an index are only possible where PostgreSQL can have them", async () => {
    const answer = await change((places) => {
      places.fields.push(
        { name: "a", type: "json", isUnique: true }, {
          name: "b", type: "text", references: { dataset: "provinces", field: "name" }
        },
        {
          name: "c", type: "uuid", references: { dataset: "provinces", field: "code" }
        }, { name: "d", type: "money" }, { name: "e", type: "int", default: "many" },
      );
      places.indexes?.push({ fields: ["tags"] });
    });
    const start = readJson<DatasetJson>(await server.exported(), "datasets/places.json");
    const [first, index] = [start.fields.length, start.indexes?.length];
    expect(refusal(answer).problems?.map(({ path, reason }) => [path, reason])).toEqual([
      [`$.fields[${first}].isUnique`, "a field of type “JSON” cannot have this"],
      [`$.fields[${first + 1}].references.field`, "the field “name” must be unique (isUnique)"],
      [`$.fields[${first + 2}].references`, "a value of type text is needed"],
      [`$.fields[${first + 3}].type`, expect.stringMatching(/^there is no type “money” \(there are: text, number, int/)],
      [`$.fields[${first + 4}].default`, "a value of type whole number is needed"],
      [`$.indexes[${index}].fields[0]`, "a field of type “list of texts” cannot have this"],
    ]);
  });
});
