import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { refusedFields } from "../people/peopleServer.ts";
import { edited, readJson, useConfigServer } from "./configServer.ts";

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
  const info = async () => (await call(server, "GET info", admin())).data;

  it("CF675 administrators find the settings of their project as one record, and nobody else does; none is made or deleted", async () => {
    const { count, id, values } = await settings();
    expect([count, values["title"], values["hasWinterEffect"]]).toEqual([1, (await text())["title"], false]);
    const config = (await call(server, "GET forms/{name}", { params: { name }, ...admin() })).data;
    expect(config.permissions).toMatchObject({ read: true, update: true, insert: false, delete: false });
    expect((await call(server, "GET forms/{name}/{id}", { params: { name, id }, token: server.token("clerk") })).failure?.code).toBe("forbidden");
    expect((await call(server, "DELETE forms/{name}/{id}", { params: { name, id }, ...admin() })).failure?.code).toBe("forbidden");
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
    const oauth2 = { google: { client_id: "id", client_secret: secret, hasToken: true, use_token: false }, list: [{ apiToken: "t" }] };
    expect((await save({ oauth2 })).status).toBe(200);
    const { values } = await settings();
    expect(values["oauth2"]).toEqual({ google: { client_id: "id", client_secret: "", hasToken: true, use_token: false }, list: [{ apiToken: "" }] });
    expect((await info()).oauth2).toEqual(values["oauth2"]);
    const again = { ...(values["oauth2"] as Values), extra: 1 };
    const saved = await save({ oauth2: again, title: "Учинчи" });
    expect([saved.status, JSON.stringify(saved.body).includes(secret.slice(0, 3))]).toEqual([200, false]);
    const google = { ...oauth2.google, client_secret: { $secret: "oauth2.google.client_secret" } };
    expect((await text())["oauth2"]).toEqual({ google, list: [{ apiToken: { $secret: "oauth2.list.0.apiToken" } }], extra: 1 });
  });
});
