import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { Database } from "../../../server/database/Database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import { makeApiToken } from "../../../server/modules/api-tokens/apiTokenText.ts";
import { readCallers } from "../../../server/modules/sessions/readCallers.ts";
import { TestDatabases } from "../database/TestDatabases.ts";
import { call } from "../harness/call.ts";
import type { ServerWithClock } from "../harness/startWithClock.ts";
import { startClerk } from "./startClerk.ts";

const minute = 60;
const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

describe.each(databases.kinds)("limits of sessions · %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await databases.openNew(kind);
    await migrate(database, migrations, { info: () => undefined, warn: () => undefined, error: () => undefined });
  });

  const start = Date.parse("2026-03-01T00:00:00Z");
  const at = (minutes: number): string => new Date(start + minutes * 60_000).toISOString();

  it.each([
    [{}, { usedAt: 0, asked: 13 * 24 * 60 }, true],
    [{ idleMinutes: 30 }, { usedAt: 100, asked: 129 }, true],
    [{ idleMinutes: 30 }, { usedAt: 100, asked: 131 }, false],
    [{ absoluteHours: 8 }, { usedAt: 470, asked: 479 }, true],
    [{ absoluteHours: 8 }, { usedAt: 480, asked: 481 }, false],
    [{ idleMinutes: 30, absoluteHours: 8 }, { usedAt: 470, asked: 475 }, true],
  ])("SE164, SE165 with %j a session that began at 0 %j lives: %s", async (sessions, { usedAt, asked }, lives) => {
    const [projectId, userId, id] = [`p${uuidv7().slice(-8)}`, uuidv7(), uuidv7()];
    await database.sql.insertInto("platon.projects").values({ id: projectId, title: "P", settings: JSON.stringify({ access: { sessions } }) }).execute();
    await database.sql.insertInto("platon.users").values({ id: userId, project_id: projectId, username: "clerk", full_name: "Clerk", disabled_at: null }).execute();
    await database.sql.insertInto("platon.sessions").values({
      id, project_id: projectId, user_id: userId, device_id: "d", device_hash: null, user_agent: null, address: null, method: "password",
      created_at: at(0), last_used_at: at(usedAt), expires_at: at(14 * 24 * 60), revoked_at: null, revoked_why: null, observed_id: null, observed_until: null,
    }).execute();
    const { callers } = await readCallers(database, { projectId, sessionIds: [id], now: new Date(at(asked)) });
    expect(callers.has(id)).toBe(lives);
  });
});

describe("a project that limits its sessions", () => {
  let clock: ServerWithClock;
  beforeAll(async () => {
    clock = await startClerk({ access: { sessions: { idleMinutes: 10, absoluteHours: 2 } } });
  });
  afterAll(async () => await clock?.close());

  const login = async () =>
    (await call(clock, "POST auth/login", { body: { username: "clerk", password: "demo-clerk-1" }, headers: { "device-id": "d" } })).data;
  const refresh = (token: string, headers = {}) => call(clock, "POST auth/refresh/token", { token, headers: { "device-id": "d", ...headers } });
  const ask = async (token: string, headers: Record<string, string> = {}) => (await call(clock, "GET user-info", { token, headers })).status;
  const lastUse = async () => {
    const rows = await clock.server.services.database.sql.selectFrom("platon.sessions").select("last_used_at").orderBy("created_at", "desc").limit(1).execute();
    return Date.parse(rows[0]?.last_used_at ?? "");
  };

  it("SE164 an access token that still holds and a refresh token are refused once nobody used the session for so long", async () => {
    const tokens = await login();
    clock.forward(11 * minute);
    expect(await ask(tokens.access_token)).toBe(401);
    expect((await refresh(tokens.refresh_token)).failure?.code).toBe("unauthenticated");
  });

  it("SE164, SE166 each call is a use, but none that a tab makes before which nobody sits", async () => {
    let { access_token: token, refresh_token: refreshToken } = await login();
    for (let round = 0; round < 3; round += 1) {
      clock.forward(4 * minute);
      const before = await lastUse();
      expect(await ask(token)).toBe(200);
      await expect.poll(lastUse).toBeGreaterThan(before);
    }
    clock.forward(8 * minute);
    ({ access_token: token, refresh_token: refreshToken } = (await refresh(refreshToken, { "x-unattended": "1" })).data);
    expect(await ask(token, { "x-unattended": "1" })).toBe(200);
    clock.forward(3 * minute);
    expect(await ask(token, { "x-unattended": "1" })).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it("TK10 a token for machines is refused once its time is over, TK5 whatever the limits of sessions are", async () => {
    const { database } = clock.server.services;
    const { id: userId } = await database.sql.selectFrom("platon.users").select("id").executeTakeFirstOrThrow();
    const id = uuidv7();
    const { token, hash } = makeApiToken(id);
    const now = clock.server.services.now();
    await database.sql.insertInto("platon.api_tokens").values({
      id, project_id: "clock", user_id: userId, name: "n", hash, permissions: [], created_at: now.toISOString(), expires_at: new Date(now.getTime() + 24 * 3_600_000).toISOString(),
      last_used_at: null, last_used_address: null, revoked_at: null,
    }).execute();
    clock.forward(23 * 60 * minute);
    expect(await ask(token)).toBe(200);
    clock.forward(60 * minute + 1);
    expect(await ask(token)).toBe(401);
  });

  it("SE165 a session is over so long after it began, however often it is refreshed", async () => {
    let { refresh_token: token } = await login();
    for (let round = 0; round < 15; round += 1) {
      clock.forward(8 * minute - 1);
      const { status, data } = await refresh(token);
      expect(status).toBe(200);
      token = data.refresh_token;
    }
    clock.forward(minute);
    expect((await refresh(token)).status).toBe(401);
  });
});
