import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import type { Database } from "../../../server/database/Database.ts";
import { DatabaseBusy, DatabaseUnavailable } from "../../../server/database/databaseErrors.ts";
import { queryLimits } from "../../../server/database/QueryClass.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

/** Who waits for a place is refused soon; who has one may stay. */
const limits = { ...queryLimits, count: { run: 30_000, wait: 300 }, search: { run: 30_000, wait: 300 } };
const reader = { group: "a" };
const number = 77;
/** Ends when nobody holds the number any more. */
const blocked = sql`select pg_advisory_xact_lock(${number})`;

/** Runs `work` while every statement that is `blocked` is held up. */
const whileHeld = (database: Database, work: () => Promise<void>): Promise<void> =>
  database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${number})`.execute(tx);
    await work();
  }, { class: "maintenance" });

/** Until so many statements are held up in the database. */
const waitForBlocked = async (database: Database, wanted: number): Promise<void> => {
  const held = sql<{ n: number }>`select count(*) as n from pg_locks where locktype = 'advisory' and objid = ${number} and not granted`;
  while (Number((await held.execute(database.sql)).rows[0]?.n) !== wanted) await new Promise((resolve) => setTimeout(resolve, 10));
};

it.runIf(databases.kinds.includes("postgres"))("DB190, DB191 two nodes share the places of one database, and what is light waits for none", async () => {
  const url = await databases.newUrl();
  const one = await databases.openUrl(url, { limits });
  const other = await databases.openUrl(url, { limits });
  let held: Promise<unknown>[] = [];
  await whileHeld(one, async () => {
    held = Array.from({ length: 4 }, () => blocked.execute(one.heavy("count", reader)));
    await waitForBlocked(one, 4);
    await expect(sql`select 1`.execute(other.heavy("count", reader))).rejects.toBeInstanceOf(DatabaseBusy);
    await expect(sql`select 1`.execute(one.heavy("count", reader))).rejects.toBeInstanceOf(DatabaseBusy);
    for (const node of [one, other]) expect((await sql`select 1 as one`.execute(node.sql)).rows).toEqual([{ one: 1 }]);
  });
  await Promise.all(held);
  for (const node of [one, other]) expect((await sql`select 1 as one`.execute(node.heavy("search", reader))).rows).toEqual([{ one: 1 }]);
});

it.runIf(databases.kinds.includes("postgres"))("DB190 a place is free again when its session is lost", async () => {
  const url = await databases.newUrl();
  const one = await databases.openUrl(url, { limits });
  const other = await databases.openUrl(url, { limits });
  await whileHeld(one, async () => {
    const held = Array.from({ length: 4 }, () => blocked.execute(one.heavy("count", reader)).catch((error: unknown) => error));
    await waitForBlocked(one, 4);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'platon heavy'`.execute(other.sql);
    for (const lost of await Promise.all(held)) expect(lost).toBeInstanceOf(DatabaseUnavailable);
    expect((await sql`select 1 as one`.execute(other.heavy("count", reader))).rows).toEqual([{ one: 1 }]);
  });
});

it.runIf(databases.kinds.includes("postgres"))("DB190 a statement that fails gives its place back", async () => {
  const database = await databases.openNew("postgres", { limits });
  for (let read = 0; read < 6; read += 1) await expect(sql`select 1/0`.execute(database.heavy("report", reader))).rejects.toMatchObject({ code: "22012" });
  expect((await sql`select 1 as one`.execute(database.heavy("report", reader))).rows).toEqual([{ one: 1 }]);
});

it("DB192 on the embedded database light reads come before the next heavy one", async () => {
  const database = await databases.openNew("embedded");
  const served: string[] = [];
  const heavy = (name: string) =>
    sql`select count(*) from generate_series(1, 200000)`.execute(database.heavy("search", reader)).then(() => served.push(name));
  const light = (name: string) => sql`select 1`.execute(database.sql).then(() => served.push(name));
  let all: Promise<unknown> = Promise.resolve();
  await database.transaction(async () => {
    all = Promise.all([heavy("h1"), heavy("h2"), heavy("h3"), light("l1"), light("l2")]);
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  await all;
  expect(served).toEqual(["h1", "l1", "l2", "h2", "h3"]);
});
