import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../server/database/Database.ts";
import { ConstraintViolation, DatabaseUnavailable, QueryTimedOut } from "../../../server/database/databaseErrors.ts";
import { shortLimits } from "./shortLimits.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

const endless = sql`select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b`;

describe.each(databases.kinds)("failures on %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await databases.openNew(kind);
    await sql`create table lands (code text primary key, area int not null check (area > 0))`.execute(database.sql);
    await sql`create table towns (id int primary key, land text references lands)`.execute(database.sql);
    await sql`insert into lands values ('UZ', 1)`.execute(database.sql);
  });
  afterAll(() => database.close());

  const refusal = (statement: ReturnType<typeof sql>, by: Database = database): Promise<unknown> =>
    statement.execute(by.sql).then(() => undefined, (error: unknown) => error);

  it("DB10 a refused row says why, of which constraint, table and column", async () => {
    const unique = await refusal(sql`insert into lands values ('UZ', 2)`);
    expect(unique).toBeInstanceOf(ConstraintViolation);
    expect(unique).toMatchObject({ kind: "unique", constraint: "lands_pkey", table: "public.lands", column: "code" });
    expect(await refusal(sql`insert into towns values (1, 'KZ')`)).toMatchObject({
      kind: "foreignKey", constraint: "towns_land_fkey", table: "public.towns", column: "land",
    });
    expect(await refusal(sql`insert into lands values ('KZ', null)`)).toMatchObject({
      kind: "notNull", constraint: undefined, table: "public.lands", column: "area",
    });
    expect(await refusal(sql`insert into lands values ('KZ', 0)`)).toMatchObject({
      kind: "check", constraint: "lands_area_check", table: "public.lands",
    });
  });

  it("DB11 an error of the SQL keeps its SQLSTATE, and the session stays usable", async () => {
    expect(await refusal(sql`select * from nowhere`)).toMatchObject({ code: "42P01" });
    expect(await refusal(sql`select 1 +`)).toMatchObject({ code: "42601" });
    expect(await refusal(sql`select ${"x"}::int`)).toMatchObject({ code: "22P02" });
    expect(await refusal(sql`select 1/0`)).toMatchObject({ code: "22012" });
    expect((await sql`select 1 as one`.execute(database.sql)).rows).toEqual([{ one: 1 }]);
  });

  it("DB13 a statement that runs too long is QueryTimedOut, and the next query is answered", async () => {
    const short = await databases.openNew(kind, { limits: shortLimits });
    expect(await refusal(endless, short)).toBeInstanceOf(QueryTimedOut);
    expect((await sql`select 1 as one`.execute(short.sql)).rows).toEqual([{ one: 1 }]);
    await short.close();
  });

  it("DB14 a report may run longer than an interactive statement", async () => {
    const short = await databases.openNew(kind, { limits: shortLimits });
    const { rows } = await sql`select 1 as one, pg_sleep(1.2)`.execute(short.heavy("report", { group: "a" }));
    expect(rows).toMatchObject([{ one: 1 }]);
    await short.close();
  });
});

describe("a server that is away", () => {
  it("DB12 is DatabaseUnavailable, and can be tried again", async () => {
    const away = databases.openUrl("postgres://platon@127.0.0.1:6199/platon");
    await expect(away).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(away).rejects.toMatchObject({ retryable: true });
  });
});

describe.runIf(databases.kinds.includes("postgres"))("a server that ends sessions", () => {
  it("DB15 the query of a lost session is DatabaseUnavailable, and the next is answered", async () => {
    const database = await databases.openNew("postgres");
    const lost = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.sql);
    await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect((await sql`select 1 as one`.execute(database.sql)).rows).toEqual([{ one: 1 }]);
    await database.close();
  });
});
