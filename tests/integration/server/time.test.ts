import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keptEvents, pruneEvents } from "../../../server/modules/events/pruneEvents.ts";
import { countCall } from "../../../server/http/countCall.ts";
import { forgetPast } from "../../../server/Upkeep.ts";
import { call } from "../harness/call.ts";
import { EventReader } from "./EventReader.ts";
import type { ServerWithClock } from "../harness/startWithClock.ts";
import { startClerk } from "./startClerk.ts";

const day = 24 * 3600;

describe("what time does", () => {
  let clock: ServerWithClock;
  beforeAll(async () => {
    clock = await startClerk();
  });
  afterAll(async () => await clock?.close());

  const login = async () =>
    (await call(clock, "POST auth/login", { body: { username: "clerk", password: "demo-clerk-1" }, headers: { "device-id": "d" } })).data;
  const refresh = (token: string) => call(clock, "POST auth/refresh/token", { token, headers: { "device-id": "d" } });
  const failureOf = async (token: string) => (await call(clock, "GET user-info", { token })).failure?.code;

  it("H10 an expired token is told as such, on anonymous calls too", async () => {
    const { access_token: token } = await login();
    clock.forward(890);
    expect(await failureOf(token)).toBeUndefined();
    clock.forward(10);
    expect(await failureOf(token)).toBe("token_expired");
    const info = await call(clock, "GET info", { token, locale: "en" });
    expect(info).toMatchObject({ status: 401, failure: { code: "token_expired" }, body: { message: "Your session has expired. Please sign in again." } });
  });

  it("SE7, SE8 a used refresh token works for 30 s; after that its use ends the whole session", async () => {
    const { refresh_token: first } = await login();
    const second = (await refresh(first)).data;
    clock.forward(29);
    const sibling = await refresh(first);
    expect(sibling.status).toBe(200);
    clock.forward(2);
    expect(await refresh(first)).toMatchObject({ status: 401, failure: { code: "refresh_reused" } });
    for (const token of [second.refresh_token, sibling.data.refresh_token]) expect((await refresh(token)).failure?.code).toBe("unauthenticated");
    for (const token of [second.access_token, sibling.data.access_token]) expect(await failureOf(token)).toBe("unauthenticated");
  });

  it("SE10 each refresh gives 14 days more, and no refresh ends it", async () => {
    let { refresh_token: token } = await login();
    for (let round = 0; round < 3; round += 1) {
      clock.forward(13 * day);
      token = (await refresh(token)).data.refresh_token;
    }
    clock.forward(14 * day);
    expect((await refresh(token)).failure?.code).toBe("unauthenticated");
  });

  it("SE16 an address that has to wait leaves nothing of the names that it tries", async () => {
    const { database } = clock.server.services;
    const attempt = async (username: string) =>
      (await call(clock, "POST auth/login", { body: { username, password: "wrong-password" } })).status;
    const names = async () => {
      const rows = await database.sql.selectFrom("platon.login_attempts").select("key").where("key", "like", "user:%guess%").execute();
      return rows.map(({ key }) => key);
    };
    let tried = 0;
    while ((await attempt(`guess-${tried}`)) === 401) tried += 1;
    expect(await attempt("guess-later")).toBe(429);
    expect(await names()).toHaveLength(tried);
    clock.forward(day);
  });

  it("SV10 what is kept for a time only goes when it is over", async () => {
    const { database } = clock.server.services;
    const { user } = await login();
    await call(clock, "POST auth/login", { body: { username: "nobody", password: "wrong-password" } });
    // The database has a clock of its own, which nobody sets forward.
    const at = clock.server.services.now().toISOString();
    await database.sql.insertInto("platon.idempotency_keys").values({ project_id: "clock", caller: user.id, key: "k", answer: "{}", at }).execute();
    await countCall(clock.server, "k", { atMost: 1, windowMs: 60_000 });
    const tables = ["platon.idempotency_keys", "platon.login_attempts", "platon.call_counts", "platon.refresh_tokens"] as const;
    const counts = async (days: number): Promise<boolean[]> => {
      await forgetPast(database, new Date(clock.server.services.now().getTime() + days * day * 1000));
      const found = await Promise.all(tables.map((table) => database.sql.selectFrom(table).select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow()));
      return found.map(({ count }) => Number(count) > 0);
    };
    expect(await counts(0)).toEqual([true, true, true, true]);
    expect(await counts(2)).toEqual([false, false, false, true]);
    expect(await counts(15)).toEqual([false, false, false, false]);
  });

  it("PN26 the incidents of a session are counted in the database: a node that starts anew goes on counting, and each window begins anew", async () => {
    const { access_token: token } = await login();
    const report = async () =>
      (await call(clock, "POST plugins/{id}/incidents", { params: { id: "project" }, body: { component: "None", hash: "0", why: "hang" }, token })).status;
    for (let count = 0; count < 29; count += 1) expect(await report()).toBe(404);
    await clock.restart();
    expect([await report(), await report(), await report()]).toEqual([404, 429, 429]);
    clock.forward(601);
    expect(await report()).toBe(404);
  });

  it("SE15 signing in, failing to and a token used twice stand in the audit record, passwords nowhere", async () => {
    await call(clock, "POST auth/login", { body: { username: "clerk", password: "wrong-password" } });
    const { database } = clock.server.services;
    const rows = await database.sql.selectFrom("platon.audit").select(["event", "details", "is_reported_by_client"]).execute();
    const events = rows.map(({ event }) => event);
    for (const event of ["logged in", "login failed", "refresh reused"]) expect(events).toContain(event);
    expect(JSON.stringify(rows)).not.toMatch(/wrong-password|demo-clerk-1/);
  });

  it("SE31 the user is told as he stands in the database now", async () => {
    const { access_token: token, user } = await login();
    await call(clock, "GET user-info", { token });
    const { sql } = clock.server.services.database;
    await sql.updateTable("platon.users").set({ full_name: "Clerk the Second" }).where("id", "=", user.id).execute();
    expect((await call(clock, "GET user-refresh", { token })).data).toMatchObject({ id: user.id, fullName: "Clerk the Second" });
  });

  it("SE30 the end of a session is recorded, that of none is not", async () => {
    const { access_token: token } = await login();
    const { access_token: other } = await login();
    const end = async (id: string) => (await call(clock, "DELETE auth/sessions/{id}", { params: { id }, token })).status;
    const outs = async () => {
      const { sql } = clock.server.services.database;
      const rows = await sql.selectFrom("platon.audit").select("session_id").where("event", "=", "logged out").execute();
      return rows.map(({ session_id: id }) => id);
    };
    const before = await outs();
    expect(await end(crypto.randomUUID())).toBe(404);
    expect(await outs()).toEqual(before);
    const sessions = (await call(clock, "GET auth/sessions", { token: other })).data;
    const id = sessions.find(({ isCurrent }) => isCurrent)?.id ?? "";
    expect([await end(id), await end(id)]).toEqual([200, 404]);
    expect(await outs()).toEqual([...before, id]);
  });

  it("AX1 a report is marked, and carries the caller's own session", async () => {
    const { access_token: token, user } = await login();
    await call(clock, "POST audit", { body: { actionTitle: "Printed", actionType: "custom" }, token });
    const { database } = clock.server.services;
    const row = await database.sql.selectFrom("platon.audit").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
    expect(row).toMatchObject({ event: "custom", is_reported_by_client: true, user_id: user.id, details: { actionTitle: "Printed" } });
  });

  it("AX2 a session reports a hundred and twenty times a minute at most", async () => {
    const { access_token: token } = await login();
    const report = async () => await call(clock, "POST audit", { body: { actionTitle: "Printed", actionType: "custom" }, token });
    const statuses = (await Promise.all(Array.from({ length: 130 }, report))).map(({ status }) => status);
    expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([120, 10]);
    clock.forward(60);
    expect((await report()).status).toBe(200);
  });

  it("EV6 a stream ends with its token", async () => {
    const { access_token: token } = await login();
    clock.forward(898);
    const reader = await EventReader.open(clock, token);
    await reader.ended();
    expect(reader.events).toEqual([]);
    clock.forward(1);
    expect(await failureOf(token)).toBe("token_expired");
  });

  it("EV1 a transaction that was rolled back announces nothing", async () => {
    const { database, events } = clock.server.services;
    const reader = await EventReader.open(clock, (await login()).access_token);
    const rolledBack = database.transaction(async (tx) => {
      await events.record(tx, "clock", { kind: "plugin", plugin: "never", state: "enabled" });
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    await database.transaction((tx) => events.record(tx, "clock", { kind: "menu" }));
    await reader.until(() => reader.events.length > 0);
    expect(reader.events).toMatchObject([{ kind: "menu" }]);
    reader.close();
  });

  it("EV9 a client that does not read is let go, and others hear on", async () => {
    const { database, events } = clock.server.services;
    const { access_token: token } = await login();
    const deaf = await fetch(`${clock.url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
    const reader = await EventReader.open(clock, token);
    // Far beyond what sockets hold on their own.
    const plugin = "x".repeat(1_000_000);
    const count = 40;
    for (let index = 0; index < count; index += 1) {
      await database.transaction((tx) => events.record(tx, "clock", { kind: "plugin", plugin, state: "enabled" }));
    }
    await reader.until(() => reader.events.length === count);
    let read = 0;
    for await (const piece of deaf.body as unknown as AsyncIterable<Uint8Array>) read += piece.length;
    expect(read).toBeLessThan(count * plugin.length);
    reader.close();
  });

  it("EV10 the twenty-first stream of a session is refused, until another one ends", async () => {
    const { access_token: token } = await login();
    const readers = await Promise.all(Array.from({ length: 20 }, () => EventReader.open(clock, token)));
    expect(await call(clock, "GET events", { token })).toMatchObject({ status: 429, failure: { code: "too_many_requests" } });
    for (const reader of readers) reader.close();
    await expect.poll(async () => EventReader.open(clock, token).then((reader) => reader.close()).catch(() => "refused")).toBeUndefined();
  });

  it("EV3, EV7 old events go, the newest stays, and who asks for what is gone is told so", async () => {
    const { database } = clock.server.services;
    const row = { project_id: "clock", kind: "menu", payload: JSON.stringify({ kind: "menu" }) };
    const first = await database.sql.insertInto("platon.events").values(row).returning("id").executeTakeFirstOrThrow();
    await database.sql.updateTable("platon.events").set({ at: "2020-01-01T00:00:00Z" }).execute();
    await pruneEvents(database);
    expect(await database.sql.selectFrom("platon.events").select("id").execute()).toEqual([{ id: first.id }]);

    const { access_token: token } = await login();
    const reader = await EventReader.open(clock, token, "1");
    await reader.until(() => reader.events.length > 0);
    expect(reader.events[0]).toEqual({ id: String(clock.server.services.events.latest()), kind: "reset" });
    reader.close();

    const many = Array.from({ length: 2000 }, () => row);
    for (let index = 0; index < 6; index += 1) await database.sql.insertInto("platon.events").values(many).execute();
    await pruneEvents(database);
    const { count } = await database.sql.selectFrom("platon.events").select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
    expect(Number(count)).toBe(keptEvents);
  });

  it("SE13 a token of another project is refused", async () => {
    const { tokenKeys } = clock.server.services;
    const { access_token: token } = await login();
    const claims = await tokenKeys.verify(token);
    if (typeof claims === "string") throw new Error(claims);
    expect(await failureOf(await tokenKeys.sign({ sessionId: claims.sessionId, projectId: "clock" }))).toBeUndefined();
    expect(await failureOf(await tokenKeys.sign({ sessionId: claims.sessionId, projectId: "other" }))).toBe("unauthenticated");
  });
});
