import { afterAll, beforeAll, expect, it } from "vitest";
import type { OAuthMethodId } from "#contract/oauth2.ts";
import { edited, readJson, useConfigServer } from "../config/configServer.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { clientId, clientSecret, ProviderBrowser, realm, startOpenidProvider, type OpenidProvider } from "../harness/openidProvider.ts";
import { People, refusedFields } from "./peopleServer.ts";

const method: OAuthMethodId = "keycloak";
const query = { method };

onEmbedded("signing in by a provider", (database) => {
  const server = useConfigServer(database, { env: { ALLOW_PRIVATE_HOSTS: "127.0.0.1" } });
  const people = new People(server);
  let provider: OpenidProvider;
  let readers = "";

  const access = async (settings: object | undefined) => {
    const files = await server.exported();
    const oauth2 = { keycloak: { baseUrl: provider.baseUrl, realm, client_id: clientId, client_secret: clientSecret } };
    const { status, body } = await server.apply(edited(files, { "project.json": { ...readJson<Record<string, unknown>>(files, "project.json"), oauth2, access: settings } }));
    if (status !== 200) throw new Error(JSON.stringify(body));
  };
  beforeAll(async () => {
    provider = await startOpenidProvider([`${server.url}/auth/user`]);
    readers = await people.make("roles", { name: "guests_of", title: "Guests", permissions: ["places.read"] });
    await access(undefined);
  });
  afterAll(() => provider.stop());

  /** A browser of the product. */
  const device = (name: string) => ({ headers: { "device-id": `device-${name}` }, locale: "en" });
  const start = (by: object) => call(server, "POST auth/oauth2-start", { query, ...by });
  const validate = (body: Record<string, string>, by: object) => call(server, "POST auth/oauth2-validate", { query, body, ...by });
  const enter = (body: { accessToken: string; password?: string; otp?: string }, by: object) => call(server, "POST auth/oauth2", { query, body, ...by });
  /** The callback for an account, and what was answered to it. */
  const proved = async (account: string, by: object, browser = new ProviderBrowser()) => {
    const { data } = await start(by);
    return await validate({ ...(await browser.signIn(data.url, account)), redirect_uri: `${server.url}/auth/user` }, by);
  };
  const connected = async (username: string, account: string, values: object = {}) => {
    const id = await people.makeUser(username, { ...values });
    const mine = { ...device(username), token: await people.tokenOf(username) };
    const { data } = await call(server, "POST auth/accounts/start", { query, ...mine });
    const answer = await call(server, "POST auth/accounts", { query, body: await new ProviderBrowser().signIn(data.url, account), ...mine });
    expect(answer.status).toBe(201);
    return { id, mine, account: answer.data };
  };

  it("OI1 OI2 a project that says what its provider needs offers it, and a browser begins there with state, nonce and a PKCE challenge", async () => {
    expect((await call(server, "GET info")).data.signInMethods).toEqual(["password", "keycloak", "passkey"]);
    const { data, status } = await start(device("a"));
    const asked = new URL(data.url).searchParams;
    expect([status, asked.get("state"), asked.get("redirect_uri"), asked.get("code_challenge_method"), asked.get("prompt")]).toEqual([200, data.state, `${server.url}/auth/user`, "S256", null]);
    expect([asked.get("nonce"), asked.get("code_challenge")].every((one) => (one?.length ?? 0) >= 43)).toBe(true);
    expect((await call(server, "POST auth/oauth2-start", { query: { method: "google" }, ...device("a") })).failure?.code).toBe("method_disabled");
    expect((await start({})).failure?.code).toBe("bad_request");
  });

  it("OI3 OI4 OI10 who is connected with the account is let in by the ticket that answers the callback, and nobody else is made", async () => {
    const stranger = await proved("stranger", device("b"));
    expect([stranger.status, stranger.failure?.code, stranger.body.message]).toEqual([403, "unknown_identity", expect.stringContaining("Keycloak")]);
    const { id } = await connected("aziz", "aziz-there");
    const answer = await proved("aziz-there", device("b"));
    expect(answer.data).toMatchObject({ has_profile: true, has_password: true, password_policy: "optional", user: { fullName: "aziz" } });
    const again = await validate({ accessToken: answer.data.accessToken }, device("b"));
    expect(again.data).toEqual(answer.data);
    const session = await enter({ accessToken: answer.data.accessToken }, device("b"));
    expect([session.status, session.data.user.id, session.data.has_password]).toEqual([200, id, true]);
    expect(await people.permissionsOf(session.data.access_token)).toEqual([]);
    expect((await people.rows("user_logs", { filters: { event: "logged in", userId: id } })).length).toBeGreaterThan(0);
  });

  it("OI5 what was begun is gone on with once, by the same browser, in the same way; all else is refused alike", async () => {
    await connected("bobur", "bobur-there");
    const browser = new ProviderBrowser();
    const begin = async () => await browser.signIn((await start(device("c"))).data.url, "bobur-there");
    const codes = [];
    const first = await begin();
    codes.push((await validate(first, device("other"))).failure?.code);
    // The other browser has not used it up.
    expect((await validate(first, device("c"))).status).toBe(200);
    codes.push((await validate(first, device("c"))).failure?.code);
    codes.push((await validate({ ...(await begin()), state: "x".repeat(43) }, device("c"))).failure?.code);
    codes.push((await validate({ code: first["code"] ?? "" }, device("c"))).failure?.code);
    codes.push((await validate({ ...(await begin()), redirect_uri: "https://evil.example/auth/user" }, device("c"))).failure?.code);
    codes.push((await validate({ ...(await begin()), client_id: "other" }, device("c"))).failure?.code);
    const mine = { ...device("c"), token: await people.tokenOf("bobur") };
    codes.push((await call(server, "POST auth/accounts", { query, body: await begin(), ...mine })).failure?.code);
    const connecting = (await call(server, "POST auth/accounts/start", { query, ...mine })).data.url;
    codes.push((await validate(await browser.signIn(connecting, "bobur-there"), device("c"))).failure?.code);
    expect(codes).toEqual(codes.map(() => "sign_in_expired"));
  });

  it("OI6 a code that was given for another flow lets nobody in, and what the provider says of a person who went back neither", async () => {
    const browser = new ProviderBrowser();
    const victim = await browser.signIn((await start(device("d"))).data.url, "bobur-there");
    const attacker = await start(device("e"));
    expect((await validate({ ...victim, state: attacker.data.state }, device("e"))).failure?.code).toBe("provider_refused");
    const back = await new ProviderBrowser().signIn((await start(device("d"))).data.url, "");
    expect([back["error"], (await validate(back, device("d"))).failure?.code]).toEqual(["access_denied", "provider_refused"]);
  });

  it("OI7 the ticket opens nothing but its one call, in its browser, once", async () => {
    await connected("dilnoza", "dilnoza-there");
    const { accessToken } = (await proved("dilnoza-there", device("f"))).data;
    const elsewhere = [
      await call(server, "GET user-info", { token: accessToken }),
      await call(server, "POST auth/refresh/token", { token: accessToken, ...device("f") }),
      await call(server, "POST auth/password", { body: { link: accessToken, newPassword: "stolen-1" } }),
      await enter({ accessToken }, device("other")),
      await enter({ accessToken: `${accessToken.slice(0, -1)}x` }, device("f")),
    ];
    expect(elsewhere.map(({ status }) => status)).toEqual([401, 401, 410, 410, 410]);
    const both = await Promise.all([enter({ accessToken }, device("f")), enter({ accessToken }, device("f"))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await enter({ accessToken }, device("f"))).failure?.code).toBe("sign_in_expired");
  });

  it("OI8 whom a project takes gets a user by the first sign-in, with the roles that it says; others by domain, or a name that is taken, do not get in another's way", async () => {
    await people.makeUser("malika");
    await access({ newUsers: { methods: ["keycloak"], roles: ["guests_of"], domains: ["Example.org"] } });
    const answer = await proved("malika", device("g"));
    expect(answer.data).toMatchObject({ has_profile: false, has_password: false, password_policy: "optional", user: { fullName: "Account malika" } });
    expect((await people.rows("users", { search: "malika-2" })).length).toBe(0);
    const { data } = await enter({ accessToken: answer.data.accessToken }, device("g"));
    expect(data).toMatchObject({ user: { username: "malika-2", fullName: "Account malika" }, has_password: false });
    expect(await people.permissionsOf(data.access_token)).toEqual(["places.read"]);
    const second = await proved("malika", device("h"));
    expect(second.data).toMatchObject({ has_profile: true, has_password: false });
    await people.update("users", data.user.id, { isDisabled: true });
    expect((await enter({ accessToken: second.data.accessToken }, device("h"))).failure?.code).toBe("unknown_identity");
    await access({ newUsers: { methods: ["keycloak"], roles: ["guests_of"], domains: ["corp.example"] } });
    expect((await proved("nodira", device("g"))).failure?.code).toBe("unknown_identity");
    expect(readers).not.toBe("");
  });

  it("OI9 a first password is set by signing in, six characters at least, and by whoever has none; where it is required nobody is in without", async () => {
    await access({ newUsers: { methods: ["keycloak"], roles: [] }, passwordPolicy: "required" });
    const { data: first } = await proved("olim", device("i"));
    expect(first).toMatchObject({ has_password: false, password_policy: "required" });
    const refused = await enter({ accessToken: first.accessToken }, device("i"));
    expect([refused.status, Object.keys(refusedFields(refused))]).toEqual([422, ["password"]]);
    expect(refusedFields(await enter({ accessToken: first.accessToken, password: "short" }, device("i")))).toEqual({ password: ["The password must have at least 6 characters"] });
    const { data } = await enter({ accessToken: first.accessToken, password: "olim-own-1" }, device("i"));
    expect([data.user.username, data.has_password, data.password_policy]).toEqual(["olim", true, "required"]);
    expect((await people.login("olim")).status).toBe(200);
    const second = (await proved("olim", device("i"))).data;
    expect(second).toMatchObject({ has_profile: true, has_password: true });
    expect((await enter({ accessToken: second.accessToken, password: "other-1" }, device("i"))).failure?.code).toBe("forbidden");
    await access({ newUsers: { methods: ["keycloak"], roles: [] }, passwordPolicy: "none" });
    const none = (await proved("rustam", device("i"))).data;
    expect(none.password_policy).toBe("none");
    expect((await enter({ accessToken: none.accessToken, password: "rustam-1" }, device("i"))).failure?.code).toBe("forbidden");
    expect((await enter({ accessToken: none.accessToken }, device("i"))).status).toBe(200);
  });

  it("OI12 accounts are listed and disconnected by their user alone, an account is one user's, and the last way in stays", async () => {
    const { mine, account } = await connected("sherzod", "sherzod-there");
    expect((await call(server, "GET auth/accounts", mine)).data).toEqual([{ ...account, method, label: "sherzod-there" }]);
    await people.makeUser("thief");
    const thief = { ...device("thief"), token: await people.tokenOf("thief") };
    expect((await call(server, "DELETE auth/accounts/{id}", { params: { id: account.id }, ...thief })).failure?.code).toBe("not_found");
    const { data } = await call(server, "POST auth/accounts/start", { query, ...thief });
    const taken = await call(server, "POST auth/accounts", { query, body: await new ProviderBrowser().signIn(data.url, "sherzod-there"), ...thief });
    expect(taken.failure?.code).toBe("identity_taken");
    // By the provider alone: a user who never had a password.
    await access({ newUsers: { methods: ["keycloak"], roles: [] } });
    const session = (await enter({ accessToken: (await proved("umida", device("j"))).data.accessToken }, device("j"))).data;
    const umida = { ...device("j"), token: session.access_token };
    const [only] = (await call(server, "GET auth/accounts", umida)).data;
    expect((await call(server, "DELETE auth/accounts/{id}", { params: { id: only?.id ?? "" }, ...umida })).failure?.code).toBe("last_way_in");
    expect((await call(server, "GET auth/accounts", umida)).data).toEqual([only]);
    expect((await call(server, "DELETE auth/accounts/{id}", { params: { id: account.id }, ...mine })).status).toBe(200);
    expect((await proved("sherzod-there", device("k"))).data).toMatchObject({ has_profile: false });
  });

  it("OI13 after signing out the provider asks who it is, whatever session it has, and one that did not is refused", async () => {
    await connected("zafar", "zafar-there");
    const browser = new ProviderBrowser();
    const first = (await proved("zafar-there", device("l"), browser)).data;
    const { access_token: token } = (await enter({ accessToken: first.accessToken }, device("l"))).data;
    const prompts = async () => new URL((await start(device("l"))).data.url).searchParams.get("prompt");
    expect(await prompts()).toBeNull();
    await call(server, "POST logout", { token });
    expect(await prompts()).toBe("login");
    // Whoever comes next takes the demand out of the address.
    const url = new URL((await start(device("l"))).data.url);
    for (const name of ["prompt", "max_age"]) url.searchParams.delete(name);
    expect((await validate(await browser.signIn(url.href, "nobody"), device("l"))).failure?.code).toBe("provider_refused");
    expect((await proved("zafar-there", device("l"), browser)).status).toBe(200);
  });
});
