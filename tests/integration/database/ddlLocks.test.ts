import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { runDdl } from "../../../server/modules/config/changes/runDdl.ts";
import { systemContext } from "../../../server/modules/config/seeding/systemContext.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

it.skipIf(!databases.kinds.includes("postgres"))("DS445 a table that somebody reads for long is not waited for longer than five seconds, and the change may be tried again", async () => {
  const opened = await databases.openNew("postgres");
  await sql.raw("create schema p_x; create table p_x.towns (id uuid primary key)").execute(opened.sql);
  const change = () => opened.transaction((tx) => runDdl(tx, systemContext("x"), [sql`alter table p_x.towns add column name text`]), { class: "maintenance" });
  await opened.transaction(async (reading) => {
    await sql`select * from p_x.towns`.execute(reading);
    const begun = Date.now();
    await expect(change()).rejects.toMatchObject({ code: "table_in_use" });
    expect(Date.now() - begun).toBeGreaterThan(4_000);
    expect(Date.now() - begun).toBeLessThan(9_000);
  }, { class: "maintenance" });
  await change();
  await opened.close();
}, 20_000);
