import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { signIn } from "../harness/signIn.ts";
import { EventReader } from "../server/EventReader.ts";
import { startNotes } from "../server/startNotes.ts";
import { refusedFields } from "./peopleServer.ts";

const name = "project_settings";

forEachDatabase("rules of signing in", (database) => {
  let server: RunningServer;
  let token: string;
  beforeAll(async () => {
    server = await startNotes(database, { TRUST_PROXY: "1" });
    token = await signIn(server, "admin");
  });
  afterAll(async () => await server?.stop());

  const from = (address: string): Record<string, string> => ({ "x-forwarded-for": address, "device-id": "d1" });
  const login = (address: string) =>
    call(server, "POST auth/login", { body: { username: "clerk", password: "demo-clerk-1" }, headers: from(address) });
  const save = async (values: Record<string, unknown>, headers = {}) => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name }, body: {}, token });
    const { $id: id, $version: version } = data.rows[0] as { $id: string; $version: number };
    return await call(server, "PUT forms/{name}/{id}", { params: { name, id }, body: { values, version }, token, locale: "en", headers });
  };

  it("SE150 the ways to sign in that a project names are told, and no other lets anybody in", async () => {
    const methods = async () => (await call(server, "GET info")).data.signInMethods;
    expect(await methods()).toContain("password");
    const oauth2 = { keycloak: { baseUrl: "https://id.example.org", realm: "city", client_id: "platon" } };
    expect((await save({ access: { methods: ["keycloak"] }, oauth2 })).status).toBe(200);
    await expect.poll(methods).toEqual(["keycloak"]);
    expect((await login("192.0.2.7")).failure?.code).toBe("method_disabled");
    // Without what it needs it lets nobody in either.
    expect((await save({ oauth2: null })).status).toBe(422);
    expect((await save({ access: null, oauth2: null })).status).toBe(200);
    await expect.poll(methods).toContain("password");
    expect((await login("192.0.2.7")).status).toBe(200);
  });

  it("SE177 a save after which nobody could sign in is refused with the ways that are not set up here", async () => {
    const told = async (access: object) => refusedFields(await save({ access }))["access"];
    expect(await told({ methods: ["google", "keycloak"] })).toEqual(["not set up on this server: Google, Keycloak; nobody could sign in"]);
    const files = [{ path: "project.json", text: JSON.stringify({ title: "Notes", access: { methods: [] } }) }];
    expect((await call(server, "POST config/apply", { query: { dryRun: "1" }, body: { files }, token })).data).toMatchObject({ problems: [{ path: "$.access.methods" }] });
    expect((await call(server, "GET info")).data.signInMethods).toContain("password");
    expect((await save({ access: { methods: ["google", "password"] } })).status).toBe(200);
    expect((await save({ access: null })).status).toBe(200);
  });

  it("SE151 from networks that a project does not name no session begins and none is refreshed, and what is no network is refused", async () => {
    const { refresh_token: bearer } = (await login("198.51.100.9")).data;
    expect(refusedFields(await save({ access: { networks: ["192.0.2.0/24", "10.0.0.0/40"] } }))["access"]?.[0]).toContain("10.0.0.0/40");
    const confirmed = { "x-confirmed": "own_right_lost" };
    expect((await save({ access: { networks: ["192.0.2.0/24"] } }, confirmed)).status).toBe(200);
    await expect.poll(async () => (await login("198.51.100.9")).failure?.code).toBe("network_refused");
    expect((await login("192.0.2.7")).status).toBe(200);
    const refresh = (address: string) => call(server, "POST auth/refresh/token", { token: bearer, headers: from(address) });
    expect([(await refresh("198.51.100.9")).failure?.code, (await refresh("192.0.2.8")).status]).toEqual(["network_refused", 200]);
    expect((await save({ access: null })).status).toBe(200);
  });

  it("SE123 SE187 SE188 a token for machines is refused from networks that a project does not name, its event stream ends, and each refusal of such a kind is in the log", async () => {
    const made = await call(server, "POST auth/tokens", { body: { name: "nightly", permissions: ["platon.admin"], days: 1 }, token });
    const ask = async (address: string) => await call(server, "GET user-info", { token: made.data.token, headers: from(address) });
    expect((await ask("198.51.100.9")).status).toBe(200);
    const [machine, person] = [await EventReader.open(server, made.data.token), await EventReader.open(server, token)];
    expect((await save({ access: { networks: ["192.0.2.0/24"] } }, { "x-confirmed": "own_right_lost" })).status).toBe(200);
    await machine.ended();
    await person.until(() => person.events.some(({ kind }) => kind === "config"));
    person.close();
    await expect.poll(async () => { const { status, failure } = await ask("198.51.100.9"); return [status, failure?.code]; }).toEqual([403, "network_refused"]);
    expect((await ask("192.0.2.7")).status).toBe(200);
    await login("198.51.100.9");
    const noted = (await call(server, "POST tables/{name}/rows", { params: { name: "user_logs" }, body: { filters: { event: { op: "eq", value: "login failed" } } }, token })).data.rows;
    const read = async (id: unknown) => JSON.stringify((await call(server, "GET forms/{name}/{id}", { params: { name: "user_logs", id: String(id) }, token })).data.values["details"]);
    const details = (await Promise.all(noted.map(({ $id: id }) => read(id)))).filter((text) => text.includes("network") && text.includes("198.51.100.9"));
    expect([details.some((text) => text.includes("api_token")), details.some((text) => text.includes("password"))]).toEqual([true, true]);
    expect((await save({ access: null })).status).toBe(200);
  });

  it("SE152 an administrator who shuts out the network they come from is asked whether that is meant", async () => {
    const shut = { access: { networks: ["192.0.2.0/24"] } };
    expect((await save(shut)).failure?.code).toBe("own_right_lost");
    expect((await save(shut, from("192.0.2.1"))).status).toBe(200);
    expect((await save({ access: null })).status).toBe(200);
  });
});
