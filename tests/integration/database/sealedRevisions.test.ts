import { sql } from "kysely";
import { afterAll, expect, it, vi } from "vitest";
import { migrations } from "../../../server/database/migrations/index.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { readUnreadSecrets } from "../../../server/modules/config/index.ts";
import { TestDatabases } from "./TestDatabases.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

it("CF756 secrets that an older version kept in clear are sealed at the first start, in settings and revisions, once", async () => {
  const database = await databases.openNew("embedded");
  await migrate(database, migrations, silent);
  const settings = { oauth2: { google: { client_id: "me", client_secret: "hush", hasToken: true } } };
  await database.sql.insertInto("platon.projects").values({ id: "town", title: "Town", settings: JSON.stringify(settings) }).execute();
  const diff = [
    { path: "settings.oauth2", before: null, after: settings.oauth2 }, { path: "settings.oauth2.google.client_secret", before: "hush", after: "hush" },
    { path: "settings.oauth2.list[0].token", before: "hush", after: null }, { path: "title", before: "A", after: "B" },
  ];
  await sql`insert into platon.revisions (project_id, entity, entity_id, revision, moment, change, name, diff, snapshot)
    values ('town', 'projects', 'town', 1, 1, 'update', 'Town', ${JSON.stringify(diff)}::jsonb, ${JSON.stringify({ title: "Town", settings })}::jsonb),
      ('town', 'projects', 'town', 2, 2, 'delete', 'Town', '[]'::jsonb, null)`.execute(database.sql);
  expect(await readUnreadSecrets(database)).toEqual([]);
  const read = async () => (await sql<{ text: string }>`
    select p.settings::text || (select jsonb_agg(r.diff || coalesce(r.snapshot, 'null') order by r.revision)::text from platon.revisions r) as text
    from platon.projects p where id = 'town'`.execute(database.sql)).rows[0]?.text ?? "";
  const text = await read();
  expect([text.includes("hush"), text.match(/sealed:[^"]+/g)?.length, new Set(text.match(/sealed:[^"]+/g)).size]).toEqual([false, 6, 1]);
  expect([text.includes("\"hasToken\": true"), text.includes("\"before\": \"A\"")]).toEqual([true, true]);
  expect([await readUnreadSecrets(database), await read()]).toEqual([[], text]);
});
