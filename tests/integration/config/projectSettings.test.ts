import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { refusedFields } from "../people/peopleServer.ts";
import { edited, readJson, refusal, useConfigServer } from "./configServer.ts";

type Values = Record<string, unknown>;
const name = "project_settings";

forEachDatabase("settings of a project", (database) => {
  const server = useConfigServer(database);
  const admin = () => ({ token: server.token("admin"), locale: "en" });
  const settings = async () => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name }, body: {}, ...admin() });
    const id = String(data.rows[0]?.["$id"]);
    return { count: data.rows.length, ...(await call(server, "GET forms/{name}/{id}", { params: { name, id }, ...admin() })).data };
  };
  const save = async (values: Values, version?: number) => {
    const present = await settings();
    return await call(server, "PUT forms/{name}/{id}", { params: { name, id: present.id }, body: { values, version: version ?? present.version }, ...admin() });
  };
  const text = async () => readJson(await server.exported(), "project.json");
  const momentNow = async () => (await call(server, "GET revisions/{entity}/{id}", { params: { entity: "projects", id: "project" }, ...admin() })).data[0]?.moment ?? 0;
  const info = async () => (await call(server, "GET info", admin())).data;

  it("CF675 administrators find the settings of their project as one record, and nobody else does; none is made or deleted", async () => {
    const { count, id, values } = await settings();
    expect([count, values["title"], values["hasWinterEffect"]]).toEqual([1, (await text())["title"], false]);
    const config = (await call(server, "GET forms/{name}", { params: { name }, ...admin() })).data;
    expect(config.permissions).toMatchObject({ read: true, update: true, insert: false, delete: false });
    expect((await call(server, "GET forms/{name}/{id}", { params: { name, id }, token: server.token("clerk") })).failure?.code).toBe("forbidden");
    expect((await call(server, "DELETE forms/{name}/{id}", { params: { name, id }, ...admin() })).failure?.code).toBe("forbidden");
  });

  it("CF728 a list inside a setting whose values are a closed list is chosen from it, by names in the reader's language", async () => {
    const { data } = await call(server, "GET forms/{name}", { params: { name }, ...admin() });
    expect(JSON.stringify(data.elements)).toContain('"type":"multiselect"');
    const found = JSON.stringify(data.elements).match(/"data":\[\{"id":"password","name":"([^"]*)"/)?.[1];
    expect(found).toBe("Username and password");
  });

  it("CF676 a saved setting stands in the text, is seen at once, and is a revision; what the form does not know stays", async () => {
    await server.apply(edited(await server.exported(), { "project.json": { ...(await text()), version: "7.1.0", winterEffect: { until: "02-01" } } }));
    const saved = await save({ title: "Янги ном", support: { phone: "+998", messenger: "" }, hasMain: true, winterUntil: "03-01", themes: ["platon.light"] });
    expect([saved.status, saved.data?.values]).toEqual([200, expect.objectContaining({ title: "Янги ном", support: { phone: "+998" }, winterUntil: "03-01" })]);
    expect(await text()).toMatchObject({ title: "Янги ном", version: "7.1.0", has_main: true, support: { phone: "+998" }, winterEffect: { until: "03-01" }, themes: ["platon.light"] });
    expect(await info()).toMatchObject({ name: "Янги ном", version: "7.1.0", has_main: true, themes: ["platon.light"] });
    expect((await save({ hasWinterEffect: false, themes: [], support: null })).status).toBe(200);
    expect(Object.keys(await text())).not.toEqual(expect.arrayContaining(["winterEffect"]));
    expect((await server.apply(await server.exported(), { dryRun: true })).data).toMatchObject({ changes: [], ddl: [] });
    expect((await save({ title: "Бошқа" }, 1)).failure?.code).toBe("stale_version");
  });

  it("CF677 settings pass the checks of project.json, and what is wrong is told at its field", async () => {
    const refused = await save({ timeZone: "Asia/Tashkemt", files: { maxMegabytes: 0 } });
    expect([refused.status, Object.keys(refusedFields(refused))]).toEqual([422, ["files"]]);
    const zone = await save({ timeZone: "Asia/Tashkemt" });
    expect(refusedFields(zone)["timeZone"]?.[0]).toContain("Asia/Tashkent");
    expect((await settings()).values["timeZone"] ?? null).not.toBe("Asia/Tashkemt");
  });

  it("IF7 the project's picture is saved on the screen and by text, and everybody's tabs have it; what is no such picture is refused at its field", async () => {
    const logo = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
    expect(await info()).not.toHaveProperty("logo");
    expect((await save({ logo })).status).toBe(200);
    expect([(await text())["logo"], (await info()).logo, (await call(server, "GET info", {})).data.logo]).toEqual([logo, logo, logo]);
    const svg = `data:image/svg+xml;base64,${btoa("<svg onload='alert(1)'/>")}`;
    expect(refusedFields(await save({ logo: svg }))["logo"]).toEqual([expect.stringContaining("PNG, JPEG or WebP")]);
    const applied = await server.apply(edited(await server.exported(), { "project.json": { ...(await text()), logo: svg } }));
    expect([applied.status, applied.body.data]).toEqual([422, expect.objectContaining({ problems: [expect.objectContaining({ path: "$.logo" })] })]);
    expect((await save({ logo: null })).status).toBe(200);
    expect([await info(), await text()].filter((said) => Object.hasOwn(said, "logo"))).toEqual([]);
  });

  it("CF678 secrets go in and never out: an untouched one is saved byte for byte, and a yes or no of such a name is none", async () => {
    const secret = "б-1 \"q\" \\ 2";
    const call24 = { google: { client_id: "id", client_secret: secret, hasToken: true, use_token: false }, list: [{ apiToken: "t" }] };
    expect((await save({ call24 })).status).toBe(200);
    const { values } = await settings();
    expect(values["call24"]).toEqual({ google: { client_id: "id", client_secret: "", hasToken: true, use_token: false }, list: [{ apiToken: "" }] });
    expect((await info()).call24).toEqual(values["call24"]);
    const again = { ...(values["call24"] as Values), extra: 1 };
    const saved = await save({ call24: again, title: "Учинчи" });
    expect([saved.status, JSON.stringify(saved.body).includes(secret.slice(0, 3))]).toEqual([200, false]);
    const google = { ...call24.google, client_secret: { $secret: "call24.google.client_secret" } };
    expect((await text())["call24"]).toEqual({ google, list: [{ apiToken: { $secret: "call24.list.0.apiToken" } }], extra: 1 });
  });

  it("OI41 a secret that was entered for one address is not kept for another, whoever changes that in whichever way; entered anew it is", async () => {
    const keycloak = (baseUrl: string, client_secret: unknown) => ({ keycloak: { baseUrl, realm: "city", client_id: "platon", client_secret } });
    const [own, foreign] = ["https://id.example.org", "https://evil.example"];
    const kept = async () => {
      const { warnings } = (await server.apply(await server.exported(), { dryRun: true })).data;
      return !warnings.some(({ path }) => path === "$.oauth2.keycloak.client_secret");
    };
    const enter = async () => void (await save({ oauth2: keycloak(own, "s-1") }));
    await enter();
    await save({ oauth2: { ...keycloak(own, ""), google_client_id: "g" } });
    expect(await kept()).toBe(true);
    const entered = await momentNow();
    await save({ oauth2: keycloak(foreign, "") });
    expect(await kept()).toBe(false);
    const paths = ["settings.oauth2.keycloak.client_secret"];
    const restored = await call(server, "POST revisions/{entity}/{id}/restore", { params: { entity: "projects", id: "project" }, body: { moment: entered, paths }, ...admin() });
    expect([restored.status, await kept()]).toEqual([200, false]);
    await enter();
    await server.apply(edited(await server.exported(), { "project.json": { ...(await text()), oauth2: keycloak(foreign, { $secret: "oauth2.keycloak.client_secret" }) } }));
    expect(await kept()).toBe(false);
    await save({ oauth2: keycloak(foreign, "s-1") });
    expect(await kept()).toBe(true);
  });

  it("OI42 what the specification does not name of a provider is refused with its place, and guests are told of a project's providers what it names alone", async () => {
    const applied = async (oauth2: object) => await server.apply(edited(await server.exported(), { "project.json": { ...(await text()), oauth2 } }));
    const problems = [{ facebook: {} }, { keycloak: { baseUrl: "ftp://x", realm: "r", client_id: "c" } }, { one_id: { client_id: "c", redirect_uri: "https://x/elsewhere" } }];
    const places = [];
    for (const oauth2 of problems) places.push((refusal(await applied(oauth2)).problems ?? []).map(({ path }) => path));
    expect(places).toEqual([["$.oauth2"], ["$.oauth2.keycloak.baseUrl"], ["$.oauth2.one_id.redirect_uri"]]);
    const ssv = { client_id: "s", redirect_uri: "/auth/user", challenge: "c", authorization_endpoint: "https://ssv.example/authorize" };
    await applied({ google_client_id: "g", google_client_secret: "x", ssv: { ...ssv, challenge_secret: "x", token_endpoint: "https://ssv.example/token" }, keycloak: { baseUrl: "https://id.example.org", realm: "r", client_id: "k", client_secret: "x" } });
    // Each node hears of it in its turn.
    await expect.poll(async () => (await call(server, "GET info")).data.oauth2).toEqual({ google_client_id: "g", ssv, keycloak: { baseUrl: "https://id.example.org", realm: "r", client_id: "k" } });
    const unknownRole = await server.apply(edited(await server.exported(), { "project.json": { ...(await text()), access: { newUsers: { methods: ["google"], roles: ["nosuch"] } } } }));
    expect(refusal(unknownRole).problems?.map(({ path }) => path)).toEqual(["$.access.newUsers.roles[0]"]);
  });
});
