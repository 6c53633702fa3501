import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../../../server/database/Database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import { pruneLogs } from "../../../server/modules/audit/pruneLogs.ts";
import { TestDatabases } from "../database/TestDatabases.ts";
import { call, type CallSettings } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { signIn } from "../harness/signIn.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

forEachDatabase("what people did", ({ server }) => {
  const rowsOf = async (token: string, filters: Record<string, unknown>, settings: CallSettings = {}) =>
    await call(server, "POST tables/{name}/rows", { params: { name: "user_logs" }, body: { filters, pageSize: 20 }, token, ...settings });

  it("AX22 stands in a table that is only read, the latest first: event, person, object, record, browser and address", async () => {
    const token = await signIn(server, "admin");
    const headers = { "user-agent": "A browser of this test" };
    await call(server, "GET user-info", { token });
    const { data: countries } = await call(server, "POST tables/{name}/rows", { params: { name: "countries" }, body: { pageSize: 1 }, token, headers });
    await vi.waitFor(async () => {
      const { data } = await rowsOf(token, { event: "table read", object: "table:countries" });
      expect(data.rows[0]).toMatchObject({ userName: "admin", browser: "A browser of this test", address: expect.stringMatching(/127\.0\.0\.1|::1/), isReportedByClient: false });
    }, 10_000);
    const id = String(countries.rows[0]?.$id);
    const { data: record } = await call(server, "GET forms/{name}/{id}", { params: { name: "countries", id }, token });
    for (const [later, capital] of [[0, "Elsewhere"], [1, record.values["capital"]]] as const) {
      await call(server, "PUT forms/{name}/{id}", { params: { name: "countries", id }, body: { version: record.version + later, values: { capital } }, token, headers });
    }
    const { data } = await rowsOf(token, { recordId: id, event: "update" });
    expect(data.rows[0]).toMatchObject({ object: "form:countries", recordId: id, difference: `Пойтахти: Elsewhere → ${String(record.values["capital"])}` });
    const { data: logged } = await call(server, "GET forms/{name}/{id}", { params: { name: "user_logs", id: String(data.rows[0]?.$id) }, token, locale: "en" });
    expect([logged.values["difference"], logged.values["details"]]).toEqual([`Capital: Elsewhere → ${String(record.values["capital"])}`, { fields: ["capital"] }]);
    const times = (await rowsOf(token, {})).data.rows.map(({ created_at }) => String(created_at));
    expect(times).toEqual([...times].sort((a, b) => (isoOf(a) < isoOf(b) ? 1 : -1)));
    const form = await call(server, "GET forms/{name}", { params: { name: "user_logs" }, token });
    expect(form.data.permissions).toMatchObject({ insert: false, update: false, delete: false });
  });

  it("AX29 events are called in the caller's language in the list, its filter and the record's form, and are found by their codes", async () => {
    const token = await signIn(server, "admin");
    const table = await call(server, "GET tables/{name}", { params: { name: "user_logs" }, token, locale: "en" });
    const options = table.data.columns.find(({ dataField }) => dataField === "event")?.options;
    expect(options).toContainEqual({ id: "hard delete", name: "Deleted for good" });
    expect(table.data.filters.find(({ field }) => field === "event")?.options).toEqual(options);
    const form = await call(server, "GET forms/{name}", { params: { name: "user_logs" }, token, locale: "ru" });
    const [event] = form.data.elements.filter(({ dataField }) => dataField === "event");
    expect(event).toMatchObject({ type: "select", isReadOnly: true, data: expect.arrayContaining([{ id: "logged in", name: "Вошёл" }]) });
    expect((await rowsOf(token, { event: "logged in" })).data.rows[0]).toMatchObject({ event: "logged in" });
  });

  it("AX23 what a client reports is marked, with the address of its page and its browser; nobody else reads any of it", async () => {
    const token = await signIn(server, "admin");
    const report = { actionTitle: "Looked at a map", actionType: "look", fullUrl: "https://example.org/map?x=1", browser: { userAgent: "Netscape" } };
    await call(server, "POST audit", { token, body: report, headers: { "user-agent": "" } });
    const { data } = await rowsOf(token, { isReportedByClient: true });
    expect(data.rows[0]).toMatchObject({ actionTitle: "Looked at a map", fullUrl: "https://example.org/map?x=1", event: "custom", isReportedByClient: true });
    const refused = await rowsOf(await signIn(server, "clerk"), {});
    expect(refused.failure?.code).toBe("forbidden");
  });
});

