import type * as Argon from "@node-rs/argon2";
import { generateSync } from "otplib";
import type * as Otplib from "otplib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { Database } from "../../../server/database/Database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import { passingTables } from "../../../server/database/backup/passingTables.ts";
import type { CallContext } from "../../../server/http/CallContext.ts";
import { TestDatabases } from "../database/TestDatabases.ts";

/** Every hash that is reckoned, and every code that is looked at. */
const work = { hashes: 0, codes: 0 };
// Of this file alone: files share a process, and the modules that are read in it.
vi.resetModules();
vi.doMock("@node-rs/argon2", async (actual) => {
  const argon = await actual<typeof Argon>();
  return { ...argon, verify: async (...args: Parameters<typeof argon.verify>) => ((work.hashes += 1), await argon.verify(...args)) };
});
vi.doMock("otplib", async (actual) => {
  const otplib = await actual<typeof Otplib>();
  return { ...otplib, verifySync: (...args: Parameters<typeof otplib.verifySync>) => ((work.codes += 1), otplib.verifySync(...args)) };
});
const { oneTimeCodeRoutes } = await import("../../../server/modules/one-time-codes/index.ts");
const { sessionRoutes, TokenKeys } = await import("../../../server/modules/sessions/index.ts");
afterAll(() => {
  for (const name of ["@node-rs/argon2", "otplib"]) vi.doUnmock(name);
  vi.resetModules();
});

const databases = await TestDatabases.prepare();
const user = uuidv7();
const told: unknown[] = [];
let database: Database;
let context: CallContext;

beforeAll(async () => {
  database = await databases.openNew("embedded");
  await migrate(database, migrations, { info: () => undefined, warn: () => undefined, error: () => undefined });
  await database.sql.insertInto("platon.projects").values({ id: "city", title: "City" }).execute();
  await database.sql.insertInto("platon.users").values({ id: user, project_id: "city", username: "ali", full_name: "Ali", password_hash: null }).execute();
  const now = (): Date => new Date();
  const sessionId = uuidv7();
  await database.sql.insertInto("platon.sessions").values({ id: sessionId, project_id: "city", user_id: user, device_id: "", expires_at: new Date(Date.now() + 3_600_000).toISOString() } as never).execute();
  const services = { database, now, tokenKeys: await TokenKeys.load(database, now), events: { record: async (_: unknown, project: string, event: object) => void told.push([project, await Promise.resolve(event)]) }, callers: { forget: () => undefined } };
  context = {
    requestId: uuidv7(), host: { name: "city.example", origin: "https://city.example" }, project: { id: "city", title: "City", settings: {} }, caller: { userId: user, sessionId, username: "ali" }, address: "203.0.113.9", locale: "en", headers: new Headers(), services,
  } as unknown as CallContext;
});
afterAll(() => databases.dispose());

const keepHash = async (password_hash: string | null): Promise<void> => void (await database.sql.updateTable("platon.users").set({ password_hash }).where("id", "=", user).execute());

it("US41 whoever has no password gives themselves none, whatever is said to be the old one", async () => {
  for (const hash of [null, "", "null", "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]) {
    await keepHash(hash);
    for (const oldPassword of ["", "null"]) {
      await database.sql.deleteFrom("platon.login_attempts").execute();
      const change = sessionRoutes["POST auth/change_user_password"](context, { params: undefined, query: undefined, body: { oldPassword, newPassword: "new-one-1" } });
      await expect(change).rejects.toMatchObject({ code: "invalid_values", details: { fields: { oldPassword: ["The old password is wrong"] } } });
    }
    expect((await database.sql.selectFrom("platon.users").select("password_hash").executeTakeFirstOrThrow()).password_hash).toBe(hash);
  }
});

it("OT10 OT15 OT17 secrets and recovery codes are kept so that nobody reads them, no backup has the key, and whatever is wrong of name, password and code the same work is done; tabs are told", async () => {
  const { hash } = await import("@node-rs/argon2");
  await keepHash(await hash("ali-own-1", { memoryCost: 64, timeCost: 1 }));
  await database.sql.deleteFrom("platon.login_attempts").execute();
  await oneTimeCodeRoutes["POST auth/enable-otp"](context, {} as never);
  const { secret } = (await oneTimeCodeRoutes["GET auth/pending-otp"](context, {} as never)) as { secret: string };
  const pending = await database.sql.selectFrom("platon.otp_pending").select("secret").executeTakeFirstOrThrow();
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) - 30 });
  const { recoveryCodes } = (await oneTimeCodeRoutes["POST auth/verify-otp"](context, { params: undefined, query: {}, body: { otp: code } })) as { recoveryCodes: string[] };
  const { otp_secret } = await database.sql.selectFrom("platon.users").select("otp_secret").executeTakeFirstOrThrow();
  const kept = JSON.stringify([pending, otp_secret, await database.sql.selectFrom("platon.recovery_codes").selectAll().execute(), await database.sql.selectFrom("platon.audit").selectAll().execute()]);
  expect([otp_secret, kept.includes(secret), recoveryCodes.some((one) => kept.includes(one) || kept.includes(one.replaceAll("-", "")))]).toEqual([expect.stringMatching(/^sealed:/), false, false]);
  expect(["secrets", "otp_pending"].map((table) => passingTables.has(table))).toEqual([true, true]);

  expect(told).toEqual([["city", { kind: "session", userId: user, sessionId: "", change: "rights" }]]);

  const guest = { ...context, caller: undefined } as CallContext;
  const wrong = ["000000", "111111", "222222", "333333"].find((one) => [-1, 0, 1].every((step) => one !== generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + step * 30 }))) ?? "";
  const done: unknown[] = [];
  for (const [username, password] of [["nobody", "ali-own-1"], ["ali", "wrong-1"], ["ali", "ali-own-1"]] as const) {
    const queries = vi.spyOn(database, "transaction");
    Object.assign(work, { hashes: 0, codes: 0 });
    await expect(sessionRoutes["POST auth/login"](guest, { params: undefined, query: undefined, body: { username, password, otp: wrong } })).rejects.toMatchObject({ code: "bad_credentials" });
    done.push([work.hashes, work.codes, queries.mock.calls.length]);
    queries.mockRestore();
  }
  expect(done).toEqual(Array(3).fill([1, 1, 2]));
  const tries = await database.sql.selectFrom("platon.login_attempts").select("failed").where("key", "=", `otp:${user}`).executeTakeFirstOrThrow();
  expect(tries.failed).toBe(1);
});
