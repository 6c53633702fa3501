import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { edited, readJson, refusal, useConfigServer } from "./configServer.ts";

interface Option { id: string; name: string; was?: string }
interface Dataset { title: string; fields: Record<string, unknown>[] }

const ready = { id: "ready", name: "Тайёр" };
const open = { id: "open", name: "Очиқ" };
const closed = { id: "closed", name: "Ёпиқ" };

const works = (options: Option[], byDefault = "ready"): Dataset => ({
  title: "Ишлар", fields: [{ name: "title", type: "text" }, { name: "state", type: "text", options, default: byDefault }],
});

forEachDatabase("options of a field that rows use", (database) => {
  const server = useConfigServer(database);
  const admin = () => ({ token: server.token("admin"), locale: "en" });
  const withWorks = async (dataset: Dataset) => edited(await server.exported(), {
    "datasets/works.json": dataset,
    "forms/works.json": { title: "Иш", source: { dataset: "works" }, elements: [{ type: "text", dataField: "title" }, { type: "select", dataField: "state" }] },
    "tables/works.json": { title: "Ишлар", source: { dataset: "works" }, form: "works", columns: [{ title: "Номи", dataField: "title" }, { title: "Ҳолати", dataField: "state" }] },
  });
  const states = async () => (await server.rows("works")).map((row) => row["state"]).sort();
  const kept = async () => readJson<Dataset>(await server.exported(), "datasets/works.json").fields[1];
  const add = (values: Record<string, unknown>) => call(server, "POST forms/{name}", { params: { name: "works" }, body: { values }, ...admin() });
  const stateField = async () => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "dataset_fields" }, body: {}, token: server.token("admin") });
    return String(data.rows.find((row) => row["name"] === "state")?.["$id"]);
  };
  const save = async (options: Option[], confirmed?: string) => {
    const id = await stateField();
    const { data: { version } } = await call(server, "GET forms/{name}/{id}", { params: { name: "dataset_fields", id }, query: {}, ...admin() });
    return call(server, "PUT forms/{name}/{id}", { params: { name: "dataset_fields", id }, body: { values: { options }, version }, ...admin(), ...(confirmed !== undefined && { headers: { "x-confirmed": confirmed } }) });
  };

  it("DS456 an option's `was` in the text carries rows and the default in one moment, is kept nowhere, and does nothing again", async () => {
    expect((await server.apply(await withWorks(works([ready, open, closed])))).failure).toBeUndefined();
    for (const state of ["ready", "ready", "open", "closed"]) expect((await add({ title: state, state })).status).toBe(201);
    const text = await withWorks(works([{ id: "done", name: "Тайёр", was: "ready" }, open, closed]));
    const renamed = await server.apply(text);
    expect([renamed.failure, renamed.data.losses, renamed.data.warnings]).toEqual([undefined, [], []]);
    expect(await states()).toEqual(["closed", "done", "done", "open"]);
    expect(await kept()).toMatchObject({ options: [{ id: "done", name: "Тайёр" }, open, closed], default: "done" });
    expect(JSON.stringify(await server.exported())).not.toContain('\\"was\\"');
    expect((await server.apply(text)).data.changes).toEqual([]);
    expect((await add({ title: "new" })).status).toBe(201);
    expect(await states()).toEqual(["closed", "done", "done", "done", "open"]);
  });

  it("DS457 a rename is refused while the list has both ids, or twice the same one before", async () => {
    const both = await server.apply(await withWorks(works([{ id: "done", name: "Тайёр", was: "open" }, open, closed], "done")));
    expect(refusal(both).problems?.[0]).toMatchObject({ file: "datasets/works.json", path: "$.fields[1].options[0].was", reason: "“open” cannot be renamed to “done”: both are there" });
    const twice = await server.apply(await withWorks(works([{ id: "done", name: "Тайёр", was: "x" }, { ...open, was: "x" }, closed], "done")));
    expect(refusal(twice).problems?.[0]).toMatchObject({ path: "$.fields[1].options[1].was" });
  });

  it("DS458 another name of an option touches no row and asks nothing", async () => {
    const before = await server.rows("works");
    expect((await save([{ id: "done", name: "Битди" }, open, closed])).status).toBe(200);
    expect(await server.rows("works")).toEqual(before);
  });

  it("DS459 an option that goes while rows have it is told with their number: a form asks, text and a dry run warn", async () => {
    const warning = { file: "datasets/works.json", path: "$.fields[1].options", reason: "“done” is no longer in the list of “state”; records that keep it: 3" };
    const tried = await call(server, "POST config/changes", {
      query: { dryRun: "1" }, body: { changes: [{ change: "update", entity: "dataset_fields", id: await stateField(), values: { options: [open, closed] } }] }, ...admin(),
    });
    expect([tried.failure, tried.data.losses, tried.data.warnings]).toEqual([undefined, [], [expect.objectContaining(warning)]]);
    const byText = await server.apply(await withWorks(works([open, closed], "open")), { dryRun: true });
    expect(byText.data.warnings).toEqual([expect.objectContaining(warning)]);
    const asked = await save([open, closed]);
    expect([asked.status, asked.failure]).toEqual([409, expect.objectContaining({ code: "options_gone", details: warning.reason })]);
    expect(asked.body.message).toContain("works.state “done”: 3");
    expect((await save([open, closed], (asked.failure as unknown as { confirm: string }).confirm)).status).toBe(200);
  });

  it("DS460 rows that have an option which is gone open, are saved unchanged and are exported; none gets it anew", async () => {
    expect(await states()).toEqual(["closed", "done", "done", "done", "open"]);
    const row = (await server.rows("works")).find(({ state }) => state === "done");
    const id = String(row?.["$id"]);
    const opened = await call(server, "GET forms/{name}/{id}", { params: { name: "works", id }, query: {}, ...admin() });
    expect([opened.status, opened.data.values]).toEqual([200, expect.objectContaining({ state: "done" })]);
    const saved = await call(server, "PUT forms/{name}/{id}", { params: { name: "works", id }, body: { values: opened.data.values, version: opened.data.version }, ...admin() });
    expect([saved.status, saved.failure]).toEqual([200, undefined]);
    const ticket = await call(server, "POST export/{resource}/ticket", { params: { resource: "table:works" }, body: { scope: "all", locale: "uz", format: "csv" }, ...admin() });
    const file = await fetch(`${server.url}/api/export/table:works?ticket=${ticket.data.ticket}`);
    expect((await file.text()).match(/done/g)).toHaveLength(3);
    expect((await add({ title: "late", state: "done" })).status).toBe(422);
    expect((await save([open, { ...closed, id: "shut", was: "closed" }])).status).toBe(200);
    expect(await states()).toEqual(["done", "done", "done", "open", "shut"]);
  });
});
