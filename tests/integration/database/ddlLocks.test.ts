import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChangeStep } from "#contract/serverEvent.ts";
import type { Database } from "../../../server/database/Database.ts";
import { whileTold } from "../../../server/modules/config/changes/ChangeProgress.ts";
import { runDdl } from "../../../server/modules/config/changes/runDdl.ts";
import { changeInTransaction } from "../../../server/modules/config/changes/untilTablesAreFree.ts";
import { systemContext } from "../../../server/modules/config/seeding/systemContext.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

describe.skipIf(!databases.kinds.includes("postgres"))("changes of tables beside those who read them · postgres", () => {
  let opened: Database;
  beforeAll(async () => {
    opened = await databases.openNew("postgres");
    await sql.raw("create schema p_x; create table p_x.towns (id uuid primary key); create table p_x.tries (at timestamptz)").execute(opened.sql);
  });

  const change = async (tx: Kysely<never>): Promise<void> => {
    await sql`insert into p_x.tries values (now())`.execute(tx);
    await runDdl(tx as never, systemContext("x"), [sql`alter table p_x.towns add column name text`]);
  };
  const facts = async (): Promise<unknown> =>
    (await sql`select (select count(*)::int from p_x.tries) as tries,
      (select count(*)::int from information_schema.columns where table_schema = 'p_x' and table_name = 'towns') as columns`.execute(opened.sql)).rows[0];
  /** Somebody reads the table until `work` is over. */
  const whileRead = (work: () => Promise<void>): Promise<void> => opened.transaction(async (reading) => {
    await sql`select * from p_x.towns`.execute(reading);
    await work();
  }, { class: "maintenance" });

  it("DS464 a change whose tables stay in use is refused in the end as what may be tried again, and nothing of any try is left", async () => {
    await whileRead(async () => {
      await expect(changeInTransaction(opened, (tx) => change(tx as never), { pauses: [10, 10] })).rejects.toMatchObject({ code: "table_in_use" });
    });
    expect(await facts()).toEqual({ tries: 0, columns: 1 });
  });

  it("DS445 a try waits a second for who uses a table, so that readers who come behind it wait no longer", async () => {
    await whileRead(async () => {
      const begun = performance.now();
      const trying = expect(opened.transaction((tx) => change(tx as never), { class: "maintenance" })).rejects.toMatchObject({ code: "table_in_use" });
      await expect.poll(async () => (await sql`select 1 from pg_locks where not granted and locktype = 'relation'`.execute(opened.sql)).rows.length).toBe(1);
      await sql`select * from p_x.towns`.execute(opened.sql);
      expect(performance.now() - begun).toBeLessThan(3_000);
      await trying;
    });
  });

  it("DS463 a change that cannot have its tables is made by itself once they are free", async () => {
    let changing: Promise<unknown> = Promise.resolve();
    let waited = 0;
    await whileRead(async () => {
      changing = changeInTransaction(opened, (tx) => change(tx as never), { onWait: () => void (waited += 1) });
      await expect.poll(() => waited, { timeout: 10_000 }).toBeGreaterThan(0);
    });
    await changing;
    expect(await facts()).toEqual({ tries: 1, columns: 2 });
  });

  it("DS465 of a change that takes longer than a second is told which of its steps it is at", async () => {
    const steps: ChangeStep[] = [];
    const context = { ...systemContext("x"), onStep: (step: ChangeStep) => void steps.push(step) };
    const run = (...statements: readonly string[]): Promise<void> => opened.transaction((tx) =>
      whileTold(context, statements.length, (progress) => runDdl(tx, context, statements.map((one) => sql.raw(one)), progress)), { class: "maintenance" });
    await run("create table p_x.quick (id int)", "drop table p_x.quick");
    expect(steps).toEqual([]);
    await run("create table p_x.quick (id int)", "select pg_sleep(1.5)", "drop table p_x.quick");
    expect(steps).toEqual([{ step: 2, of: 3 }]);
  });
});
