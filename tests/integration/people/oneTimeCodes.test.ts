import { generateSync } from "otplib";
import { expect, it } from "vitest";
import type { EndpointName } from "#contract/endpoints.ts";
import { call, readAnswer, type Answer, type CallOptions } from "../harness/call.ts";
import { forEachDatabase, onEmbedded, type TestDatabase } from "../harness/onDatabases.ts";
import { useConfigServer } from "../config/configServer.ts";
import { People, refusedFields } from "./peopleServer.ts";

const passwordOf = (username: string): string => `${username}-own-1`;

/** Codes of an authenticator, each one later than the one before. */
class Authenticator {
  readonly secret: string;
  #step = -1;

  constructor(secret: string) {
    this.secret = secret;
  }

  /** A code that is right and was not used. */
  next(): string {
    if (this.#step > 1) throw new Error("there are three at a time");
    return this.at(this.#step++);
  }

  at(step: number): string {
    return generateSync({ secret: this.secret, epoch: Math.floor(Date.now() / 1000) + step * 30 });
  }

  /** Six digits that are none of its codes. */
  wrong(): string {
    const right = [-2, -1, 0, 1, 2].map((step) => this.at(step));
    return ["111111", "222222", "333333", "444444", "555555", "666666"].find((code) => !right.includes(code)) ?? "";
  }
}

function codesOn(database: TestDatabase) {
  const server = useConfigServer(database);
  const people = new People(server);
  const ask = <Name extends EndpointName>(name: Name, token: string, options: CallOptions<Name> = {}): Promise<Answer<never>> =>
    call(server, name, { ...options, token, locale: "en" }) as Promise<Answer<never>>;
  const login = (username: string, otp?: string, password = passwordOf(username)) =>
    call(server, "POST auth/login", { body: { username, password, ...(otp !== undefined && { otp }) }, locale: "en" });
  /** What the audit record says that was done about a user's access. */
  const recordOf = async (userId: string): Promise<unknown[]> => {
    const rows = await people.rows("user_logs", { filters: { userId, event: "custom" }, pageSize: 100 });
    const records = await Promise.all(rows.map(({ $id }) => people.read("user_logs", String($id))));
    return records.map(({ values: { details } }) => (typeof details === "string" ? (JSON.parse(details) as { action: string }) : (details as { action: string })).action);
  };
  /** A user who has two-step sign-in, a session of theirs, and what they have at hand. */
  const begin = async (username: string) => {
    const id = await people.makeUser(username);
    const token = await people.tokenOf(username);
    await call(server, "POST auth/enable-otp", { token });
    const { data: { secret } } = await call(server, "GET auth/pending-otp", { token });
    const codes = new Authenticator(secret);
    const { data } = await call(server, "POST auth/verify-otp", { token, body: { otp: codes.next() } });
    expect(data.verified).toBe(true);
    return { id, token, codes, recoveryCodes: data.recoveryCodes };
  };
  return { server, people, ask, login, recordOf, begin };
}

forEachDatabase("one-time codes", (database) => {
  const { server, people, ask, login, recordOf, begin } = codesOn(database);

  it("OT2 OT4 a code of the secret that was shown switches two-step sign-in on, a wrong one nothing", async () => {
    await people.makeUser("aziza");
    const token = await people.tokenOf("aziza");
    const [picture, again] = [await call(server, "GET auth/enable-otp", { token }), await call(server, "POST auth/enable-otp", { token })];
    expect(Buffer.from(picture.data, "base64").subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect([again.data, picture.headers.get("cache-control")]).toEqual([picture.data, "no-store"]);
    const other = await people.tokenOf("aziza");
    expect((await ask("GET auth/pending-otp", other)).failure?.code).toBe("not_found");
    const codes = new Authenticator((await call(server, "GET auth/pending-otp", { token })).data.secret);
    expect(codes.secret).toMatch(/^[A-Z2-7]{32}$/);
    const verify = async (holder: string, otp: string): Promise<unknown> => (await call(server, "POST auth/verify-otp", { token: holder, body: { otp } })).data;
    expect([await verify(token, codes.wrong()), await verify(other, codes.at(0))]).toEqual(Array(2).fill({ verified: false, recoveryCodes: [] }));
    expect((await login("aziza")).data.user.hasOtpSecret).toBe(false);
    const on = await call(server, "POST auth/verify-otp", { token, query: { otp: codes.next() } });
    expect([on.data.verified, new Set(on.data.recoveryCodes).size, on.data.recoveryCodes[0]]).toEqual([true, 10, expect.stringMatching(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)]);
    expect((await call(server, "GET user-info", { token })).data.hasOtpSecret).toBe(true);
    const asked = await login("aziza");
    expect([asked.status, asked.body.message, asked.failure?.code]).toEqual([403, "Otp password is required", "otp_required"]);
    expect((await login("aziza", codes.next())).status).toBe(200);
    expect([(await ask("POST auth/enable-otp", token)).failure?.code, await verify(token, codes.next())]).toEqual(["second_factor_on", { verified: false, recoveryCodes: [] }]);
  });

  it("OT7 OT1 a code is good for one session, also of two that show it at once, and the code that switched it on for none", async () => {
    const { codes } = await begin("botir");
    const [used, fresh] = [codes.at(-1), codes.next()];
    expect((await login("botir", used)).failure?.code).toBe("bad_credentials");
    const both = await Promise.all([login("botir", fresh), login("botir", fresh)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await login("botir", fresh)).failure?.code).toBe("bad_credentials");
  });

  it("OT8 a recovery code signs in once, however it is written and also when it is shown twice at once", async () => {
    const { token, recoveryCodes: [first = "", second = ""] } = await begin("charos");
    const both = await Promise.all([login("charos", first), login("charos", first)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await login("charos", first)).failure?.code).toBe("bad_credentials");
    expect((await login("charos", second.toUpperCase().replaceAll("-", " "))).status).toBe(200);
    expect((await ask("GET auth/recovery-codes", token)).data).toEqual({ left: 8 });
  });

  it("OT6 of fifty wrong codes at once, by sign-ins and by calls, no more are looked at than the limit allows", async () => {
    const { token, codes, recoveryCodes: [recovery = ""] } = await begin("dono");
    const wrong = codes.wrong();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? ask("POST auth/disable-otp", token, { body: { otp: wrong } }) : ask("POST auth/recovery-codes", token, { body: { otp: wrong } }))));
    const lookedAt = answers.filter(({ status }) => status === 422);
    expect([lookedAt.length, answers.filter(({ failure }) => failure?.code === "login_locked").length]).toEqual([5, 45]);
    expect([(await login("dono", codes.next())).failure?.code, (await login("dono", recovery)).failure?.code]).toEqual(["login_locked", "login_locked"]);
  });

  it("OT9 OT11 OT13 switching off demands a code or a recovery code; no code is accepted afterwards, and all of it is recorded", async () => {
    const { id, token, codes, recoveryCodes: [first = "", second = ""] } = await begin("eldor");
    const wrong = await ask("POST auth/disable-otp", token, { body: { otp: codes.wrong() } });
    expect([wrong.status, refusedFields(wrong)]).toEqual([422, { otp: ["The code is wrong or too old"] }]);
    expect((await ask("POST auth/recovery-codes", token, { body: { otp: first } })).status).toBe(200);
    const gone = await ask("POST auth/disable-otp", token, { body: { otp: second } });
    expect(gone.status).toBe(422);
    const off = await ask("POST auth/disable-otp", token, { query: { otp: codes.next() } });
    expect([off.status, off.body.statusCode, off.data]).toEqual([200, 200, null]);
    expect((await call(server, "GET user-info", { token })).data.hasOtpSecret).toBe(false);
    const after = codes.next();
    expect((await ask("POST auth/disable-otp", token, { body: { otp: after } })).failure?.code).toBe("second_factor_off");
    expect((await ask("POST auth/verify-otp", token, { body: { otp: after } })).data).toEqual({ verified: false, recoveryCodes: [] });
    expect((await login("eldor")).status).toBe(200);
    expect((await recordOf(id)).sort()).toEqual(["password chosen", "recovery code used", "recovery codes made", "second factor switched off", "second factor switched on"]);
  });

  it("OT14 an administrator switches off the second factor of another user, whose sessions end, and not the own", async () => {
    const { id, token } = await begin("farida");
    const { token: admin } = people.by();
    expect((await ask("DELETE users/{id}/otp", people.by("clerk").token, { params: { id } })).failure?.code).toBe("forbidden");
    expect((await ask("DELETE users/{id}/otp", admin, { params: { id } })).status).toBe(200);
    expect((await call(server, "GET user-info", { token })).status).toBe(401);
    expect((await login("farida")).data.user.hasOtpSecret).toBe(false);
    expect((await ask("DELETE users/{id}/otp", admin, { params: { id } })).failure?.code).toBe("second_factor_off");
    const own = (await call(server, "GET user-info", { token: admin })).data.id;
    expect((await ask("DELETE users/{id}/otp", admin, { params: { id: own } })).failure?.code).toBe("own_second_factor");
  });

  it("OT16 a link does not pass the second factor by: without it the password stays, and the link is good for another try", async () => {
    const { id, codes } = await begin("gulnora");
    const { data: { path } } = await call(server, "POST users/{id}/link", { params: { id }, token: people.by().token });
    const link = path.split("link=")[1] ?? "";
    const choose = (otp?: string) => call(server, "POST auth/password", { body: { link, newPassword: "gulnora-own-2", ...(otp !== undefined && { otp }) } });
    expect([(await choose()).failure?.code, (await choose(codes.wrong())).failure?.code]).toEqual(["otp_required", "bad_credentials"]);
    expect((await login("gulnora")).failure?.code).toBe("otp_required");
    expect((await choose(codes.next())).status).toBe(200);
    expect((await login("gulnora", codes.next(), "gulnora-own-2")).status).toBe(200);
  });

  it("US40 US42 a changed password ends all other sessions and links; the own session goes on", async () => {
    const id = await people.makeUser("hamid");
    const [first, second] = [(await people.login("hamid")).data, (await people.login("hamid")).data];
    const { data: { path } } = await call(server, "POST users/{id}/link", { params: { id }, token: people.by().token });
    const change = (oldPassword: string, newPassword: string) => ask("POST auth/change_user_password", first.access_token, { body: { oldPassword, newPassword } });
    expect(refusedFields(await change("hamid-own-1", "short"))).toEqual({ newPassword: ["The password must have at least 6 characters"] });
    expect(refusedFields(await change("hamid-own-1", "hamid-own-1"))).toEqual({ newPassword: ["The new password must differ from the old one"] });
    expect(refusedFields(await change("wrong-1", "hamid-own-2"))).toEqual({ oldPassword: ["The old password is wrong"] });
    expect((await change("hamid-own-1", "hamid-own-2")).status).toBe(200);
    const statusOf = async (token: string): Promise<number> => (await call(server, "GET user-info", { token })).status;
    expect([await statusOf(first.access_token), await statusOf(second.access_token)]).toEqual([200, 401]);
    const refresh = async (token: string): Promise<number> => (await call(server, "POST auth/refresh/token", { token })).status;
    expect([await refresh(second.refresh_token), await refresh(first.refresh_token)]).toEqual([401, 200]);
    const link = await call(server, "POST auth/password", { body: { link: path.split("link=")[1] ?? "", newPassword: "hamid-own-3" } });
    expect(link.failure?.code).toBe("link_expired");
    expect([(await login("hamid")).status, (await login("hamid", undefined, "hamid-own-2")).status]).toEqual([401, 200]);
    expect(await recordOf(id)).toContain("password changed");
  });

  it("US43 tries of the old password are counted, also those made at once", async () => {
    await people.makeUser("iroda");
    const token = await people.tokenOf("iroda");
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask("POST auth/change_user_password", token, { body: { oldPassword: "guess-1", newPassword: "iroda-own-2" } })));
    expect([answers.filter(({ status }) => status === 422).length, answers.filter(({ status }) => status === 429).length]).toEqual([5, 7]);
  });
});

