import { afterAll, beforeAll, expect, it } from "vitest";
import { call, type CallSettings } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { signIn } from "../harness/signIn.ts";
import { startNotes } from "../server/startNotes.ts";

const name = "project_settings";
const https = { "x-forwarded-proto": "https", "device-id": "d1" };
const names = { access: "__Host-platon_access", refresh: "__Secure-platon_refresh", mark: "__Host-platon_mark" };

/** What a browser holds, by name. */
type Jar = Map<string, string>;

const fill = (jar: Jar, { headers }: { headers: Headers }): Jar => {
  for (const line of headers.getSetCookie()) {
    const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "") jar.delete(key);
    else jar.set(key, value);
  }
  return jar;
};
const sent = (jar: Jar): string => [...jar].map(([key, value]) => `${key}=${value}`).join("; ");

forEachDatabase("tokens in cookies", (database) => {
  let server: RunningServer;
  let token: string;
  beforeAll(async () => {
    server = await startNotes(database, { TRUST_PROXY: "1" });
    token = await signIn(server, "admin");
    await keepInCookies(true);
  });
  afterAll(async () => await server?.stop());

  const keepInCookies = async (hasCookies: boolean): Promise<void> => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name }, body: {}, token });
    const { $id: id, $version: version } = data.rows[0] as { $id: string; $version: number };
    expect((await call(server, "PUT forms/{name}/{id}", { params: { name, id }, body: { values: { access: { sessions: { hasCookies } } }, version }, token })).status).toBe(200);
  };
  const login = (username = "roamer", headers: Record<string, string> = https) =>
    call(server, "POST auth/login", { body: { username, password: `demo-${username}-1` }, headers });
  const begin = async (username?: string): Promise<Jar> => fill(new Map(), await login(username));
  const showing = (jar: Jar, mark = jar.get(names.mark)): CallSettings => ({ headers: { ...https, cookie: sent(jar), ...(mark !== undefined && { "x-session-mark": mark }) } });
  const whoIs = async (settings: CallSettings) => (await call(server, "GET user-info", settings)).status;
  const refresh = (settings: CallSettings) => call(server, "POST auth/refresh/token", settings);

  it("SE181 tokens travel in cookies of this host alone, out of reach of scripts and of other sites, and stand in no answer's body", async () => {
    const { data, headers } = await login();
    expect(data).toMatchObject({ token: "", access_token: "", refresh_token: "", expires_in: 900, user: { username: "roamer" } });
    const lines = headers.getSetCookie();
    const attributes = Object.fromEntries(lines.map((line) => [line.split("=")[0], line.split("; ").slice(1).join("; ")]));
    expect(attributes).toMatchObject({
      [names.access]: "Path=/; Max-Age=1209600; SameSite=Strict; HttpOnly; Secure",
      [names.refresh]: "Path=/api/auth/refresh; Max-Age=1209600; SameSite=Strict; HttpOnly; Secure",
      [names.mark]: "Path=/; Max-Age=1209600; SameSite=Strict; Secure",
    });
    expect(lines.join("\n")).not.toMatch(/domain/i);
    const plain = (await login("roamer", { "device-id": "d1" })).headers.getSetCookie().filter((line) => line.startsWith("platon_"));
    expect([plain.length, plain.join("\n").includes("Secure")]).toEqual([4, false]);
  });

  it("SE182 a cookie alone authenticates nobody, at no call; the mark of the same session has to come in a header, and no other will do", async () => {
    const [jar, other] = [await begin(), await begin("clerk")];
    expect(await whoIs(showing(jar))).toBe(200);
    const alone = { headers: { ...https, cookie: sent(jar) } };
    expect([await whoIs(alone), (await call(server, "POST logout", alone)).status, (await call(server, "GET logout", alone)).status, (await refresh(alone)).status, (await call(server, "GET events", alone)).status]).toEqual([401, 401, 401, 401, 401]);
    const [mark = "", others = ""] = [jar.get(names.mark), other.get(names.mark)];
    const forged = [others, mark.slice(0, -1), `${mark}x`, mark.replace(/[^.]+$/, ""), "m...", "", "%%%", `${mark.split(".").slice(0, 2).join(".")}.x.${mark.split(".")[3]}`];
    expect(await Promise.all(forged.map(async (one) => await whoIs(showing(jar, one))))).toEqual(forged.map(() => 401));
    expect((await refresh(showing(jar, others))).status).toBe(401);
    expect(await whoIs({ headers: { ...https, "x-session-mark": mark } })).toBe(401);
    // A neighbouring host has added one of the same name.
    const tossed = { headers: { ...https, cookie: `${names.access}=${other.get(names.access)}; ${names.refresh}=${other.get(names.refresh)}; ${sent(jar)}`, "x-session-mark": mark } };
    expect([(await call(server, "GET user-info", tossed)).data.username, (await refresh(tossed)).status]).toEqual(["roamer", 200]);
    expect(await whoIs(showing(other))).toBe(200);
  });

  it("SE183 no form of another site signs its visitor in: a session begins for a page of ours alone", async () => {
    const answer = await login("clerk", { "x-forwarded-proto": "https" });
    expect([answer.status, answer.failure?.code, answer.headers.getSetCookie()]).toEqual([403, "forbidden", []]);
  });

  it("SE184 a refresh and another organisation give other cookies, and signing out takes them away", async () => {
    const jar = await begin();
    const before = new Map(jar);
    const refreshed = await refresh(showing(jar));
    expect([refreshed.status, refreshed.data]).toEqual([200, { access_token: "", refresh_token: "", expires_in: 900 }]);
    fill(jar, refreshed);
    expect(Object.values(names).filter((key) => jar.get(key) === before.get(key)).filter((key) => key !== names.access)).toEqual([]);
    const [{ id = "" } = {}] = (await call(server, "GET auth/user_organizations", showing(jar))).data;
    const moved = await call(server, "POST auth/change_user_org", { query: { org_id: id }, ...showing(jar) });
    expect(moved.data).toMatchObject({ user: { orgId: id }, access_token: "", refresh_token: "" });
    fill(jar, moved);
    expect(await whoIs(showing(jar))).toBe(200);
    const last = new Map(jar);
    fill(jar, await call(server, "POST logout", showing(jar)));
    expect([Object.values(names).filter((key) => jar.has(key)), await whoIs(showing(last)), (await refresh(showing(last))).status]).toEqual([[], 401, 401]);
  });

  it("SE185 living sessions go on when the project switches to cookies and back: with its next tokens each has them where the others do; machines are asked nothing else", async () => {
    await keepInCookies(false);
    const { data, headers } = await login();
    expect([data.access_token.length > 20, headers.getSetCookie().some((line) => line.includes("platon_access"))]).toEqual([true, false]);
    await keepInCookies(true);
    expect(await whoIs({ token: data.access_token })).toBe(200);
    const carried = await refresh({ token: data.refresh_token, headers: https });
    expect(carried.data.access_token).toBe("");
    const jar = fill(new Map(), carried);
    expect(await whoIs(showing(jar))).toBe(200);
    const machine = (await call(server, "POST auth/tokens", { body: { name: "nightly", permissions: ["platon.admin"], days: 1 }, token })).data.token;
    expect(await whoIs({ token: machine })).toBe(200);
    await keepInCookies(false);
    expect(await whoIs(showing(jar))).toBe(200);
    const back = await refresh(showing(jar));
    fill(jar, back);
    expect([Object.values(names).filter((key) => jar.has(key)), await whoIs({ token: back.data.access_token }), (await refresh({ token: back.data.refresh_token, headers: https })).status]).toEqual([[], 200, 200]);
    await keepInCookies(true);
  });
});
