import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pruneApiMetrics } from "../../../server/modules/api-metrics/index.ts";
import { call } from "../harness/call.ts";
import type { ServerWithClock } from "../harness/startWithClock.ts";
import { startClerk } from "./startClerk.ts";

describe("calls by endpoint and day", () => {
  let clock: ServerWithClock;
  let token: string;
  beforeAll(async () => {
    clock = await startClerk();
    await sql`with made as (insert into platon.roles (id, project_id, name, title, permissions) values (gen_random_uuid(), 'clock', 'admin', 'Admin', '{platon.admin}') returning id)
      insert into platon.user_roles (user_id, role_id) select u.id, made.id from made, platon.users u`.execute(clock.server.services.database.sql);
    token = (await call(clock, "POST auth/login", { body: { username: "clerk", password: "demo-clerk-1" }, headers: { "device-id": "m" } })).data.access_token;
  });
  afterAll(async () => await clock?.close());

  const rows = async (): Promise<Record<string, unknown>[]> => {
    const { services } = clock.server;
    await services.apiMetrics.flush();
    return (await sql<Record<string, unknown>>`select * from platon.api_metric_records where project_id = 'clock'`.execute(services.database.sql)).rows;
  };
  const countOf = async (name: string): Promise<unknown> => (await rows()).find((row) => row["call"] === name);

  it("MT31 names, ids and addresses that there are not add no row", async () => {
    await call(clock, "GET pages/{name}", { params: { name: "first" }, token });
    await rows();
    const before = (await rows()).length;
    await Promise.all(Array.from({ length: 200 }, (_, index) => call(clock, "GET pages/{name}", { params: { name: `page${index}` }, token })));
    await Promise.all(Array.from({ length: 50 }, (_, index) => fetch(`${clock.url}/api/none-${index}/${Math.random()}`)));
    expect((await rows()).length).toBe(before);
    expect(await countOf("GET pages/{name}")).toMatchObject({ calls: 201, errors: 0, refusals: 201 });
  });

  it("MT30, MT32 calls, failures and times are added up to what was there", async () => {
    const ask = async () => await call(clock, "GET user-info", { token });
    await ask();
    expect(await countOf("GET user-info")).toMatchObject({ calls: 1, errors: 0, refusals: 0 });
    for (let times = 0; times < 3; times += 1) await ask();
    const found = (await countOf("GET user-info")) as { calls: number; p50: number; p95: number };
    expect(found.calls).toBe(4);
    expect([found.p50 > 0, found.p95 >= found.p50, found.p95 < 30_000]).toEqual([true, true, true]);
  });

  it("MT32 what could not be written is counted with the next minute", async () => {
    const { services } = clock.server;
    await services.database.sql.schema.alterTable("platon.call_histograms").renameTo("away").execute();
    await call(clock, "GET user-info", { token });
    await services.apiMetrics.flush();
    await services.database.sql.schema.alterTable("platon.away").renameTo("call_histograms").execute();
    expect(await countOf("GET user-info")).toMatchObject({ calls: 5 });
  });

  it("MT35, MT40, MT41 other nodes are told of until they are forgotten; who keeps another project than the first is told nothing of the whole server", async () => {
    const { services } = clock.server;
    const { sql: database } = services.database;
    const at = (secondsAgo: number): string => new Date(services.now().getTime() - secondsAgo * 1000).toISOString();
    const facts = JSON.stringify({ host: "second", version: "1.0.0", memory: 1, busy: 0.5, eventStreams: 2, waiting: 0, statements: [] });
    for (const seconds of [30, 600]) await sql`insert into platon.nodes (id, started_at, seen_at, facts) values (gen_random_uuid(), ${at(9_000 - seconds)}, ${at(seconds)}, ${facts})`.execute(database);
    const read = async () => (await call(clock, "GET health/report", { token })).data;
    const [first, second] = await Promise.all([read(), read()]);
    expect([first?.server?.nodes.map(({ isOwn, isAway }) => [isOwn, isAway]), second]).toEqual([[[true, false], [false, false], [false, true]], first]);
    await database.updateTable("platon.projects").set({ is_default: false }).execute();
    expect(await read()).toMatchObject({ server: null, total: { calls: expect.any(Number) } });
    await database.updateTable("platon.projects").set({ is_default: true }).execute();
  });

  it("MT33 days go after ninety, minutes after two hours", async () => {
    const { database, now } = clock.server.services;
    const at = (days: number): Date => new Date(now().getTime() + days * 86_400_000);
    const count = (await rows()).length;
    expect([await pruneApiMetrics({ database, now: at(89) }), await pruneApiMetrics({ database, now: at(91) }), await rows()]).toEqual([0, count, []]);
    expect((await sql`select 1 from platon.call_minutes`.execute(database.sql)).rows).toEqual([]);
  });
});
