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
  const save = async (options: Option[], { confirmed, byDefault }: { confirmed?: string; byDefault?: string } = {}) => {
    const id = await stateField();
    const { data: { version } } = await call(server, "GET forms/{name}/{id}", { params: { name: "dataset_fields", id }, query: {}, ...admin() });
    return call(server, "PUT forms/{name}/{id}", { params: { name: "dataset_fields", id }, body: { values: { options, ...(byDefault !== undefined && { default: byDefault }) }, version }, ...admin(), ...(confirmed !== undefined && { headers: { "x-confirmed": confirmed } }) });
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
      query: { dryRun: "1" }, body: { changes: [{ change: "update", entity: "dataset_fields", id: await stateField(), values: { options: [open, closed], default: "open" } }] }, ...admin(),
    });
    expect([tried.failure, tried.data.losses, tried.data.warnings]).toEqual([undefined, [], [expect.objectContaining(warning)]]);
    const byText = await server.apply(await withWorks(works([open, closed], "open")), { dryRun: true });
    expect(byText.data.warnings).toEqual([expect.objectContaining(warning)]);
    expect((await save([open, closed])).failure).toMatchObject({ code: "invalid_values" });
    const asked = await save([open, closed], { byDefault: "open" });
    expect([asked.status, asked.failure]).toEqual([409, expect.objectContaining({ code: "options_gone", details: warning.reason })]);
    expect(asked.body.message).toContain("works.state “done”: 3");
    expect((await save([open, closed], { byDefault: "open", confirmed: (asked.failure as unknown as { confirm: string }).confirm })).status).toBe(200);
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

  it("DS468 DS469 what names a renamed option follows it: defaults, filters, rules, conditions, buttons, formats, saved views, history; a form tells each place first", async () => {
    const tables = { columns: [{ title: "Номи", dataField: "title" }, { title: "Ҳолати", dataField: "state", cellFormat: "status:open=success,shut=danger", formatCondition: "value === 'open'" }] };
    const files = edited(await server.exported(), {
      "datasets/works.json": { ...works([open, { id: "shut", name: "Ёпиқ" }], "open"), rowRule: { or: [{ state: { op: "in", value: ["open", "shut", "done"] } }, { state: { op: "empty" } }] } },
      "tables/works.json": {
        title: "Ишлар", source: { dataset: "works" }, form: "works", history: true, ...tables, rowRule: { state: { op: "ne", value: "gone" } },
        filters: [{ title: "Ҳолати", field: "state", operator: "in", type: "multiselect", defaultValue: ["open", "shut"] }],
        buttons: [{ key: "open", title: "Очиш", scope: "row", action: 'set:{"state":"open"}' }],
      },
      "forms/works.json": {
        title: "Иш", source: { dataset: "works" }, elements: [
          { type: "text", dataField: "title", displayCondition: "values.state === 'open' || [values.title].includes('open')" }, { type: "select", dataField: "state", defaultValue: "open" },
        ],
      },
    });
    const applied = await server.apply(files);
    expect([applied.status, applied.failure]).toEqual([200, undefined]);
    const view = await call(server, "POST tables/{name}/views", { params: { name: "works" }, body: { title: "Очиқлар", state: { query: { "f.state": "open,shut", where: '["and",["state","eq","open"]]' }, columns: null } }, ...admin() });
    expect(view.status).toBe(201);
    const { data: { id } } = await add({ title: "moves", state: "open" });
    const form = { params: { name: "works", id }, ...admin() };
    const { data: { version } } = await call(server, "GET forms/{name}/{id}", { ...form, query: {} });
    expect((await call(server, "PUT forms/{name}/{id}", { ...form, body: { values: { state: "shut" }, version } })).status).toBe(200);

    const renamed = [{ id: "active", name: "Очиқ", was: "open" }, { id: "shut", name: "Ёпиқ" }];
    const asked = await save(renamed);
    expect([asked.status, asked.failure]).toEqual([409, expect.objectContaining({ code: "names_carried" })]);
    const { details, confirm } = asked.failure as unknown as { details: string; confirm: string };
    for (const place of ["datasets/works: rowRule", "form_elements.state.properties.defaultValue", "table_filters.state.defaultValue", "“open” of the list of “state” is called “active” now"]) expect(details).toContain(place);
    const saved = await save(renamed, { confirmed: confirm });
    expect([saved.status, saved.failure]).toEqual([200, undefined]);

    const now = async (path: string) => JSON.stringify(readJson(await server.exported(), path));
    expect(await now("datasets/works.json")).toContain('"rowRule":{"or":[{"state":{"op":"in","value":["active","shut","done"]}},{"state":{"op":"empty"}}]}');
    for (const text of ['"cellFormat":"status:active=success,shut=danger"', `"formatCondition":"value === 'active'"`, '"defaultValue":["active","shut"]', String.raw`"action":"set:{\"state\":\"active\"}"`]) expect(await now("tables/works.json")).toContain(text);
    for (const text of ["values.state === 'active' || [values.title].includes('open')", '"defaultValue":"active"']) expect(await now("forms/works.json")).toContain(text);
    const { data: { views } } = await call(server, "GET tables/{name}", { params: { name: "works" }, query: {}, ...admin() });
    expect(views.map(({ state }) => state.query)).toEqual([{ "f.state": "active,shut", where: '["and",["state","eq","active"]]' }]);
    const history = await call(server, "GET forms/{name}/{id}/history", { ...form, query: {} });
    expect(JSON.stringify(history.data)).toContain("active");
    expect(JSON.stringify(history.data)).not.toContain('"open"');
  });
});
