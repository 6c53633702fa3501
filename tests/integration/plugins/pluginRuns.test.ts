import { describe, expect, it } from "vitest";
import { sourceVersion } from "#core/components/sourceVersion.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { clerks, moduleVersion, usePluginsServer, type Who } from "./pluginsServer.ts";

onEmbedded("a plugin at work", (database) => {
  const server = usePluginsServer(database);
  const code = (path: string) => server.files.find((file) => file.path === path)?.text ?? "";
  const board = () => ({ component: "Board", hash: moduleVersion("stars", "Board", code("plugins/stars/Board.tsx")) });
  const incidents = async (id = "stars") =>
    (await call(server, "GET plugins/{id}/incidents", { params: { id }, token: server.token("admin") })).data;
  const release = (component: string, id = "stars", who: Who = "admin") => call(server, "DELETE plugins/{id}/incidents/{component}", {
    params: { id, component }, query: {}, token: server.token(who),
  });

  it("PN19 a tab is told of each enabled plugin with all that it needs to run it, in its own language", async () => {
    const { projectPlugins } = await server.info("one", "en");
    expect(projectPlugins).toEqual([{
      id: "stars", version: "1.0.0", name: "Stars",
      contributes: {
        screens: [{ path: "stars", title: "Stars", module: "Board.tsx" }],
        formElements: [{ type: "rating", module: "Rating.tsx", title: "Баҳо" }],
        menuItems: [{ title: "Stars", link: "system/stars" }],
      },
      capabilities: [
        { name: "tables", reason: "To read", tables: { letters: ["read"] } },
        { name: "theme", reason: "Ранглар учун" },
      ],
      modules: ["Board.css", "Board.tsx", "Rating.tsx"].map((name) => ({ name, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })),
      settings: { rows: 10, shape: "star" },
    }]);
    expect((await server.info()).projectPlugins).toEqual([]);
  });

  it("PN19 of a capability with parts, nothing said is told as its least", async () => {
    await server.put("stars", { grants: ["tables", "theme", "navigation"] });
    const [stars] = (await server.info("one")).projectPlugins;
    expect(stars?.capabilities.map(({ name, navigation }) => [name, navigation])).toEqual([
      ["tables", undefined], ["navigation", {}], ["theme", undefined],
    ]);
  });

  it("PN20 a module is read by its hash by those who have signed in, while the plugin is enabled", async () => {
    const modules = (await server.info("one")).projectPlugins[0]?.modules ?? [];
    const read = (hash: string, token?: string) => call(server, "GET components/{hash}", { params: { hash }, ...(token && { token }) });
    const [sheet, tsx] = modules.map(({ hash }) => hash);
    const answer = await read(tsx!, server.token("one"));
    expect(answer.data).toEqual({ name: "Board.tsx", content: "", css: "", scripts: [code("plugins/stars/Board.tsx")] });
    expect(answer.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect((await read(sheet!, server.token("one"))).data).toMatchObject({ name: "Board.css", css: code("plugins/stars/Board.css"), scripts: [] });
    expect((await read(tsx!)).status).toBe(404);
    await server.put("stars", { state: "disabled" });
    expect((await read(tsx!, server.token("one"))).status).toBe(404);
    await server.put("stars", { state: "enabled" });
    expect((await read(tsx!, server.token("one"))).status).toBe(200);
  });

  it("PN21 while a plugin is off its endpoints answer 404 and no tab is told of it", async () => {
    const shine = () => call(server, "GET endpoints/{name}", { params: { name: "shine" }, query: {}, token: server.token("one") });
    expect((await shine()).data).toEqual({ light: "★" });
    await server.heard("stars", "disabled", () => server.put("stars", { state: "disabled" }));
    expect((await shine()).failure?.code).toBe("plugin_disabled");
    const info = await server.info("one");
    expect(info.projectPlugins).toEqual([]);
    expect(info.plugins).toContainEqual({ id: "stars", state: "disabled" });
    await server.heard("stars", "enabled", () => server.put("stars", { state: "enabled" }));
    expect((await shine()).status).toBe(200);
  });

  describe("incidents", () => {
    it("PN22 only the present version of a component is reported, by whoever may see it", async () => {
      expect((await server.strike("one", { component: "Board", hash: "0" })).status).toBe(404);
      expect((await server.strike("one", { ...board(), component: "Rating" })).status).toBe(404);
      expect((await server.strike("one", { ...board(), plugin: "pages" })).status).toBe(404);
      expect((await server.strike("one", { ...board(), plugin: "nothing" })).status).toBe(404);
      const secret = { plugin: "project", scope: "page:closed", component: "Secret" };
      const hash = sourceVersion({ scope: "page:closed", name: "Secret", scripts: [code("pages/closed.Secret.tsx")] });
      expect((await server.strike("one", { ...secret, hash })).status).toBe(404);
      expect((await server.strike("admin", { ...secret, hash })).data).toEqual({ quarantined: false });
      const seal = sourceVersion({ scope: "project", name: "Seal", scripts: [code("components/Seal.tsx")] });
      expect((await server.strike("one", { plugin: "project", component: "Seal", hash: seal })).status).toBe(200);
      expect((await incidents("project")).map(({ scope, component }) => `${scope}/${component}`).sort()).toEqual(["page:closed/Secret", "project/Seal"]);
      await release("Secret", "project");
      await release("Seal", "project");
    });

    it("PN22 a plugin that is off is not reported", async () => {
      await server.put("stars", { state: "disabled" });
      expect((await server.strike("one", board())).failure?.code).toBe("plugin_disabled");
      await server.put("stars", { state: "enabled" });
    });

    it("PN23, PN24 strikes from five users stop a version for the whole project, and all tabs are told", async () => {
      for (const who of clerks.slice(0, 4)) expect((await server.strike(who, board())).data).toEqual({ quarantined: false });
      // The same person again is no fifth, and an error of the code is no strike.
      expect((await server.strike("one", board())).data).toEqual({ quarantined: false });
      expect((await server.strike("five", { ...board(), why: "error" })).data).toEqual({ quarantined: false });
      expect((await server.info("one")).quarantined).toEqual([]);
      await server.heard("stars", "enabled", () => server.strike("five", board()));
      expect((await server.info("one")).quarantined).toEqual([{ plugin: "stars", scope: "plugin:stars", ...board() }]);
      expect((await server.info()).quarantined).toEqual([]);
      const [incident] = await incidents();
      expect(incident).toMatchObject({ ...board(), why: "hang", count: 7, users: 5, quarantined: true });
    });

    it("PN25 it runs again when it is edited", async () => {
      const edited = "export default () => <p>★★</p>;\n";
      await server.apply({ "plugins/stars/Board.tsx": edited });
      expect((await server.info("one")).quarantined).toEqual([]);
      const hash = moduleVersion("stars", "Board", edited);
      expect((await server.strike("one", { component: "Board", hash })).data).toEqual({ quarantined: false });
      expect(await incidents()).toMatchObject([{ hash, count: 1, users: 1, quarantined: false }]);
      await server.apply({});
    });

    it("PN25 an administrator stops a component at once, and releases it", async () => {
      expect((await server.strike("one", { ...board(), why: "administrator" })).status).toBe(403);
      expect((await server.strike("admin", { ...board(), why: "administrator" })).data).toEqual({ quarantined: true });
      expect((await server.info("two")).quarantined).toHaveLength(1);
      expect((await release("Board", "stars", "one")).status).toBe(403);
      await server.heard("stars", "enabled", () => release("Board"));
      expect((await server.info("two")).quarantined).toEqual([]);
      expect((await release("Board")).status).toBe(404);
    });

    it("PN24 a guest is told of public components only", async () => {
      const seal = sourceVersion({ scope: "project", name: "Seal", scripts: [code("components/Seal.tsx")] });
      await server.strike("admin", { plugin: "project", component: "Seal", hash: seal, why: "administrator" });
      const secret = sourceVersion({ scope: "page:closed", name: "Secret", scripts: [code("pages/closed.Secret.tsx")] });
      await server.strike("admin", { plugin: "project", scope: "page:closed", component: "Secret", hash: secret, why: "administrator" });
      const seen = async (who?: Who) => (await server.info(who)).quarantined.map(({ component }) => component);
      expect(await seen()).toEqual(["Seal"]);
      expect(await seen("one")).toEqual(["Seal"]);
      expect(await seen("admin")).toEqual(["Secret", "Seal"]);
      await release("Seal", "project");
      await release("Secret", "project");
    });

    it("PN26 a guest reports nothing, only administrators read, and one session reports at most so often", async () => {
      const guest = await call(server, "POST plugins/{id}/incidents", { params: { id: "stars" }, body: { ...board(), why: "hang" } });
      expect(guest.status).toBe(401);
      expect((await call(server, "GET plugins/{id}/incidents", { params: { id: "stars" }, token: server.token("one") })).status).toBe(403);
      const statuses = new Set<number>();
      for (let count = 0; count < 40 && !statuses.has(429); count += 1) statuses.add((await server.strike("four", board())).status);
      expect([...statuses]).toEqual([200, 429]);
    });
  });

  it("PN27 what browsers counted is added up, and only administrators read it", async () => {
    const count = (body: object, who: Who) => call(server, "POST plugins/usage", { body: body as never, token: server.token(who) });
    const usage = (who: Who) => call(server, "GET plugins/{id}/usage", { params: { id: "stars" }, token: server.token(who) });
    expect((await count({ stars: [{ capability: "tables", calls: 10, refused: 1 }], nothing: [{ capability: "tables", calls: 1, refused: 0 }] }, "one")).status).toBe(200);
    expect((await count({ stars: [{ capability: "tables", calls: 5, refused: 0 }, { capability: "clipboard", calls: 0, refused: 2 }] }, "two")).status).toBe(200);
    expect((await usage("admin")).data).toEqual([
      { capability: "tables", calls: 15, refused: 1, lastAt: expect.stringMatching(/^20.*Z$/) },
      { capability: "clipboard", calls: 0, refused: 2, lastAt: expect.any(String) },
    ]);
    expect((await usage("one")).status).toBe(403);
    expect((await count({ stars: [{ capability: "nonsense", calls: 1, refused: 0 }] }, "one")).status).toBe(400);
    expect((await count({ stars: [{ capability: "tables", calls: -1, refused: 0 }] }, "one")).status).toBe(400);
    const again = [];
    for (let times = 0; times < 6; times += 1) again.push((await count({}, "three")).status);
    expect(again).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
