import { expect, it } from "vitest";
import type { ChangesBody } from "#contract/config.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { edited, readJson, refusal, useConfigServer } from "./configServer.ts";

interface Dataset { title: string; fields: Record<string, unknown>[] }

forEachDatabase("values of fields that change", (database) => {
  const server = useConfigServer(database);
  const admin = () => ({ token: server.token("admin"), locale: "en" });
  const change = (changes: ChangesBody["changes"], more: { dryRun?: boolean; destructive?: boolean; emptying?: boolean } = {}) => {
    const { dryRun, ...said } = more;
    return call(server, "POST config/changes", { query: dryRun ? { dryRun: "1" } : {}, body: { changes, ...said }, ...admin() });
  };
  const fieldIds = new Map<string, string>();

  /** A dataset with a form and a table of its own, and its rows. */
  async function make(name: string, fields: Record<string, string>, rows: Record<string, unknown>[]): Promise<{ datasetId: string; ids: string[] }> {
    const [datasetId, formId, tableId] = [uuidv7(), uuidv7(), uuidv7()];
    const made = await change([
      { change: "insert", entity: "datasets", id: datasetId, values: { name, title: "Ерлар" } },
      ...Object.entries(fields).map(([field, type]) => {
        const id = uuidv7();
        fieldIds.set(`${name}.${field}`, id);
        return { change: "insert" as const, entity: "dataset_fields", id, values: { datasetId, name: field, type } };
      }),
      { change: "insert", entity: "forms", id: formId, values: { name, title: "Ер", source: { dataset: name } } },
      ...Object.entries(fields).map(([field, type]) => ({ change: "insert" as const, entity: "form_elements", values: { formId, key: field, type: type === "number" ? "number" : type === "datetime" ? "datetime" : "text", dataField: field } })),
      { change: "insert", entity: "tables", id: tableId, values: { name, title: "Ерлар", source: { dataset: name } } },
      ...Object.keys(fields).map((field) => ({ change: "insert" as const, entity: "table_columns", values: { tableId, key: field, title: field, dataField: field } })),
    ]);
    expect([made.status, made.failure]).toEqual([200, undefined]);
    const ids: string[] = [];
    for (const values of rows) ids.push(String((await call(server, "POST forms/{name}", { params: { name }, body: { values }, ...admin() })).data.id));
    return { datasetId, ids };
  }

  const valuesOf = async (name: string, field: string) => (await server.rows(name)).map((row) => row[field]).sort();
  const retype = (id: string, type: string, more: object = {}): ChangesBody["changes"] => [{ change: "update", entity: "dataset_fields", id, values: { type, ...more } }];
  const fieldForm = (id: string, values: Record<string, unknown>, confirmed?: string) =>
    call(server, "GET forms/{name}/{id}", { params: { name: "dataset_fields", id }, query: {}, ...admin() }).then(({ data: { version } }) =>
      call(server, "PUT forms/{name}/{id}", { params: { name: "dataset_fields", id }, body: { values, version }, ...admin(), ...(confirmed !== undefined && { headers: { "x-confirmed": confirmed } }) }));
  const asked = (answer: { failure: unknown }) => answer.failure as { code: string; confirm: string; typed?: string; details: string };

  it("DS447 DS448 a change of type is told with what does not fit and what loses something, refused by text, and emptied after a yes", async () => {
    const { ids } = await make("lots", { code: "text", area: "number", at: "datetime" }, [
      { code: "12", area: "1.5", at: "2026-03-01T19:30:00Z" }, { code: "007", area: "2" }, { code: "abc", area: "3.25" }, { area: "4" },
    ]);
    const code = fieldIds.get("lots.code") ?? "";
    const tried = await change(retype(code, "int"), { dryRun: true });
    expect(tried.data.conversions).toEqual([{
      dataset: "lots", field: "code", from: "text", to: "int", rows: 3,
      unfit: { count: 1, first: [{ id: ids[2], value: "abc" }] }, inexact: { count: 1, first: [{ id: ids[1], value: "007" }] },
    }]);
    expect(tried.data.ddl.join("\n")).toContain('alter column "code" type bigint');
    expect((await change(retype(fieldIds.get("lots.at") ?? "", "date"), { dryRun: true })).data.conversions[0]).toMatchObject({ rows: 1, unfit: { count: 0 }, inexact: { count: 1 } });
    expect((await change(retype(fieldIds.get("lots.area") ?? "", "int"), { dryRun: true })).data.conversions[0]).toMatchObject({ rows: 4, unfit: { count: 0 }, inexact: { count: 2 } });

    const files = await server.exported();
    const lots = readJson<Dataset>(files, "datasets/lots.json");
    const text = edited(files, { "datasets/lots.json": { ...lots, fields: lots.fields.map((field) => (field["name"] === "code" ? { ...field, type: "int" } : field)) } });
    const refused = await server.apply(text, { destructive: true });
    expect([refused.status, refusal(refused).problems?.[0]]).toEqual([422, expect.objectContaining({ file: "datasets/lots.json", path: "$.fields[0].type", reason: expect.stringContaining(`${ids[2]}: abc`) })]);

    const question = await fieldForm(code, { type: "int" });
    expect([question.status, question.body.message, asked(question)]).toEqual([
      409, expect.stringContaining("lots.code (records: 1), lots.code (values that do not fit are emptied: 1)"), expect.objectContaining({ code: "destructive_change", typed: "lots.code" }),
    ]);
    expect(asked(question).details).toMatch(/alter column "code" type bigint[\s\S]*lots.code: text → int; records with a value: 3, do not fit: 1, lose a part: 1\n {2}\S+: abc\n {2}\S+: 007[\s\S]*30 days/);
    expect((await fieldForm(code, { type: "int" }, asked(question).confirm)).status).toBe(200);
    expect(await valuesOf("lots", "code")).toEqual([12, 7, null, null]);
    expect((await valuesOf("lots", "area")).map(Number)).toEqual([1.5, 2, 3.25, 4]);
  });

  it("DS449 a change of type that loses nothing is shown before it is made, too", async () => {
    const area = fieldIds.get("lots.area") ?? "";
    const question = await fieldForm(area, { type: "text" });
    expect([question.status, asked(question)]).toEqual([409, expect.objectContaining({ code: "type_change", details: expect.stringContaining("records with a value: 4") as string })]);
    expect(asked(question).typed).toBeUndefined();
    expect((await fieldForm(area, { type: "text" }, asked(question).confirm)).status).toBe(200);
    expect(await valuesOf("lots", "area")).toEqual(["1.5", "2", "3.25", "4"]);
  });

  it("DS450 what a change of type did not keep comes back with the type, where nobody wrote another value", async () => {
    const code = fieldIds.get("lots.code") ?? "";
    const [row] = (await server.rows("lots")).filter((one) => one["code"] === 7);
    await call(server, "PUT forms/{name}/{id}", { params: { name: "lots", id: String(row?.["$id"]) }, body: { values: { code: "8" }, version: Number(row?.["$version"]) }, ...admin() });
    expect((await change(retype(code, "text"))).status).toBe(200);
    expect(await valuesOf("lots", "code")).toEqual(["12", "8", "abc", null]);
  });

  it("DS451 a field that comes back by history has its values again, and rows since then stay", async () => {
    const { datasetId } = await make("farms", { owner: "text", size: "number" }, [{ owner: "Али", size: "1.25" }, { owner: "Вали", size: "2" }]);
    const files = await server.exported();
    const hidden = (await server.rows("farms"))[0];
    expect(hidden).toBeDefined();
    const parts = async (entity: string) => (await call(server, "POST tables/{name}/rows", { params: { name: entity }, body: {}, token: server.token("admin") })).data.rows;
    const isSize = (row: Record<string, unknown>) => row["dataField"] === "size";
    const gone = [
      ...(await parts("table_columns")).filter(isSize).map((row) => ({ change: "delete" as const, entity: "table_columns", id: String(row["$id"]) })),
      ...(await parts("form_elements")).filter(isSize).map((row) => ({ change: "delete" as const, entity: "form_elements", id: String(row["$id"]) })),
      { change: "delete" as const, entity: "dataset_fields", id: fieldIds.get("farms.size") ?? "" },
    ];
    const { data } = await call(server, "GET config/base", { token: server.token("admin") });
    expect((await change(gone, { destructive: true })).status).toBe(200);
    await call(server, "POST forms/{name}", { params: { name: "farms" }, body: { values: { owner: "Ғани" } }, ...admin() });
    const back = await call(server, "POST revisions/{entity}/{id}/restore", { params: { entity: "datasets", id: datasetId }, query: {}, body: { moment: data.revision }, ...admin() });
    expect([back.status, back.failure]).toEqual([200, undefined]);
    const again = await server.apply(files);
    expect([again.status, again.data.losses]).toEqual([200, []]);
    expect((await server.rows("farms")).map((row) => [row["owner"], row["size"] === null ? null : Number(row["size"])]).sort()).toEqual([["Али", 1.25], ["Вали", 2], ["Ғани", null]].sort());
  });

  it("DS452 a dataset that comes back by history has its rows again, also when its name was another's meanwhile", async () => {
    const { datasetId, ids } = await make("barns", { name: "text" }, [{ name: "А" }, { name: "Б" }]);
    const without = edited(await server.exported(), { "datasets/barns.json": undefined, "forms/barns.json": undefined, "tables/barns.json": undefined });
    expect((await server.apply(without, { deletions: true, destructive: true })).status).toBe(200);
    const other = uuidv7();
    await change([{ change: "insert", entity: "datasets", id: other, values: { name: "barns", title: "Бошқа" } }, { change: "insert", entity: "dataset_fields", values: { datasetId: other, name: "name", type: "text", isUnique: true } }]);
    expect((await change([{ change: "update", entity: "datasets", id: other, values: { name: "sheds" } }])).status).toBe(200);
    const back = await call(server, "POST revisions/{entity}/{id}/restore", { params: { entity: "datasets", id: datasetId }, query: {}, body: {}, ...admin() });
    expect([back.status, back.failure]).toEqual([200, undefined]);
    const tableId = uuidv7();
    await change([{ change: "insert", entity: "tables", id: tableId, values: { name: "old_barns", title: "Омборлар", source: { dataset: "barns" } } }, { change: "insert", entity: "table_columns", values: { tableId, title: "Номи", dataField: "name" } }]);
    expect((await server.rows("old_barns")).map((row) => [row["$id"], row["name"]]).sort()).toEqual([[ids[0], "А"], [ids[1], "Б"]]);
  });
});
