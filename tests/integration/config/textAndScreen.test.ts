import { expect, it } from "vitest";
import type { ApplyBody, ChangesBody, ProjectFile, TextBase, TextConflict } from "#contract/config.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { edited, readJson, refusal, useConfigServer } from "./configServer.ts";

const readObject = (files: readonly ProjectFile[], path: string): Record<string, unknown> => readJson(files, path);

forEachDatabase("text and screen together", (database) => {
  const server = useConfigServer(database);

  const pull = async (): Promise<{ base: TextBase; files: ProjectFile[] }> => {
    const { data: base } = await call(server, "GET config/base", { token: server.token("admin") });
    return { base, files: await server.exported() };
  };
  const onScreen = async (changes: ChangesBody["changes"]) => {
    const answer = await call(server, "POST config/changes", { body: { changes, destructive: true }, token: server.token("admin") });
    expect(answer.status).toBe(200);
    return answer.data;
  };
  const idOf = async (entity: string, isMeant: (row: Record<string, unknown>) => boolean) => String((await server.rows(entity)).find(isMeant)?.["$id"]);
  const change = async (entity: string, name: string, values: Record<string, unknown>) =>
    onScreen([{ change: "update", entity, id: await idOf(entity, (row) => row["name"] === name), values }]);
  const table = (title: string) => ({ title, source: { dataset: "places" }, columns: [{ title: "Номи", dataField: "name" }] });
  const apply = (files: readonly ProjectFile[], options: Partial<ApplyBody> & { dryRun?: boolean } = {}) => server.apply(files, options);
  const conflictsOf = (answer: Awaited<ReturnType<typeof apply>>) => (refusal(answer) as unknown as { conflicts: TextConflict[] }).conflicts;
  const settings = async () => readJson<Record<string, unknown>>(await server.exported(), "project.json");

  it("CF650 what others changed on the server since the text was pulled stays, and is named as what the text lacks", async () => {
    const { base, files } = await pull();
    await change("tables", "places", { pageSize: 20 });
    await onScreen([{ change: "insert", entity: "table_columns", values: { tableId: await idOf("tables", (row) => row["name"] === "places"), key: "again", title: "Яна", dataField: "name" } }]);
    const mine = edited(files, { "tables/places.json": { ...readObject(files, "tables/places.json"), title: "Манзиллар" } });
    const { status, data } = await apply(mine, { base });
    expect([status, data.isBased, data.taken, data.changes]).toEqual([
      200, true, [{ entity: "tables", name: "places" }], [{ entity: "tables", name: "places", change: "update", paths: ["title"] }],
    ]);
    const now = readJson<{ columns: { title: string }[] }>(await server.exported(), "tables/places.json");
    expect(now).toMatchObject({ title: "Манзиллар", pageSize: 20 });
    expect(now.columns.at(-1)).toMatchObject({ title: "Яна" });
    // What it stands on now holds for the next one, once the text has what it lacked.
    expect((await apply(await server.exported(), { base: data.base })).data).toMatchObject({ changes: [], taken: [], ddl: [] });
  });

  it("CF650 CF651 what both changed is refused with who, when and both sides, and one side stands when that is said", async () => {
    const { base, files } = await pull();
    const before = readObject(files, "tables/places.json")["title"];
    await change("tables", "places", { title: "Улар" });
    const mine = edited(files, { "tables/places.json": { ...readObject(files, "tables/places.json"), title: "Мен", maxHeight: 300 }, "tables/more.json": table("Яна") });
    const refused = await apply(mine, { base });
    expect([refused.status, refusal(refused).code, refused.body.message]).toEqual([409, "text_conflict", "Both the text and the server changed: tables/places. Say which one stays."]);
    expect(conflictsOf(refused)).toEqual([{
      entity: "tables", name: "places", kind: "changed", by: "admin", at: expect.stringMatching(/^\d{4}-/), properties: [{ path: "title", base: before, mine: "Мен", theirs: "Улар" }],
    }]);
    expect((await server.exported()).map(({ path }) => path)).not.toContain("tables/more.json");
    expect((await apply(mine, { base, dryRun: true })).status).toBe(409);
    expect((await apply(mine, { base, theirs: ["tables/more"], dryRun: true })).status).toBe(409);
    const theirs = await apply(mine, { base, theirs: ["tables/places"], dryRun: true });
    expect([theirs.data.taken, theirs.data.changes.map(({ name, paths }) => [name, paths])]).toEqual([
      [{ entity: "tables", name: "places" }], [["places", ["maxHeight"]], ["more", []]],
    ]);
    expect((await apply(mine, { base, mine: "all" })).data.changes.map(({ name, paths }) => [name, paths])).toEqual([["places", ["title", "maxHeight"]], ["more", []]]);
  });

  it("CF650 a text without a base, or with that of another project, stands as it is, and the answer says so", async () => {
    const { base, files } = await pull();
    await change("tables", "places", { title: "Экранда" });
    const foreign = { ...base, origin: "00000000-0000-4000-8000-000000000000" };
    for (const other of [undefined, foreign, { ...base, revision: base.revision + 1_000 }]) {
      const { data } = await apply(files, { ...(other && { base: other }), dryRun: true });
      expect([data.isBased, data.changes]).toEqual([false, [{ entity: "tables", name: "places", change: "update", paths: ["title"] }]]);
    }
    expect((await apply(files, { base })).data).toMatchObject({ changes: [], taken: [{ name: "places" }] });
  });

  it("CF650 settings of the project are merged by property too", async () => {
    const { base, files } = await pull();
    await apply(edited(files, { "project.json": { ...(await settings()), version: "2.0.0" } }), { base });
    const mine = edited(files, { "project.json": { ...readObject(files, "project.json"), support: { phone: "+998 71 000 00 00" } } });
    expect((await apply(mine, { base })).data.taken).toEqual([{ entity: "projects", name: base.project }]);
    expect(await settings()).toMatchObject({ version: "2.0.0", support: { phone: "+998 71 000 00 00" } });
    const clash = edited(files, { "project.json": { ...readObject(files, "project.json"), version: "3.0.0" } });
    expect(conflictsOf(await apply(clash, { base }))).toMatchObject([{ entity: "projects", properties: [{ path: "settings.version", theirs: "2.0.0", mine: "3.0.0" }] }]);
    await apply(files, { mine: "all" });
  });

  it("CF652 what was deleted on the screen is not brought back by its file, with a base or without; what text deleted is", async () => {
    const made = edited((await pull()).files, { "tables/brief.json": table("Қисқа") });
    const { data: { base } } = await apply(made);
    await onScreen([{ change: "delete", entity: "tables", id: await idOf("tables", (row) => row["name"] === "brief") }]);
    for (const known of [{ base }, {}, { base: (await pull()).base }]) {
      const refused = await apply(made, known);
      expect([refused.status, conflictsOf(refused)]).toEqual([409, [expect.objectContaining({ entity: "tables", name: "brief", kind: "deleted", by: "admin" })]]);
    }
    expect((await apply(made, { theirs: "all" })).data).toMatchObject({ changes: [], taken: [{ entity: "tables", name: "brief" }] });
    expect((await apply(made, { mine: ["tables/brief"] })).data.changes).toMatchObject([{ name: "brief", change: "create" }]);
    const without = edited(made, { "tables/brief.json": undefined });
    expect((await apply(without, { deletions: true })).data.changes).toMatchObject([{ name: "brief", change: "delete" }]);
    expect((await apply(made)).data.changes).toMatchObject([{ name: "brief", change: "create" }]);
    await apply(without, { deletions: true });
  });

  it("CF653 deletions spare what was made on the screen since, and ask about what was changed there", async () => {
    const { base, files } = await pull();
    const [tableId] = (await onScreen([{ change: "insert", entity: "tables", values: { name: "fresh", title: "Янги", source: { dataset: "places" } } }])).changed;
    const spared = await apply(files, { base, deletions: true });
    expect([spared.data.changes, spared.data.taken]).toEqual([[], [{ entity: "tables", name: "fresh" }]]);
    await onScreen([{ change: "update", entity: "tables", id: tableId?.id ?? "", values: { pageSize: 9 } }]);
    expect(conflictsOf(await apply(files, { base: spared.data.base, deletions: true }))).toMatchObject([{ name: "fresh", kind: "gone" }]);
    expect((await apply(files, { base: spared.data.base, deletions: true, mine: "all" })).data.changes).toMatchObject([{ name: "fresh", change: "delete" }]);
  });

  it("CF654 an empty text, one that is half there, and one of another project delete nothing before their number is confirmed", async () => {
    const { files } = await pull();
    const half = files.filter(({ path }) => !/^(translations|menus)\.json$|^(tables|forms|pages)\//.test(path));
    const other = edited(files, { "project.json": { title: "Бошқа лойиҳа" }, "pages/closed.json": undefined, "pages/closed.Secret.tsx": undefined });
    // Somebody has to administer what is left.
    const empty = files.filter(({ path }) => path === "project.json" || path === "roles/admin.json");
    for (const text of [empty, half, other]) {
      const refused = await apply(text, { deletions: true, destructive: true });
      const { count, total } = refusal(refused) as unknown as { count: number; total: number };
      expect([refused.status, refusal(refused).code]).toEqual([409, "many_deletions"]);
      expect(refused.body.message).toContain(`${count} of ${total} objects would be deleted`);
      expect(await server.exported()).toEqual(files);
      expect((await apply(text, { deletions: true, destructive: true, deletionCount: count + 1, dryRun: true })).status).toBe(409);
      if (text === half) continue;
      const { data } = await apply(text, { deletions: true, destructive: true, deletionCount: count, dryRun: true });
      expect(data.changes.filter(({ change: what }) => what === "delete")).toHaveLength(count);
    }
  });

  it("CF655 titles, formats and the order of parts change no table of the database", async () => {
    const { files, base } = await pull();
    const places = readJson<{ title: string; columns: unknown[] }>(files, "tables/places.json");
    const dataset = readJson<{ fields: Record<string, unknown>[] }>(files, "datasets/places.json");
    const form = readJson<{ elements: unknown[] }>(files, "forms/places.json");
    const { data } = await apply(edited(files, {
      "tables/places.json": { ...places, title: "Бошқача", columns: [...places.columns].reverse() },
      "forms/places.json": { ...form, elements: [...form.elements].reverse() },
      "datasets/places.json": { ...dataset, fields: [...dataset.fields].reverse().map((field) => ({ ...field, title: `${String(field["name"])}!` })) },
    }), { base });
    expect([data.ddl, data.changes.map(({ entity }) => entity)]).toEqual([[], expect.arrayContaining(["datasets", "tables", "forms"])]);
    expect((await apply(await server.exported(), { base: data.base, dryRun: true, deletions: true })).data).toMatchObject({ changes: [], ddl: [], taken: [] });
    await apply(files, { mine: "all" });
  });
});
