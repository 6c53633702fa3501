import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../../server/database/Database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import { applyProject } from "../../../server/modules/config/apply/applyProject.ts";
import { readUnreadSecrets } from "../../../server/modules/config/secrets/readUnreadSecrets.ts";
import { systemContext } from "../../../server/modules/config/seeding/systemContext.ts";
import { TestDatabases } from "../database/TestDatabases.ts";

let databases: TestDatabases;
beforeAll(async () => {
  databases = await TestDatabases.prepare();
});
afterAll(async () => await databases?.dispose());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function openWithProjects(kind: Database["kind"], ids: readonly string[]): Promise<Database> {
  const database = await databases.openNew(kind);
  await migrate(database, migrations, log);
  await database.sql.insertInto("platon.projects").values(ids.map((id) => ({ id, title: id, is_default: false }))).execute();
  // As a start does: whoever makes the key of secrets holds up the others, before they come to what is asked here.
  await readUnreadSecrets(database);
  return database;
}

async function isAnyWaiting(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks join pg_database on oid = database
    where not granted and locktype = 'advisory' and datname = current_database()`.execute(database.sql);
  return rows.length > 0;
}

it("CF44 of two projects that ask for one host name at the same time one gets it", async () => {
  const projects = ["first", "second"];
  for (const kind of databases.kinds) {
    const database = await openWithProjects(kind, projects);
    let written = 0;
    // Ends only when the other one waits, or has written too. The embedded database has one session: there it begins later.
    const conclude = async (): Promise<void> => {
      written += 1;
      if (kind === "postgres") await expect.poll(async () => written === 2 || (await isAnyWaiting(database))).toBe(true);
    };
    const ask = (id: string, hostName: string): Promise<unknown> => {
      const files = [{ path: "project.json", text: JSON.stringify({ title: id, hostNames: [hostName] }) }];
      return applyProject(database, systemContext(id), { files, conclude });
    };
    const answers = await Promise.allSettled([ask("first", "shop.example.org"), ask("second", "Shop.example.org")]);
    expect(answers.map(({ status }) => status).sort(), kind).toEqual(["fulfilled", "rejected"]);
    expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "config_invalid" } });
    const rows = await database.sql.selectFrom("platon.projects").select("host_names").where("id", "in", projects).execute();
    expect(rows.flatMap(({ host_names }) => host_names), kind).toHaveLength(1);
  }
});
