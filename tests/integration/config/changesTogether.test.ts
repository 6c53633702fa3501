import { expect, it } from "vitest";
import type { ChangesAnswer, ChangesBody } from "#contract/config.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { call, type Answer } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { edited, readJson, refusal, useConfigServer } from "./configServer.ts";

onEmbedded("changes of several objects", (database) => {
  const server = useConfigServer(database);
  const change = (changes: ChangesBody["changes"], more: { destructive?: boolean; dryRun?: boolean; who?: "admin" | "clerk" } = {}): Promise<Answer<ChangesAnswer>> =>
    call(server, "POST config/changes", {
      query: more.dryRun ? { dryRun: "1" } : {}, body: { changes, ...(more.destructive && { destructive: true }) }, token: server.token(more.who ?? "admin"), locale: "en",
    });
  const openTable = async (name: string) => (await call(server, "GET tables/{name}", { params: { name }, token: server.token("admin") })).status;

  /** A dataset of streets, with its table and a column of it. */
  function streets(name: string, column: Record<string, unknown> = { title: "Номи", dataField: "name" }): ChangesBody["changes"] {
    const [datasetId, tableId] = [uuidv7(), uuidv7()];
    return [
      { change: "insert", entity: "datasets", id: datasetId, values: { name, title: "Кўчалар" } },
      { change: "insert", entity: "dataset_fields", values: { datasetId, name: "name", type: "text" } },
      { change: "insert", entity: "dataset_fields", values: { datasetId, name: "length", type: "int" } },
      { change: "insert", entity: "tables", id: tableId, values: { name, title: "Кўчалар", source: { dataset: name } } },
      { change: "insert", entity: "table_columns", values: { tableId, ...column } },
    ];
  }

  it("CF596 objects change together or not at all, and a part names an owner that the same call makes", async () => {
    const refused = await change(streets("lanes", { title: "Номи", dataField: "nowhere" }));
    expect([refused.status, refusal(refused).problems]).toEqual([422, [expect.objectContaining({ file: "tables/lanes.json", path: "$.columns[0].dataField" })]]);
    expect(await openTable("lanes")).toBe(404);

    const made = await change(streets("streets"));
    expect([made.status, made.data.ddl.length > 0, made.data.losses]).toEqual([200, true, []]);
    expect(made.data.changed.map(({ entity, version }) => [entity, version])).toEqual([["datasets", 1], ["dataset_fields", 1], ["dataset_fields", 1], ["tables", 1], ["table_columns", 1]]);
    expect(await openTable("streets")).toBe(200);
  });

  it("CF597 a dry run of changes tells the DDL and what would be lost, and keeps nothing; data goes only when that is asked", async () => {
    const dataset = streets("alleys").slice(0, 3);
    const tried = await change(dataset, { dryRun: true });
    expect([tried.data.dryRun, tried.data.ddl.join("\n")]).toEqual([true, expect.stringContaining("create table")]);
    const { data } = await change(dataset);
    const id = data.changed[2]?.id ?? "";
    const drop: ChangesBody["changes"] = [{ change: "delete", entity: "dataset_fields", id, version: 1 }];
    expect((await change(drop, { dryRun: true })).data.losses).toEqual(["alleys.length"]);
    const refused = await change(drop);
    expect([refused.status, refusal(refused)]).toEqual([409, expect.objectContaining({ code: "destructive_change", losses: ["alleys.length"] })]);
    expect((await change(drop, { destructive: true })).data.losses).toEqual(["alleys.length"]);
  });

  it("CF601 data goes by a form after a confirmation of exactly what was told, with how many records have it", async () => {
    const { data } = await change([...streets("roads").slice(0, 3), ...streets("ways").slice(0, 3)]);
    const [, roadName, , ways] = data.changed.map(({ id }) => id);
    const admin = { token: server.token("admin"), locale: "en" };
    const form: ChangesBody["changes"] = [
      { change: "insert", entity: "forms", id: uuidv7(), values: { name: "roads", title: "Йўллар", source: { dataset: "roads" } } },
    ];
    const [formId] = form.map((one) => one.id);
    expect((await change([...form, { change: "insert", entity: "form_elements", values: { formId, type: "text", dataField: "length", label: "Узунлиги" } }])).status).toBe(200);
    const remove = (name: string, id: string | undefined, confirmed?: string) =>
      call(server, "DELETE forms/{name}/{id}", { params: { name, id: id ?? "" }, ...admin, ...(confirmed !== undefined && { headers: { "x-confirmed": confirmed } }) });
    const told = await remove("datasets", ways);
    expect([told.status, told.body.message]).toEqual([409, expect.stringContaining("ways (records: 0)")]);
    const { confirm, typed } = told.failure as unknown as { confirm: string; typed: string };
    expect(typed).toBe("ways");
    // Neither a yes to nothing in particular nor one to another loss is one to this.
    expect((await remove("datasets", ways, "destructive_change")).failure?.code).toBe("destructive_change");
    expect((await remove("dataset_fields", roadName, confirm)).failure?.code).toBe("destructive_change");
    expect((await remove("datasets", ways, confirm)).status).toBe(200);

    const asked = await remove("dataset_fields", roadName);
    const empty = (asked.failure as unknown as { confirm: string }).confirm;
    expect(asked.body.message).toContain("roads.name (records: 0)");
    expect((await change([{ change: "insert", entity: "form_elements", values: { formId, type: "text", dataField: "name", label: "Номи" } }])).status).toBe(200);
    expect((await call(server, "POST forms/{name}", { params: { name: "roads" }, body: { values: { name: "Навоий" } }, ...admin })).status).toBe(201);
    const named = (await call(server, "POST tables/{name}/rows", { params: { name: "form_elements" }, body: { filters: { formId } }, ...admin })).data.rows.find(({ label }) => label === "Номи");
    expect((await remove("form_elements", String(named?.["$id"]))).status).toBe(200);
    const again = await remove("dataset_fields", roadName, empty);
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining("roads.name (records: 1)")]);
    expect((await remove("dataset_fields", roadName, `other, ${(again.failure as unknown as { confirm: string }).confirm}`)).status).toBe(200);
  });

  it("CF598 objects are changed together by administrators only, and only those that have a form of project platon", async () => {
    const clerk = await change(streets("paths"), { who: "clerk" });
    expect([clerk.status, refusal(clerk).code]).toEqual([403, "forbidden"]);
    expect((await change([{ change: "insert", entity: "sessions", values: {} }])).status).toBe(404);
  });

  it("CF600 a dataset without fields is refused in words; one that is made by its form begins with a field of names", async () => {
    const refused = await change(streets("voids").slice(0, 1));
    expect([refused.status, refusal(refused).problems]).toEqual([422, [{ file: "datasets/voids.json", path: "$.fields", reason: "a dataset needs at least one field" }]]);
    const body = { values: { name: "voids", title: "Бўшлиқ" } };
    expect((await call(server, "POST forms/{name}", { params: { name: "datasets" }, body, token: server.token("admin") })).status).toBe(201);
    const files = await server.exported();
    expect(readJson(files, "datasets/voids.json")).toMatchObject({ title: "Бўшлиқ", fields: [{ name: "name", type: "text", title: "Номи" }] });
    const emptied = await server.apply(edited(files, { "datasets/voids.json": { title: "Бўшлиқ", fields: [] } }), { destructive: true, locale: "en" });
    expect(refusal(emptied).problems).toEqual([expect.objectContaining({ file: "datasets/voids.json", path: "$.fields" })]);
  });
});