onEmbedded("one-time codes, what is typed", (database) => {
  const { server, people, begin, login } = codesOn(database);

  it("OT5 what is no code is refused with its place, and costs no try", async () => {
    await people.makeUser("jasur");
    const token = await people.tokenOf("jasur");
    const send = async (call: string, body: unknown): Promise<Answer<unknown>> =>
      await readAnswer(await fetch(`${server.url}/api/auth/${call}`, { method: "POST", headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "accept-language": "en" }, body: JSON.stringify(body) }));
    for (const otp of [123456, ["123456"], { a: 1 }, null, true, "1".repeat(41)]) {
      for (const name of ["verify-otp", "disable-otp", "recovery-codes"]) {
        const answer = await send(name, { otp });
        expect([answer.status, answer.failure?.params]).toEqual([400, { where: "body.otp" }]);
      }
    }
    for (let round = 0; round < 2; round += 1) for (const otp of ["abcdef", "12345", "1234567", "١٢٣٤٥٦", "12 345"]) {
      expect(refusedFields(await send("verify-otp", { otp }))).toEqual({ otp: ["The code must have 6 digits"] });
    }
    expect(refusedFields(await send("verify-otp", {}))).toEqual({ otp: ["This field is required"] });
    const bare = await readAnswer(await fetch(`${server.url}/api/auth/verify-otp?otp=123456`, { method: "POST", headers: { authorization: `Bearer ${token}` } }));
    expect(bare.data).toEqual({ verified: false, recoveryCodes: [] });
    for (const otp of [123456, ["1"]]) {
      const answer = await readAnswer(await fetch(`${server.url}/api/auth/login`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ username: "jasur", password: "x", otp }) }));
      expect(answer.status).toBe(400);
    }
  });

  it("OT15 wrong name, wrong password and wrong code are one answer where a code was given", async () => {
    const { codes } = await begin("kamola");
    const wrong = codes.wrong();
    const answers = [await login("nobody-here", wrong), await login("kamola", codes.at(0), "wrong-1"), await login("kamola", wrong)];
    const texts = answers.map(({ status, failure, body: { message, errors } }) => JSON.stringify([status, failure?.code, message, errors]));
    expect([new Set(texts).size, texts[0]]).toEqual([1, expect.stringContaining("bad_credentials")]);
  });
});
