import { expect, it } from "vitest";
import type { EntityWish } from "#contract/config.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useFilesServer, type Who } from "./filesServer.ts";

forEachDatabase("files of what is renamed", (database) => {
  const server = useFilesServer(database);
  const token = () => server.token("admin");
  const rowsOf = async (name: string) => (await call(server, "POST tables/{name}/rows", { params: { name }, body: {}, token: token() })).data.rows;
  /** Updates of those rows of an entity of which `isMeant` holds. */
  const updates = async (entity: string, isMeant: (row: Record<string, unknown>) => boolean, values: Record<string, unknown>): Promise<EntityWish[]> =>
    (await rowsOf(entity)).filter(isMeant).map((row) => ({ change: "update", entity, id: String(row["$id"]), version: Number(row["$version"]), values }));
  const change = (changes: EntityWish[], more: { destructive?: boolean } = {}) => call(server, "POST config/changes", { query: {}, body: { changes, ...more }, token: token(), locale: "en" });
  const read = async (id: string) => (await call(server, "GET forms/{name}/{id}", { params: { name: "papers", id }, query: {}, token: server.token("clerk") })).data;
  const status = async (id: string, who: Who = "clerk") => (await server.get(`uploads/files/${id}`, { who })).status;

  it("DS443 DS454 a record of a renamed field and of a renamed dataset still holds its files, its history and the views over it", async () => {
    await change(await updates("tables", ({ name }) => name === "north_papers", { history: true }));
    const [scan, photo] = [(await server.upload({ to: "papers.scans" })).data.id, (await server.upload({ to: "viewing.photo" })).data.id];
    expect([await status(scan), typeof photo]).toEqual([200, "string"]);
    const saved = await server.save("papers", { title: "Шартнома", region: "north", scans: [scan] });
    const { id, version } = saved.data;
    await call(server, "PUT forms/{name}/{id}", { params: { name: "papers", id }, body: { values: { title: "Янги шартнома" }, version }, token: server.token("clerk") });
    const state = { query: { sort: "-title", where: '["and",["title","contains","а"]]' }, columns: null };
    const view = (await call(server, "POST tables/{name}/views", { params: { name: "north_papers" }, body: { title: "Меники", state }, token: token() })).data;

    const fields = [
      ...(await updates("dataset_fields", ({ name }) => name === "scans", { name: "copies" })), ...(await updates("dataset_fields", ({ name }) => name === "title", { name: "caption" })),
      ...(await updates("table_columns", ({ title }) => title === "Нусхалар", { dataField: "copies" })), ...(await updates("form_elements", ({ label }) => label === "Нусхалар", { dataField: "copies" })),
      ...(await updates("table_columns", ({ title }) => title === "Номи", { dataField: "caption" })), ...(await updates("form_elements", ({ label }) => label === "Номи", { dataField: "caption" })),
    ];
    const renamed = await change(fields);
    expect([renamed.status, renamed.failure]).toEqual([200, undefined]);
    expect(renamed.data.losses).toEqual([]);
    expect(await read(id)).toMatchObject({ values: { caption: "Янги шартнома", copies: [scan] }, files: { [scan]: { name: "a.txt" } } });

    const dataset = { source: { dataset: "documents" } };
    const moved = await change([
      ...(await updates("datasets", ({ name }) => name === "papers", { name: "documents" })), ...(await updates("tables", ({ name }) => name === "north_papers", dataset)),
      ...(await updates("forms", ({ name }) => name === "papers" || name === "viewing", dataset)),
    ]);
    expect([moved.status, moved.failure]).toEqual([200, undefined]);
    expect(await read(id)).toMatchObject({ values: { caption: "Янги шартнома", copies: [scan] }, files: { [scan]: { name: "a.txt" } } });
    expect(await status(scan)).toBe(200);
    const history = (await call(server, "GET forms/{name}/{id}/history", { params: { name: "papers", id }, query: {}, token: token() })).data;
    expect(history.map(({ change: kind, diff }) => [kind, diff.map(({ field, after }) => [field, after])])).toEqual([["update", [["caption", "Янги шартнома"]]], ["insert", []]]);
    const { data: { state: { query } } } = await call(server, "GET tables/{name}/views/{id}", { params: { name: "north_papers", id: view.id }, token: token() });
    expect(query).toEqual({ sort: "-caption", where: '["and",["caption","contains","а"]]' });

    const gone = [
      ["dataset_fields", "name", "copies"], ["table_columns", "title", "Нусхалар"], ["form_elements", "label", "Нусхалар"],
    ] as const;
    const rows = await Promise.all(gone.map(async ([entity, by, name]) => (await rowsOf(entity)).filter((row) => row[by] === name).map((row): EntityWish => ({ change: "delete", entity, id: String(row["$id"]) }))));
    const base = (await call(server, "GET config/base", { token: token() })).data.revision;
    expect([await change(rows.flat()).then(({ failure }) => failure?.code), await status(scan, "admin")]).toEqual(["destructive_change", 200]);
    expect((await change(rows.flat(), { destructive: true })).status).toBe(200);
    expect([await status(scan, "admin"), await status(scan)]).toEqual([404, 404]);
    // What shows the field comes back by itself; the dataset brings its values and files.
    const [documents] = (await rowsOf("datasets")).filter((row) => row["name"] === "documents");
    const back = await call(server, "POST revisions/{entity}/{id}/restore", { params: { entity: "datasets", id: String(documents?.["$id"]) }, query: {}, body: { moment: base }, token: token() });
    expect([back.status, back.failure]).toEqual([200, undefined]);
    await change(rows.flat().filter(({ entity }) => entity !== "dataset_fields").map((row): EntityWish => ({ change: "restore", entity: row.entity, id: row.change === "insert" ? "" : row.id })));
    expect(await read(id)).toMatchObject({ values: { copies: [scan] }, files: { [scan]: { name: "a.txt" } } });
    expect(await status(scan)).toBe(200);
  });
});
