import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { call } from "../harness/call.ts";
import { createSeededDatabase } from "../harness/seededPostgres.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { startServer } from "../harness/startServer.ts";
import { EventReader } from "../server/EventReader.ts";
import { edited, folderFiles, projectFolder, readJson } from "./configServer.ts";

const { postgres } = inject("servers");

/** The embedded database has one session: there nobody works beside another. */
describe("work beside a change of the project · postgres", () => {
  if ("missing" in postgres) {
    it.skip(`NOT RUN, there is no PostgreSQL: ${postgres.missing}`, () => {});
    return;
  }
  // The folder's name is the project's id.
  const folder = join(mkdtempSync(join(tmpdir(), "platon-beside-")), "project");
  let server: RunningServer;
  let reader: Client;
  let url: string;
  beforeAll(async () => {
    cpSync(projectFolder, folder, { recursive: true });
    url = await createSeededDatabase(postgres.adminUrl, projectFolder);
    server = await startServer({ project: folder, env: { DATABASE_URL: url } });
    reader = new Client({ connectionString: url });
    await reader.connect();
  });
  afterAll(async () => {
    await reader?.end();
    await server?.stop();
    rmSync(join(folder, ".."), { recursive: true, force: true });
  });

  const login = (username = "admin") => call(server, "POST auth/login", {
    body: { username, password: `config-${username}-1` }, headers: { "device-id": "beside-0001" },
  });

  interface Fields { fields: object[] }

  /** The text with one more field of the dataset that somebody is reading for a long time. */
  const widened = (field = "area"): ReturnType<typeof edited> => {
    const places = readJson<Fields>(folderFiles(), "datasets/places.json");
    const fields = [...places.fields, { name: field, type: "number" }];
    return edited(folderFiles(), { "datasets/places.json": { ...places, fields } });
  };

  async function whileRead(work: () => Promise<void>): Promise<void> {
    await reader.query("begin");
    await reader.query(`select 1 from p_${basename(folder)}.places limit 1`);
    try {
      await work();
    } finally {
      await reader.query("rollback");
    }
  }

  const isWaiting = async (): Promise<boolean> => {
    const { rowCount } = await reader.query("select 1 from pg_locks where not granted and locktype = 'relation'");
    return (rowCount ?? 0) > 0;
  };

  it("CF41 while a change of the project waits for its tables, others sign in and save", async () => {
    const token = (await login()).data.access_token;
    for (const dryRun of ["1", undefined]) {
      let applying: Promise<unknown> = Promise.resolve();
      await whileRead(async () => {
        applying = call(server, "POST config/apply", { query: { dryRun }, body: { files: widened() }, token });
        await expect.poll(isWaiting).toBe(true);
        expect((await login("clerk")).status).toBe(200);
        const values = { code: `beside-${dryRun ?? 0}`.slice(0, 10), name: "Янги" };
        const saved = await call(server, "POST forms/{name}", { params: { name: "provinces" }, body: { values }, token });
        expect(saved.status).toBe(201);
        await expect.poll(isWaiting).toBe(true);
      });
      expect(await applying).toMatchObject({ status: 200 });
    }
  });

  it("DS466 who makes a change hears in the own session that it waits for its tables, and nobody else does; then it is made", async () => {
    const [admin, clerk] = [(await login()).data.access_token, (await login("clerk")).data.access_token];
    const [own, others] = [await EventReader.open(server, admin), await EventReader.open(server, clerk)];
    const isTold = ({ events }: EventReader): boolean => events.some((event) => event.kind === "progress" && event.step === 0);
    let applying: Promise<unknown> = Promise.resolve();
    await whileRead(async () => {
      applying = call(server, "POST config/apply", { query: { dryRun: "1" }, body: { files: widened("depth"), destructive: true }, token: admin });
      await own.until(() => isTold(own));
    });
    expect(await applying).toMatchObject({ status: 200 });
    // What is told to all comes behind it.
    await call(server, "POST forms/{name}", { params: { name: "provinces" }, body: { values: { code: "told", name: "Айтилди" } }, token: admin });
    await others.until(() => others.events.some(({ kind }) => kind === "record"));
    expect(others.events.filter(({ kind }) => kind === "progress")).toEqual([]);
    own.close();
    others.close();
  });

  it("CF313 a dataset that was deleted and comes back has its table again", async () => {
    const token = (await login()).data.access_token;
    const apply = (files: ReturnType<typeof folderFiles>, options = {}) => call(server, "POST config/apply", { query: {}, body: { files, destructive: true, ...options }, token });
    const dataset = { title: "Кўчалар", fields: [{ name: "name", type: "text" }] };
    const table = { title: "Кўчалар", source: { dataset: "streets" }, columns: [{ title: "Номи", dataField: "name" }] };
    expect((await apply(edited(folderFiles(), { "datasets/streets.json": dataset }))).status).toBe(200);
    expect((await apply(folderFiles(), { deletions: true })).status).toBe(200);
    const { rows } = await reader.query<{ id: string }>("select id from platon.datasets where name = 'streets'");
    const params = { entity: "datasets", id: rows[0]?.id ?? "" };
    expect((await call(server, "POST revisions/{entity}/{id}/restore", { params, query: {}, body: { revision: 1 }, token })).status).toBe(200);
    expect((await apply(edited(folderFiles(), { "datasets/streets.json": dataset, "tables/streets.json": table }))).status).toBe(200);
    const listed = await call(server, "POST tables/{name}/rows", { params: { name: "streets" }, body: {}, token });
    expect(listed.data).toMatchObject({ rows: [], total: 0 });
    expect((await apply(folderFiles(), { deletions: true })).status).toBe(200);
  });

  it("CF41 a start tells how the project differs from its folder, and waits for nobody", async () => {
    const places = readJson<Fields>(folderFiles(), "datasets/places.json");
    writeFileSync(join(folder, "datasets/places.json"), JSON.stringify({ ...places, fields: [...places.fields, { name: "height", type: "number" }] }));
    await whileRead(async () => {
      const second = await startServer({ project: folder, env: { DATABASE_URL: url }, deadline: 20_000 });
      expect(second.output()).toMatch(/the project differs from .*: datasets\/places[^,]/);
      await second.stop();
    });
  });
});
