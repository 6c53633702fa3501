import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onPostgres } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { startNotes } from "./startNotes.ts";

interface Attempt {
  username?: string;
  password?: string;
  device?: string;
  headers?: Record<string, string>;
}

onPostgres("sessions", (database) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startNotes(database, { TRUST_PROXY: "1" });
  });
  afterAll(async () => await server?.stop());

  const login = ({ username = "clerk", password = "demo-clerk-1", device = "d1", headers = {} }: Attempt = {}) =>
    call(server, "POST auth/login", { body: { username, password }, locale: "en", headers: { "device-id": device, ...headers } });
  const refresh = (token: string, device = "d1") =>
    call(server, "POST auth/refresh/token", { token, headers: { "device-id": device } });
  const whoAmI = (token: string) => call(server, "GET user-info", { token });

  it("SE1 a right name, in any case, and password give user and tokens", async () => {
    const { status, data } = await login({ username: "CLERK" });
    expect(status).toBe(200);
    expect(data).toMatchObject({ expires_in: 900, token: data.access_token, has_password: true });
    expect((await whoAmI(data.access_token)).data).toEqual(data.user);
  });

  it("US1 the user has the permissions of the roles", async () => {
    const { data } = await login();
    expect(data.user).toMatchObject({ username: "clerk", permissions: ["notes.*"] });
  });

  it("US2 the user's language is kept", async () => {
    const { access_token: token } = (await login()).data;
    expect((await call(server, "POST user-locale/", { query: { locale: "ru" }, token })).status).toBe(200);
    expect((await whoAmI(token)).data.locale).toBe("ru");
    expect((await call(server, "GET user-locale/", { query: { locale: "xx" }, token })).failure?.code).toBe("bad_request");
  });

  it("US3 the key for drafts is the same in every session of a person, and another for each person", async () => {
    const keyOf = async (attempt: Attempt): Promise<{ status: number; key?: string }> => {
      const { status, data } = await call(server, "GET user/draft-key", { token: (await login(attempt)).data.access_token });
      return { status, key: data.key };
    };
    const [first, second, other] = [await keyOf({}), await keyOf({ device: "d2" }), await keyOf({ username: "admin", password: "demo-admin-1" })];
    expect(Buffer.from(first.key ?? "", "base64")).toHaveLength(32);
    expect(second).toEqual(first);
    expect(other.key).not.toBe(first.key);
    expect((await call(server, "GET user/draft-key")).status).toBe(401);
  });

  it("SE2 what was wrong is not told", async () => {
    const wrong = await login({ username: "admin", password: "nonsense" });
    const unknown = await login({ username: "nobody" });
    for (const answer of [wrong, unknown]) expect(answer).toMatchObject({ status: 401, failure: { code: "bad_credentials" } });
    expect(wrong.body.message).toBe(unknown.body.message);
  });

  it("SE3, SE5 the sixth attempt of a name has to wait; a success before it clears the count", async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) expect((await login({ password: "x" })).status).toBe(401);
      expect((await login()).status).toBe(200);
    }
    for (let failure = 0; failure < 5; failure += 1) expect((await login({ username: "ghost" })).status).toBe(401);
    const locked = await login({ username: "ghost" });
    expect(locked).toMatchObject({ status: 429, failure: { code: "login_locked" } });
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(25);
  });

  it("SE3 attempts made all at once do not outrun the count", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login({ username: "parallel" })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it("SE4 an address that tries many names has to wait, another has not", async () => {
    const from = (address: string, username: string) => login({ username, headers: { "x-forwarded-for": address } });
    for (let index = 0; index < 50; index += 1) expect((await from("203.0.113.7", `name-${index}`)).status).toBe(401);
    expect(await from("203.0.113.7", "name-51")).toMatchObject({ status: 429, failure: { code: "login_locked" } });
    expect((await from("203.0.113.8", "name-52")).status).toBe(401);
  });

  it("SE6 a refresh gives new tokens of the same session", async () => {
    const first = (await login()).data;
    const { status, data } = await refresh(first.refresh_token);
    expect(status).toBe(200);
    expect(data.refresh_token).not.toBe(first.refresh_token);
    const sessions = await call(server, "GET auth/sessions", { token: data.access_token });
    const ids = sessions.data.filter(({ isCurrent }) => isCurrent).map(({ id }) => id);
    const before = await call(server, "GET auth/sessions", { token: first.access_token });
    expect(before.data.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(ids);
  });

  it("SE7 of several refreshes at once each ends with tokens that hold", async () => {
    const { refresh_token: token } = (await login()).data;
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(token)));
    for (const { status, data } of answers) {
      expect(status).toBe(200);
      expect((await whoAmI(data.access_token)).status).toBe(200);
      expect((await refresh(data.refresh_token)).status).toBe(200);
    }
  });

  it("SE9 another device, no token and nonsense are refused, and harm nobody", async () => {
    const { refresh_token: token } = (await login()).data;
    expect((await refresh(token, "d2")).failure?.code).toBe("unauthenticated");
    expect((await refresh("nonsense")).failure?.code).toBe("unauthenticated");
    expect((await call(server, "GET auth/refresh/token")).failure?.code).toBe("unauthenticated");
    expect((await refresh(token)).status).toBe(200);
  });

  it("SE11, SE12 a session is ended by its user, and its tokens hold no longer", async () => {
    const here = (await login({ device: "here" })).data;
    const there = (await login({ device: "there" })).data;
    const admin = (await login({ username: "admin", password: "demo-admin-1" })).data;
    const list = await call(server, "GET auth/sessions", { token: there.access_token });
    const id = list.data.find(({ isCurrent }) => isCurrent)?.id ?? "";
    const end = (token: string) => call(server, "DELETE auth/sessions/{id}", { params: { id }, token });

    expect((await end(admin.access_token)).status).toBe(404);
    expect((await end(here.access_token)).status).toBe(200);
    expect((await whoAmI(there.access_token)).failure?.code).toBe("unauthenticated");
    expect((await refresh(there.refresh_token, "there")).failure?.code).toBe("unauthenticated");
    expect((await end(here.access_token)).status).toBe(404);
    expect((await call(server, "GET auth/sessions", { token: here.access_token })).data.map((session) => session.id)).not.toContain(id);
  });

  it("SE160, SE161 all sessions but the present one are ended by one call, and the list says how each began", async () => {
    const here = (await login({ device: "here" })).data;
    const there = (await login({ device: "there" })).data;
    expect((await call(server, "DELETE auth/sessions", { token: here.access_token })).data.ended).toBeGreaterThan(0);
    expect([(await whoAmI(there.access_token)).status, (await refresh(there.refresh_token, "there")).status, (await whoAmI(here.access_token)).status]).toEqual([401, 401, 200]);
    const { data } = await call(server, "GET auth/sessions", { token: here.access_token });
    expect(data.map(({ isCurrent, method, device }) => [isCurrent, method, device])).toEqual([[true, "password", { browser: "Node.js", system: null }]]);
  });

  it.each(["GET logout", "POST logout"] as const)("SE12 %s ends the session", async (name) => {
    const { access_token: token, refresh_token: refreshToken } = (await login()).data;
    expect((await call(server, name, { token })).status).toBe(200);
    expect((await whoAmI(token)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  describe("a name that strangers locked", () => {
    const cookieOf = ({ headers }: { headers: Headers }): string => headers.get("set-cookie")?.split(";")[0] ?? "";
    const from = (address: string, { cookie, ...attempt }: Attempt & { cookie?: string } = {}) =>
      login({ ...attempt, headers: { "x-forwarded-for": address, ...(cookie && { cookie }) } });
    const lock = async (username: string, address: string) => {
      let status = 401;
      for (let failure = 0; failure < 6 && status === 401; failure += 1) ({ status } = await from(address, { username, password: "x" }));
      expect(status).toBe(429);
    };
    /** Of a browser that was there before strangers locked the name. */
    let clerksCookie = "";
    beforeAll(async () => void (clerksCookie = cookieOf(await from("198.51.100.3"))));

    it("SE92 a sign-in gives the browser a secret that scripts and other sites do not reach, another one each time", async () => {
      const first = await from("198.51.100.1");
      expect(first.headers.get("set-cookie")).toMatch(/^platon_device=[\w-]{43}; Path=\/api\/auth\/login; Max-Age=34560000; HttpOnly; SameSite=Strict$/);
      const safe = await login({ headers: { "x-forwarded-for": "198.51.100.1", "x-forwarded-proto": "https", cookie: cookieOf(first) } });
      expect(safe.headers.get("set-cookie")).toMatch(/SameSite=Strict; Secure$/);
      expect(cookieOf(safe)).not.toBe(cookieOf(first));
      expect((await from("198.51.100.1", { password: "x" })).headers.get("set-cookie")).toBeNull();
      // It is no token: nothing but the sign-in knows it.
      expect((await call(server, "GET user-info", { headers: { cookie: cookieOf(safe) } })).status).toBe(401);
      await lock("clerk", "192.0.2.1");
      // The old secret is worth nothing any more.
      expect((await from("198.51.100.1", { cookie: cookieOf(first) })).status).toBe(429);
      expect((await from("198.51.100.1", { cookie: cookieOf(safe) })).status).toBe(200);
    });

    it("SE93 does not lock its trusted browser at a known address, which leaves strangers locked; wrong passwords of its own lock it", async () => {
      const signedIn = await from("198.51.100.2", { username: "admin", password: "demo-admin-1" });
      let cookie = cookieOf(signedIn);
      await lock("admin", "192.0.2.2");
      const again = await from("198.51.100.2", { username: "ADMIN", password: "demo-admin-1", cookie });
      expect(again.status).toBe(200);
      cookie = cookieOf(again);
      expect((await from("192.0.2.2", { username: "admin", password: "demo-admin-1" })).status).toBe(429);
      const wrong = [];
      for (let failure = 0; failure < 6; failure += 1) wrong.push((await from("198.51.100.2", { username: "admin", password: "x", cookie })).status);
      expect(wrong).toEqual([401, 401, 401, 401, 401, 429]);
      expect((await from("198.51.100.2", { username: "admin", password: "demo-admin-1", cookie })).status).toBe(429);
    });

    it("SE94 a browser is trusted for its own user and address, also after signing out; not once its session was ended from elsewhere", async () => {
      const attempt = (address: string, cookie: string, who: Attempt = {}) => from(address, { ...who, cookie });
      await lock("clerk", "192.0.2.4");
      const cookie = clerksCookie;
      expect((await attempt("198.51.100.77", cookie)).status).toBe(429);
      expect((await attempt("198.51.100.3", "platon_device=nonsense")).status).toBe(429);
      expect((await attempt("198.51.100.3", `platon_device=${"A".repeat(43)}`)).status).toBe(429);
      await lock("ghost-2", "192.0.2.3");
      expect((await attempt("198.51.100.3", cookie, { username: "ghost-2" })).status).toBe(429);
      const here = await attempt("198.51.100.3", cookie);
      expect(here.status).toBe(200);
      await call(server, "POST logout", { token: here.data.access_token });
      const back = await attempt("198.51.100.3", cookieOf(here));
      expect(back.status).toBe(200);
      const list = await call(server, "GET auth/sessions", { token: back.data.access_token });
      const id = list.data.find(({ isCurrent }) => isCurrent)?.id ?? "";
      await call(server, "DELETE auth/sessions/{id}", { params: { id }, token: back.data.access_token });
      expect((await attempt("198.51.100.3", cookieOf(back))).status).toBe(429);
    });
  });
});
