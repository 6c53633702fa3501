import { expect, it } from "vitest";
import type { PluginCapability, PluginRecord } from "#contract/plugin.ts";
import { call } from "../harness/call.ts";
import { onPostgres } from "../harness/onDatabases.ts";
import { readJson } from "../config/configServer.ts";
import { manifest, usePluginsServer, type Who } from "./pluginsServer.ts";

const reading = (...tables: string[]): PluginCapability => ({
  name: "tables", reason: "А", tables: Object.fromEntries(tables.map((name) => [name, ["read" as const]])),
});
const whole = (name: "theme" | "toasts" | "storage"): PluginCapability => ({ name, reason: "А" });

onPostgres("what a plugin is granted", (database) => {
  const server = usePluginsServer(database);
  const grants = async (id: string) => (await server.record(id))?.grants;

  it("PN10 a new plugin is granted the harmless only; the project's own text may grant more", async () => {
    await server.install(manifest({ capabilities: [reading("letters"), whole("theme"), whole("toasts")] }));
    expect(await grants("hearts")).toEqual(["theme"]);
    expect(await grants("stars")).toEqual(["tables", "theme"]);
    await server.remove("hearts");
  });

  it("PN11 an administrator grants what the plugin asks for, and nothing else", async () => {
    const answer = await server.put("stars", { grants: ["navigation"] });
    expect(answer.data.grants).toEqual(["navigation"]);
    const refused = await server.put("stars", { grants: ["clipboard"] });
    expect(refused).toMatchObject({ status: 422, failure: { code: "invalid_values" } });
    expect(refused.body.errors["grants"]).toHaveLength(1);
    expect(await grants("stars")).toEqual(["navigation"]);
    expect((await server.put("pages", { grants: ["tables"] })).status).toBe(422);
    expect((await server.put("stars", { grants: [] }, "one")).status).toBe(403);
  });

  it("PN11 what an administrator decided holds whatever the project's text grants", async () => {
    await server.put("stars", { grants: [] });
    await server.apply({ "plugins/stars.json": { ...readJson<object>(server.files, "plugins/stars.json"), grants: ["tables", "navigation"] } });
    expect(await grants("stars")).toEqual([]);
    await server.apply({});
  });

  it("PN113 what needs a plugin is told to administrators only, and of a plugin that is there", async () => {
    const uses = async (id: string, who?: Who) =>
      await call(server, "GET plugins/{id}/uses", { params: { id }, ...(who && { token: server.token(who) }) });
    expect((await uses("stars", "admin")).status).toBe(200);
    expect(await uses("stars")).toMatchObject({ status: 401, failure: { code: "unauthenticated" } });
    expect(await uses("stars", "one")).toMatchObject({ status: 403, failure: { code: "forbidden" } });
    expect(await uses("nowhere", "admin")).toMatchObject({ status: 404, failure: { code: "not_found" } });
    expect((await uses("nowhere", "one")).status).toBe(403);
  });

  it("PN29 the project's own code has what the project or an administrator grants it, no document of its own before that", async () => {
    const { projectGrants } = await server.info("one");
    expect([projectGrants.includes("clipboard"), projectGrants.includes("frames")]).toEqual([true, false]);
    await server.put("project", { grants: ["tables", "i18n"] });
    expect((await server.info("one")).projectGrants).toEqual(["tables", "i18n"]);
    expect((await server.put("project", { grants: ["frames"] })).data.grants).toEqual(["frames"]);
    expect((await server.put("project", { grants: ["session"] })).status).toBe(422);
  });

  it("PN12 a capability that reaches further than when it was granted is not granted any more", async () => {
    await server.install(manifest({ capabilities: [reading("letters", "notes"), whole("toasts")] }));
    await server.put("hearts", { grants: ["tables", "toasts"] });
    const further = await server.install(manifest({ version: "1.1.0", capabilities: [reading("letters", "notes", "salaries"), whole("toasts")] }));
    expect(further.data).toMatchObject({ grants: ["toasts"], difference: { widened: ["tables"] } });
    const narrower = await server.install(manifest({ version: "1.2.0", capabilities: [reading("letters"), whole("toasts")] }));
    expect(narrower.data.grants).toEqual(["tables", "toasts"]);
    await server.remove("hearts");
  });

  it("PN12 what the text granted is not granted to another version that asks for more", async () => {
    const files = await call(server, "GET config/export", { token: server.token("admin") });
    await server.apply({ "plugins/clubs.json": { ...manifest({ id: "clubs", capabilities: [reading("letters")] }), grants: ["tables"] } });
    expect(await grants("clubs")).toEqual(["tables"]);
    const { data } = await server.install(manifest({ id: "clubs", version: "2.0.0", capabilities: [reading("*")] }));
    expect(data.grants).toEqual([]);
    expect((await server.rollBack("clubs")).data.grants).toEqual(["tables"]);
    await server.remove("clubs");
    expect((await call(server, "GET config/export", { token: server.token("admin") })).data).toEqual(files.data);
  });

  it("PN13 the difference in capabilities is told before anything is kept", async () => {
    await server.install(manifest({ capabilities: [reading("letters", "notes"), whole("toasts"), whole("theme")] }));
    const next = manifest({ version: "2.0.0", capabilities: [reading("letters"), whole("theme"), whole("storage")] });
    expect((await server.install(next, { dryRun: true })).data.difference).toEqual({
      added: ["storage"], removed: ["toasts"], narrowed: ["tables"], widened: [],
    });
    expect((await server.record("hearts"))?.version).toBe("1.0.0");
    await server.remove("hearts");
  });

  it("PN17 a plugin that was removed takes its decisions along: another one of its id has none", async () => {
    await server.install(manifest({ capabilities: [whole("toasts")] }));
    await server.put("hearts", { grants: ["toasts"], state: "disabled" });
    expect((await server.remove("hearts")).status).toBe(200);
    expect((await server.remove("hearts")).status).toBe(404);
    await server.install(manifest({ capabilities: [whole("toasts")] }));
    expect(await server.record("hearts")).toMatchObject({ grants: [], state: "enabled" });
    // Taken away by text, its row is another one too.
    await server.put("hearts", { grants: ["toasts"] });
    await server.apply({}, true);
    await server.install(manifest({ capabilities: [whole("toasts")] }));
    expect(await grants("hearts")).toEqual([]);
    await server.remove("hearts");
  });

  it("PN18 settings are checked by the plugin's own schema, and told by field", async () => {
    expect((await server.record("stars"))?.settings).toEqual({ rows: 10, shape: "star" });
    const { data } = await server.put("stars", { settings: { rows: 20, shape: "dot" } });
    expect(data.settings).toEqual({ rows: 20, shape: "dot" });
    const refused = await server.put("stars", { settings: { rows: "many", shape: "square", colour: "red" } });
    expect(refused).toMatchObject({ status: 422, failure: { code: "invalid_values" } });
    expect(Object.keys(refused.body.errors).sort()).toEqual(["colour", "rows", "shape"]);
    expect((await server.put("stars", { settings: { rows: null } })).data.settings).toEqual({ rows: 10, shape: "dot" });
    expect((await server.put("pages", { settings: { a: 1 } })).status).toBe(422);
  });

  it("PN31 of settings that two save at once none is lost", async () => {
    await Promise.all([server.put("stars", { settings: { rows: 30 } }), server.put("stars", { settings: { shape: "star" } })]);
    expect((await server.record("stars"))?.settings).toEqual({ rows: 30, shape: "star" });
    await server.put("stars", { settings: { rows: null, shape: null } });
  });

  it("PN1 a guest is told ids and states, a user what runs, an administrator everything", async () => {
    const list = async (token?: string) =>
      (await call(server, "GET plugins", { ...(token && { token }), locale: "en" })).data.find(({ id }) => id === "stars");
    expect(await list()).toEqual({ id: "stars", state: "enabled" });
    const seen = await list(server.token("one"));
    expect(seen).toMatchObject({ version: "1.0.0", name: "Stars", kind: "project", contributes: { screens: [{ title: "Stars" }] } });
    expect(seen).not.toHaveProperty("grants");
    expect(seen).not.toHaveProperty("settings");
    const record = (await list(server.token("admin"))) as PluginRecord;
    expect(record.manifest).toMatchObject({
      id: "stars", name: "Stars", capabilities: [{ name: "tables", reason: "To read" }, {}, {}], settings: { rows: { title: "Rows" } },
    });
    expect(JSON.stringify(record)).not.toContain("export default");
  });
});