/** As text that sorts by time: a fraction is as long as it has to be. */
const isoOf = (time: string): string => time.replace(/^(\d\d)\.(\d\d)\.(\d{4})(.*)$/, "$3-$2-$1$4").replace(/(?:\.(\d+))?Z$/, (_whole, fraction: string = "") => `.${fraction.padEnd(6, "0")}`);

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.each(databases.kinds)("audit records that are kept for a time on %s", (kind) => {
  let database: Database;
  /** Two at night in Tashkent. */
  const night = new Date("2026-11-26T21:00:00Z");
  beforeAll(async () => {
    database = await databases.openNew(kind);
    await migrate(database, migrations, silent);
    await sql`insert into platon.projects (id, title, settings) values
      ('kept', 'K', '{}'), ('zero', 'Z', '{"logs": {"keepDays": 0}}'), ('month', 'M', '{"logs": {"keepDays": 30}}')`.execute(database.sql);
    for (const project of ["kept", "zero", "month"]) {
      await sql`insert into platon.audit (project_id, event, at) select ${project}, 'table read', ${night}::timestamptz - n * interval '1 hour' from generate_series(1, 4000) n`
        .execute(database.maintenance);
    }
    await sql`insert into platon.revisions (project_id, entity, entity_id, revision, at, diff, snapshot) values ('month', 'menus', 'one', 1, '2020-01-01', '{}', '{}')`
      .execute(database.sql);
    return () => database.close();
  });
  const count = async (project: string): Promise<number> =>
    Number((await sql<{ n: number }>`select count(*) as n from platon.audit where project_id = ${project}`.execute(database.sql)).rows[0]?.n);

  it("AX24 at night those that are older than the project keeps them go, in small batches beside which others save; by day none; empty and 0 keep; revisions stay", async () => {
    expect(await pruneLogs({ database, now: new Date("2026-11-26T09:00:00Z") })).toBe(0);
    const stopped = new AbortController();
    stopped.abort();
    expect(await pruneLogs({ database, now: night, signal: stopped.signal })).toBe(0);
    let [slowest, saves] = [0, 0];
    const state = { isDone: false };
    const pruning = pruneLogs({ database, now: night }).finally(() => (state.isDone = true));
    while (!state.isDone) {
      const start = performance.now();
      await sql`insert into platon.audit (project_id, event, at) values ('kept', 'insert', ${night})`.execute(database.sql);
      slowest = Math.max(slowest, performance.now() - start);
      saves += 1;
    }
    expect(await pruning).toBe(4_000 - 30 * 24);
    expect([saves > 1, slowest < 1_000]).toEqual([true, true]);
    expect([await count("month"), await count("zero"), await count("kept")]).toEqual([30 * 24, 4_000, 4_000 + saves]);
    expect((await sql`select 1 from platon.revisions`.execute(database.sql)).rows.length).toBe(1);
  });

  it("AX25 a node that finds another one at work takes nothing, and the rest goes the next time", async () => {
    await sql`insert into platon.audit (project_id, event, at) values ('month', 'insert', '2020-01-01')`.execute(database.sql);
    if (kind === "postgres") {
      await database.transaction(async (tx) => {
        await sql`select pg_advisory_xact_lock(8246005)`.execute(tx);
        expect(await pruneLogs({ database, now: night })).toBe(0);
      });
    }
    expect(await pruneLogs({ database, now: night })).toBe(1);
  });

  it("AX26 a page behind a cursor is read by an index, whatever there is before it", async () => {
    await database.analyze(["platon.audit"]);
    const { rows } = await sql<Record<string, string>>`explain select id, created_at from platon.user_log_records t
      where project_id = 'kept' and deleted_at is null and (t.created_at, t.id) < ('2026-11-20'::timestamptz, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)
      order by t.created_at desc, t.id desc limit 51`.execute(database.sql);
    const plan = rows.map((row) => Object.values(row)[0]).join("\n");
    expect(plan).toMatch(/Index.*Scan Backward using audit_at/);
    expect(plan).not.toContain("Sort");
  });
});
