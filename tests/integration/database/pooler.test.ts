import { sql } from "kysely";
import { afterAll, describe, expect, it, vi } from "vitest";
import { migrate } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import { PostgresListener } from "../../../server/database/postgres/PostgresListener.ts";
import { findPgbouncer, startPgbouncer } from "../postgres/pgbouncer.ts";
import { PoolerProxy } from "../postgres/PoolerProxy.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const some = migrations.slice(0, 6);

async function startTogether(url: string): Promise<void> {
  const nodes = await Promise.all([1, 2].map(() => databases.openUrl(url)));
  const applied = await Promise.all(nodes.map((node) => migrate(node, some, log)));
  expect(applied.flat().sort()).toEqual(some.map(({ id }) => id).sort());
  const [one, other] = nodes;
  const heard: string[] = [];
  await one?.listen("news", (payload) => heard.push(payload));
  if (other) await sql`select pg_notify('news', 'a')`.execute(other.sql);
  await vi.waitFor(() => expect(heard).toEqual(["a"]));
  if (other) expect((await sql`select current_setting('statement_timeout') as limit, current_setting('intervalstyle') as style`.execute(other.sql)).rows).toEqual([{ limit: "5s", style: "iso_8601" }]);
  await Promise.all(nodes.map((node) => node.close()));
}

describe.runIf(databases.kinds.includes("postgres"))("a pooler before the database", () => {
  it("TS16 nodes start together behind one that pools by session and refuses what it does not know: each migration once, with their limits and notifications", async () => {
    const proxy = await PoolerProxy.start(await databases.newUrl());
    await startTogether(proxy.url);
    await proxy.stop();
  });

  it("TS17 a connection for notifications that died in silence is found, and everybody looks for what was said meanwhile", async () => {
    const proxy = await PoolerProxy.start(await databases.newUrl());
    const warned: unknown[] = [];
    const listener = new PostgresListener(proxy.url, { ...log, warn: (...said: unknown[]) => void warned.push(said) }, { every: 100, answer: 200 });
    const heard: string[] = [];
    await listener.listen("news", (payload) => heard.push(payload));
    proxy.fallSilent();
    await vi.waitFor(() => expect(heard).toEqual([""]), { timeout: 5_000 });
    expect(JSON.stringify(warned)).toContain("session for notifications was lost");
    await listener.close();
    await proxy.stop();
  });

  // It comes with PostgreSQL where the tests install that; whoever brings a server of their own may have none.
  if (findPgbouncer() !== undefined) it("TS16 TS18 PgBouncer by session is one of them; by transaction it stops the start with a line that says what to do", async () => {
    const target = await databases.newUrl();
    const session = await startPgbouncer(target, "session");
    await startTogether(session.url);
    await session.stop();
    const transaction = await startPgbouncer(target, "transaction");
    await expect(databases.openUrl(transaction.url)).rejects.toMatchObject({ code: "database.sessionsShared", message: expect.stringContaining("pool_mode = session") });
    await transaction.stop();
  });
});
