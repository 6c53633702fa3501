import { tmpdir } from "node:os";
import { sql } from "kysely";
import { afterAll, describe, expect, inject, it, vi } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { createLogger } from "../../../server/createLogger.ts";
import { createServer } from "../../../server/createServer.ts";
import type { Database } from "../../../server/database/Database.ts";
import { migrate, type Migration } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import { TestDatabases } from "../database/TestDatabases.ts";
import { call } from "../harness/call.ts";
import { copySeededData } from "../harness/seededData.ts";
import { createSeededDatabase } from "../harness/seededPostgres.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

const silent = createLogger({ write: () => undefined }, "silent");
const newer: Migration = { id: "9999-newer", up: ["create table platon.of_a_newer_version (n int)"] };
const ours = migrations.at(-1)?.id ?? "";

/** Ways to the same seeded database, each as a process of its own would have it; the embedded one has one owner only. */
async function seeded(kind: Database["kind"]): Promise<() => Promise<Database>> {
  const { postgres } = inject("servers");
  if (kind === "postgres") {
    const url = await createSeededDatabase("missing" in postgres ? "" : postgres.adminUrl);
    return () => databases.openUrl(url);
  }
  const folder = databases.newFolder();
  await copySeededData(folder);
  return () => databases.openFolder(folder);
}

describe.each(databases.kinds)("a node under which a newer version migrates the database, on %s", (kind) => {
  it("DB235 reads and writes nothing from then on, says why with both versions, and changes nothing", async () => {
    const open = await seeded(kind);
    const lines: string[] = [];
    const server = await createServer({
      config: readConfig({ PORT: "0" }, tmpdir()), log: createLogger({ write: (line) => void lines.push(line) }, "warn"),
      folders: { client: "/nowhere", sandbox: "/nowhere" }, prepareDatabase: open,
    });
    const url = `http://localhost:${server.port}`;
    const { data } = await call({ url }, "POST auth/login", { body: { username: "admin", password: "demo-admin-1" }, headers: { "device-id": "newer-schema-0001" } });
    const token = data.access_token;
    const readMenus = async (database: Database) => (await sql`select * from platon.menus order by id`.execute(database.sql)).rows;
    const { data: { rows } } = await call({ url }, "POST tables/{name}/rows", { params: { name: "menus" }, body: {}, token });
    const write = () => call({ url }, "PUT forms/{name}/{id}", {
      params: { name: "menus", id: String(rows[0]?.["$id"]) }, body: { values: { title: "Кеч" }, version: Number(rows[0]?.["$version"]) }, token, locale: "en",
    });
    const other = kind === "postgres" ? await open() : server.services.database;
    const before = await readMenus(other);
    await migrate(other, [...migrations, newer], silent);

    await vi.waitFor(async () => expect((await call({ url }, "GET ready", { locale: "en" })).failure?.code).toBe("outdated"), { timeout: 3_000 });
    const refused = await write();
    expect([refused.status, refused.failure?.code]).toEqual([503, "outdated"]);
    for (const version of [newer.id, ours]) expect(refused.body.message).toContain(version);
    expect((await call({ url }, "GET info")).status).toBe(503);
    expect((await call({ url }, "GET health")).data).toEqual({ status: "ok" });
    const told = lines.map((line) => JSON.parse(line) as { level: number; theirs?: string; ours?: string }).filter(({ theirs }) => theirs !== undefined);
    expect(told).toEqual([expect.objectContaining({ theirs: newer.id, ours })]);

    await server.close();
    const after = await open();
    expect(await readMenus(after)).toEqual(before);
    await after.close();
  });
});
