import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../../../server/database/Database.ts";
import { DatabaseUnavailable, QueryTimedOut } from "../../../server/database/databaseErrors.ts";
import { shortLimits } from "./shortLimits.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

const one = async (database: Database): Promise<unknown> => (await sql`select 1 as one`.execute(database.sql)).rows;

describe("what a server does by itself", () => {
  it("DB46 a checkpoint follows 32 MB of log", async () => {
    const folder = await databases.emptyFolder();
    const database = await databases.openFolder(folder);
    await sql`create table large (text text)`.execute(database.sql);
    const logSize = (): number => readdirSync(join(folder, "database", "pg_wal")).length * 16;
    const checkpoint = async (): Promise<unknown> => {
      const { rows } = await sql<{ at: string }>`select redo_lsn as at from pg_control_checkpoint()`.execute(database.sql);
      return rows[0]?.at;
    };
    for (let round = 0; round < 4; round += 1) {
      const before = await checkpoint();
      await sql`insert into large select repeat(md5(g::text), 30) from generate_series(1, 40000) g`.execute(database.sql);
      await vi.waitFor(async () => expect(await checkpoint()).not.toBe(before), { timeout: 15_000, interval: 200 });
    }
    expect(logSize()).toBeLessThan(200);
    await database.close();
  });
});

describe("the watchdog", () => {
  it("DB44 requests that wait while it opens again are answered", async () => {
    const database = await databases.openNew("embedded", { limits: shortLimits });
    const endless = sql`select pg_sleep(60)`.execute(database.sql).catch((error: unknown) => error);
    const waiting = Array.from({ length: 5 }, () => one(database));
    expect(await endless).toBeInstanceOf(QueryTimedOut);
    expect(await Promise.all(waiting)).toEqual(Array(5).fill([{ one: 1 }]));
    expect(database.health()).toEqual({ state: "ready", waiting: 0, restarts: 1 });
    await database.close();
    expect(database.health().state).toBe("closed");
    await expect(one(database)).rejects.toBeInstanceOf(DatabaseUnavailable);
  });

  it("DB45 when its machine breaks that query is DatabaseUnavailable, and it opens again", async () => {
    const database = await databases.openNew("embedded");
    // So deep that the thread's stack is full before PostgreSQL's own limit.
    const breaking = sql`select (repeat('[', 8000000))::json`.execute(database.sql);
    await expect(breaking).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await one(database)).toEqual([{ one: 1 }]);
    await database.close();
  });

  it("DB49 a query that takes too much memory fails, and what it had is given back", async () => {
    const database = await databases.openNew("embedded");
    const greedy = sql`select array_fill(1, array[60000000]), array_fill(2, array[60000000])`.execute(database.heavy("report", { group: "a" }));
    await expect(greedy).rejects.toMatchObject({ code: "53200" });
    await vi.waitFor(() => expect(database.health()).toMatchObject({ state: "ready", restarts: 1 }), 10_000);
    expect(await one(database)).toEqual([{ one: 1 }]);
    await database.close();
  });

  it("DB50 a deeply nested value is an error of its query", async () => {
    const database = await databases.openNew("embedded");
    const nested = "[".repeat(500_000) + "]".repeat(500_000);
    await expect(sql`select ${nested}::jsonb`.execute(database.sql)).rejects.toMatchObject({ code: "54001" });
    expect(database.health().restarts).toBe(0);
    await database.close();
  });
});
