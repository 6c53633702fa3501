import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, it, vi } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase, onEmbedded } from "../harness/onDatabases.ts";
import { copyEmptyData } from "../harness/seededData.ts";
import { startServer } from "../harness/startServer.ts";
import { edited, projectFolder, readJson, refusal, useConfigServer, type ConfigServer } from "./configServer.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const secret = "жуда-махфий \"1\" \\";
const call24 = { google: { client_id: "me", client_secret: secret } };
const mark = { google: { client_id: "me", client_secret: { $secret: "call24.google.client_secret" } } };

/** How often the secret, or its beginning as JSON has it, is in what the server gives away. */
const isTold = (text: string): boolean => text.includes("жуда-махфий");

async function backupOf({ url, token }: ConfigServer): Promise<Buffer> {
  const answer = await fetch(`${url}/api/database/backup`, { headers: { authorization: `Bearer ${token("admin")}` } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const revisionsOf = async (server: ConfigServer) =>
  (await call(server, "GET revisions/{entity}/{id}", { params: { entity: "projects", id: "project" }, token: server.token("admin") })).data;

const textOf = async (server: ConfigServer) => readJson(await server.exported(), "project.json");

forEachDatabase("secrets of a project", (database) => {
  const server = useConfigServer(database);
  const admin = () => ({ token: server.token("admin"), locale: "en" });
  const applyText = async (changes: object, options = {}) =>
    await server.apply(edited(await server.exported(), { "project.json": { ...(await textOf(server)), ...changes } }), options);

  it("CF751 a secret of a text is stored sealed and leaves by no door: not by export, revisions, comparison, restoration, refusals or a backup", async () => {
    const base = (await call(server, "GET config/base", admin())).data;
    expect((await applyText({ call24 })).data.changes).toMatchObject([{ entity: "projects" }]);
    expect((await textOf(server))["call24"]).toEqual(mark);
    const clash = await applyText({ call24: { google: { client_secret: "other" } } }, { base });
    expect(refusal(clash)).toMatchObject({ code: "text_conflict" });
    const [latest, ...older] = await revisionsOf(server);
    const place = { entity: "projects", id: "project" };
    const told = [
      clash.body, await revisionsOf(server),
      (await call(server, "GET revisions/{entity}/{id}/{revision}", { params: { ...place, revision: String(latest?.revision) }, ...admin() })).body,
      (await call(server, "GET differences/{entity}/{id}", { params: place, query: { from: String((older[0]?.moment ?? 1)) }, ...admin() })).body,
      (await call(server, "POST revisions/{entity}/{id}/restore", { params: place, body: { moment: latest!.moment }, ...admin() })).body,
      gunzipSync(await backupOf(server)).toString("utf8"),
    ];
    expect(told.map((one) => [isTold(JSON.stringify(one)), JSON.stringify(one).length > 20])).toEqual(told.map(() => [false, true]));
    expect(gunzipSync(await backupOf(server)).toString("utf8")).toContain("sealed:");
  });

  it("CF752 a text with the mark of a secret keeps it, the same secret changes nothing, and another is a change", async () => {
    await applyText({ call24 });
    const files = await server.exported();
    expect((await server.apply(files, { dryRun: true })).data).toMatchObject({ changes: [], warnings: [] });
    expect((await applyText({ call24 })).data.changes).toEqual([]);
    expect((await applyText({ call24: { google: { ...call24.google, client_secret: "new" } } }, { dryRun: true })).data.changes).toMatchObject([
      { paths: ["settings.call24.google.client_secret"] },
    ]);
    const moved = await applyText({ call24: { work: mark.google } });
    expect([moved.data.warnings, (await textOf(server))["call24"]]).toEqual([[], { work: { ...mark.google, client_secret: { $secret: "call24.work.client_secret" } } }]);
    const moment = (await revisionsOf(server))[0]!.moment;
    await applyText({ call24: {} });
    const restored = await call(server, "POST revisions/{entity}/{id}/restore", { params: { entity: "projects", id: "project" }, body: { moment }, ...admin() });
    expect([restored.status, (await server.apply(await server.exported(), { dryRun: true })).data.warnings]).toEqual([200, []]);
    expect((await applyText({ call24: { work: call24.google } })).data.changes).toEqual([]);
  });

  it("CF753 a mark of a secret that nobody entered on this server is applied with a warning, and is the same in the text", async () => {
    const applied = await applyText({ call24: { other: { apiToken: { $secret: "call24.other.apiToken" } } } });
    expect(applied.data.warnings).toEqual([{ file: "project.json", path: "$.call24.other.apiToken", reason: expect.stringContaining("enter it anew") }]);
    expect((await textOf(server))["call24"]).toEqual({ other: { apiToken: { $secret: "call24.other.apiToken" } } });
    expect((await applyText({ call24: { other: { apiToken: "t" } } })).data.warnings).toEqual([]);
  });

  it("CF754 a mark where no secret can be is refused with its place", async () => {
    const refused = await applyText({ call24: { google: { client_id: { $secret: "call24.google.client_secret" } } } });
    expect(refusal(refused)).toMatchObject({ code: "config_invalid", problems: [{ file: "project.json", path: "$.call24.google.client_id" }] });
  });
});

onEmbedded("secrets on another server", (database) => {
  const server = useConfigServer(database);
  const folder = mkdtempSync(join(tmpdir(), "platon-secrets-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("CF755 after a restore on another server each secret is named and asked for, the rest works, and saving keeps what cannot be read", async () => {
    await server.apply(edited(await server.exported(), { "project.json": { ...(await textOf(server)), call24 } }));
    const [file, dataDir] = [join(folder, "platon.backup"), join(folder, "data")];
    writeFileSync(file, await backupOf(server));
    await copyEmptyData(dataDir);
    const child = spawn(process.execPath, [fileURLToPath(new URL("../../../dist/server/platon.js", import.meta.url)), "restore", file], {
      stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir },
    });
    let output = "";
    child.stdout.on("data", (piece) => (output += String(piece)));
    await once(child, "exit");
    expect(output).toContain("Project project: enter anew in its settings call24.google.client_secret");
    // Of the same project: another one would be set up beside it.
    const second = await startServer({ dataDir, project: projectFolder });
    try {
      const { data: session } = await call(second, "POST auth/login", { body: { username: "admin", password: "config-admin-1" }, headers: { "device-id": "secrets-0001" } });
      const admin = { token: session.access_token, locale: "en" };
      const name = "project_settings";
      const stored = async () => gunzipSync(await backupOf({ ...server, url: second.url, token: () => admin.token })).toString("utf8").match(/sealed:[0-9a-f]{8}:[\w-]+/)?.[0];
      const apply = async () => await call(second, "POST config/apply", { query: { dryRun: "1" }, body: { files: (await call(second, "GET config/export", admin)).data }, ...admin });
      const save = async (values: Record<string, unknown>) => {
        const { data } = await call(second, "POST tables/{name}/rows", { params: { name }, body: {}, ...admin });
        const id = String(data.rows[0]?.["$id"]);
        const { version } = (await call(second, "GET forms/{name}/{id}", { params: { name, id }, ...admin })).data;
        return await call(second, "PUT forms/{name}/{id}", { params: { name, id }, body: { values, version }, ...admin });
      };
      const before = await stored();
      expect(before).toBeDefined();
      expect((await save({ title: "Бошқа", call24: { google: { client_id: "me", client_secret: "" } } })).status).toBe(200);
      expect([await stored(), (await apply()).data.warnings.map(({ path }) => path)]).toEqual([before, ["$.call24.google.client_secret"]]);
      expect((await save({ call24: { google: { client_id: "me", client_secret: "new" } } })).status).toBe(200);
      expect((await apply()).data).toMatchObject({ changes: [], warnings: [] });
    } finally {
      await second.stop();
    }
  });
});
