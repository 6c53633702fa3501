import { afterAll, beforeAll, expect, it } from "vitest";
import type { LoginResponse } from "#contract/auth.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { Database } from "../../../server/database/Database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import type { CallContext } from "../../../server/http/CallContext.ts";
import type { StoredEvent } from "../../../server/modules/events/EventHub.ts";
import { openSession, TokenKeys } from "../../../server/modules/sessions/index.ts";
import { TestDatabases } from "../database/TestDatabases.ts";

const databases = await TestDatabases.prepare();
const [clerk, former] = [uuidv7(), uuidv7()];
let database: Database;
let context: CallContext;
const told: StoredEvent[] = [];

beforeAll(async () => {
  database = await databases.openNew("embedded");
  await migrate(database, migrations, { info: () => undefined, warn: () => undefined, error: () => undefined });
  await database.sql.insertInto("platon.projects").values({ id: "city", title: "City" }).execute();
  const named = (id: string, username: string, disabled_at: string | null) =>
    ({ id, project_id: "city", username, full_name: username, password_hash: null, disabled_at });
  await database.sql.insertInto("platon.users").values([named(clerk, "clerk", null), named(former, "former", new Date().toISOString())]).execute();
  const now = (): Date => new Date();
  const events = { record: (_tx: unknown, _project: string, event: StoredEvent) => (told.push(event), Promise.resolve()) };
  const services = { database, now, events, callers: { forget: () => undefined }, tokenKeys: await TokenKeys.load(database, now) };
  context = { requestId: uuidv7(), host: { name: "city.example", origin: "https://city.example" }, project: { id: "city", settings: {} }, caller: undefined, address: "203.0.113.9", headers: new Headers(), scheme: "https", services } as unknown as CallContext;
});
afterAll(() => databases.dispose());

const methods = (userId: string) =>
  database.sql.selectFrom("platon.audit").select(["event", "session_id", "details"]).where("user_id", "=", userId).execute();

it("SE115 a way of signing in begins a session by the same function, and says which it was", async () => {
  const answer = await openSession(context, clerk, { method: "password" });
  const { data } = (await answer.json()) as { data: LoginResponse };
  expect(data).toMatchObject({ user: { id: clerk }, token: data.access_token, has_password: false });
  const claims = await context.services.tokenKeys.verify(data.access_token);
  expect(await methods(clerk)).toEqual([
    { event: "logged in", session_id: (claims as { sessionId: string }).sessionId, details: { method: "password", address: "203.0.113.9" } },
  ]);
  expect(answer.headers.get("set-cookie")).toBeNull();
});

it("SE150 a way of signing in that the project does not offer begins no session", async () => {
  const offered = { ...context, project: { ...context.project, settings: { access: { methods: ["google"] as const } } } } as unknown as CallContext;
  await expect(openSession(offered, clerk, { method: "password" })).rejects.toMatchObject({ code: "method_disabled" });
});

it("SE116 a session begins for no user that is disabled or of another project, whatever was proved", async () => {
  const elsewhere = { ...context, project: { ...context.project, id: "other" } };
  for (const opening of [openSession(context, former, { method: "password" }), openSession(elsewhere, clerk, { method: "password" })]) {
    await expect(opening).rejects.toMatchObject({ code: "bad_credentials" });
  }
  const sessions = await database.sql.selectFrom("platon.sessions").select("user_id").execute();
  expect(sessions.map((session) => session.user_id)).toEqual([clerk]);
});

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0";
const newUser = async (username: string): Promise<string> => {
  const id = uuidv7();
  await database.sql.insertInto("platon.users").values({ id, project_id: "city", username, full_name: username, password_hash: null, disabled_at: null }).execute();
  return id;
};

it("SE162, SE163 a sign-in from a browser that is not known as the user's is told to the user's other sessions, from a known one only that it began", async () => {
  const user = await newUser("told");
  const from = (deviceId: string, more: Partial<CallContext> = {}) => openSession({ ...context, deviceId, userAgent: firefox, ...more }, user, { method: "password" });
  told.length = 0;
  await from("a");
  expect(told).toEqual([]);
  await from("b", { address: "203.0.113.77" });
  await from("a");
  const newDevice = { browser: "Firefox", system: "Windows", address: "203.0.113.77", at: expect.any(String) as string };
  expect(told).toEqual([
    { kind: "session", userId: user, sessionId: expect.any(String) as string, change: "begun", newDevice },
    { kind: "session", userId: user, sessionId: expect.any(String) as string, change: "begun" },
  ]);
  // A browser without an id is known to nobody.
  await from("");
  await from("");
  expect(told.slice(2).map((event) => "newDevice" in event)).toEqual([true, true]);
});

it("OR11 exactly one organisation, and none chosen, is chosen as the session begins; of several none is", async () => {
  const [user, one, two, ended] = [await newUser("member"), uuidv7(), uuidv7(), uuidv7()];
  const organization = (id: string, deleted_at: string | null = null) => ({ id, project_id: "city", name: id, tin: null, pinfl: null, deleted_at });
  await database.sql.insertInto("platon.organizations").values([organization(one), organization(two), organization(ended, new Date().toISOString())]).execute();
  const join = (org_id: string) => database.sql.insertInto("platon.user_organizations").values({ user_id: user, org_id }).execute();
  const orgId = async () => ((await (await openSession(context, user, { method: "password" })).json()) as { data: LoginResponse }).data.user.orgId;
  await join(ended);
  expect(await orgId()).toBeNull();
  await join(one);
  expect(await orgId()).toBe(one);
  await database.sql.updateTable("platon.users").set({ org_id: null }).where("id", "=", user).execute();
  await join(two);
  expect(await orgId()).toBeNull();
  await database.sql.updateTable("platon.users").set({ org_id: ended }).where("id", "=", user).execute();
  expect(await orgId()).toBeNull();
});
