import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../../server/database/Database.ts";
import { migrate, type Migration } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const first: Migration = { id: "1-first", up: ["create table platon.a (n int)", "insert into platon.a values (1)"] };
const second: Migration = { id: "2-second", up: ["insert into platon.a values (2)"] };
const broken: Migration = { id: "3-broken", up: ["insert into platon.a values (3)", "insert into platon.nowhere values (3)"] };

describe.each(databases.kinds)("migrations on %s", (kind) => {
  let database: Database;
  beforeEach(async () => {
    database = await databases.openNew(kind);
    return () => database.close();
  });

  const numbers = async (): Promise<number[]> => {
    const { rows } = await sql<{ n: number }>`select n from platon.a order by n`.execute(database.sql);
    return rows.map(({ n }) => n);
  };

  it("DB60 run in their order, each once", async () => {
    expect(await migrate(database, [first], log)).toEqual(["1-first"]);
    expect(await migrate(database, [first, second], log)).toEqual(["2-second"]);
    expect(await migrate(database, [first, second], log)).toEqual([]);
    expect(await numbers()).toEqual([1, 2]);
  });

  it("DB60 of two that start together each migration runs once", async () => {
    const both = await Promise.all([1, 2].map(() => migrate(database, [first, second], log)));
    expect(both.flat().sort()).toEqual(["1-first", "2-second"]);
    expect(await numbers()).toEqual([1, 2]);
  });

  it("DB61 one that was edited, or that is unknown, stops the start", async () => {
    await migrate(database, [first, second], log);
    const edited = { ...first, up: ["create table platon.a (n bigint)"] };
    await expect(migrate(database, [edited, second], log)).rejects.toMatchObject({ code: "database.migrationRefused" });
    await expect(migrate(database, [first], log)).rejects.toThrow(/has migration 2-second, .* ends with 1-first .*Nothing was changed/);
    expect(await numbers()).toEqual([1, 2]);
  });

  it("DB62 one that fails leaves nothing of itself", async () => {
    await expect(migrate(database, [first, broken, second], log)).rejects.toMatchObject({ code: "42P01" });
    expect(await numbers()).toEqual([1]);
    expect(await migrate(database, [first, second], log)).toEqual(["2-second"]);
  });

  it("DB60, DB63 the platform's own run, and analyze counts rows", async () => {
    expect(await migrate(database, migrations, log)).toEqual(migrations.map(({ id }) => id));
    await sql`create table counted as select generate_series(1, 1234) as n`.execute(database.sql);
    await database.analyze(["public.counted"]);
    const { rows } = await sql`select reltuples from pg_class where oid = 'counted'::regclass`.execute(database.sql);
    expect(rows).toEqual([{ reltuples: 1234 }]);
  });
});
