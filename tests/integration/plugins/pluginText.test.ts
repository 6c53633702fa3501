import { describe, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { readJson } from "../config/configServer.ts";
import { manifest, problemsOf, usePluginsServer } from "./pluginsServer.ts";

onEmbedded("a plugin as text", (database) => {
  const server = usePluginsServer(database);
  const text = () => readJson<object>(server.files, "plugins/stars.json");
  const reasons = async (value: unknown): Promise<string[]> => {
    const answer = await server.install(value);
    expect(answer.status).toBe(422);
    return problemsOf(answer)!.map(({ file, path, reason }) => `${file} ${path}: ${reason}`);
  };

  it("PN9 applied again it changes nothing, and its code comes out of its own folder", async () => {
    const exported = await server.exported();
    const paths = exported.map(({ path }) => path).filter((path) => path.startsWith("plugins/"));
    expect(paths).toEqual(["plugins/stars.json", "plugins/stars/Board.css", "plugins/stars/Board.tsx", "plugins/stars/Rating.tsx"]);
    for (const { path, text: wanted } of server.files.filter((one) => one.path.startsWith("plugins/"))) {
      const found = exported.find((one) => one.path === path)?.text;
      expect(path.endsWith(".json") ? JSON.parse(found ?? "") : found).toEqual(path.endsWith(".json") ? JSON.parse(wanted) : wanted);
    }
    expect((await server.apply({})).data).toMatchObject({ changes: [], warnings: [] });
  });

  it("PN6 an unknown field, a wrong id and a missing module are refused with file, place and reason", async () => {
    expect(await reasons({ ...manifest(), grants: ["tables"], authr: "x" })).toEqual([
      "plugins/hearts.json $: there is no property “grants”",
      "plugins/hearts.json $: there is no property “authr”",
    ]);
    expect(await reasons({ ...manifest(), id: "Hearts" })).toEqual([expect.stringContaining("$.id: wrong form")]);
    expect(await reasons(manifest({ id: "tables" }))).toEqual([expect.stringContaining("$.id: the name “tables” is reserved")]);
    expect(await reasons(manifest({ contributes: { pageComponents: [{ name: "Heart", module: "Heart.tsx" }] } }))).toEqual([
      "plugins/hearts.json $.contributes.pageComponents[0].module: there is no module “Heart.tsx”",
    ]);
    expect(await reasons({ ...manifest(), modules: { "../Heart.tsx": "" } })).toEqual([
      "plugins/hearts.json $.modules: there is no property “../Heart.tsx”",
    ]);
    expect(await reasons(manifest({ modules: { "Heart.ts": "", "Heart.tsx": "" } }))).toEqual([expect.stringContaining("appears twice")]);
    const named = await server.apply({ "plugins/other.json": text() });
    expect(problemsOf(named)).toContainEqual({ file: "plugins/other.json", path: "$.id", reason: "“other” is expected here" });
    expect(await reasons("nonsense").catch(() => "not JSON's object")).toBe("not JSON's object");
  });

  it("PN6 an address that another plugin or the product has is refused, and so is a link that leaves it", async () => {
    const screen = (path: string) => manifest({ contributes: { screens: [{ path, title: "А", module: "A.tsx" }] }, modules: { "A.tsx": "" } });
    expect(await reasons(screen("stars"))).toEqual(["plugins/hearts.json $.contributes.screens[0].path: “stars” appears twice"]);
    expect(await reasons(screen("db-control/x"))).toEqual([expect.stringContaining("the name “db-control” is reserved")]);
    for (const link of ["https://example.com", "//example.com", "javascript:alert(1)", "/\\example.com"]) {
      const problems = await reasons(manifest({ contributes: { menuItems: [{ title: "А", link }] } }));
      expect(problems).toEqual(["plugins/hearts.json $.contributes.menuItems[0].link: this value is not allowed"]);
    }
  });

  it("PN6 an expression that is none is refused with line and column", async () => {
    const format = (expression: string) => manifest({ contributes: { cellFormats: [{ name: "heart", expression }] } });
    const [problem] = await reasons(format("value >"));
    expect(problem).toMatch(/^plugins\/hearts\.json \$\.contributes\.cellFormats\[0\]\.expression: the expression is wrong in line 1, column 8: /);
    expect((await server.install(format("value > 3 ? '♥' : ''"), { dryRun: true })).status).toBe(200);
  });

  it("PN6 a capability says how far it reaches, under its own name only", async () => {
    const asking = (capability: object) => ({ ...manifest(), capabilities: [{ reason: "А", ...capability }] });
    expect(await reasons(asking({ name: "tables" }))).toEqual(["plugins/hearts.json $.capabilities[0]: property “tables” is missing"]);
    expect(await reasons(asking({ name: "toasts", tables: { "*": ["read"] } }))).toEqual([
      "plugins/hearts.json $.capabilities[0]: there is no property “tables”",
    ]);
    expect(await reasons(asking({ name: "session" }))).toEqual([expect.stringMatching(/^plugins\/hearts\.json \$\.capabilities\[0\]\.name: this value is not allowed \(there are: tables, forms, /)]);
    expect(await reasons(asking({ name: "tables", tables: { cities: ["drop"] } }))).toEqual([
      "plugins/hearts.json $.capabilities[0].tables.cities[0]: this value is not allowed (there are: read, insert, update, delete)",
    ]);
  });

  it("PN173 no other elements stand in an element that has a document of its own", async () => {
    const element = { type: "box", module: "Box.tsx", title: "А", hasValue: false, isContainer: true };
    const asking = (more: object) => ({
      ...manifest({ contributes: { formElements: [{ ...element, ...more }] }, modules: { "Box.tsx": "" } }), capabilities: [{ name: "frames", reason: "А" }],
    });
    expect(await reasons(asking({ realm: "frame" }))).toEqual([
      "plugins/hearts.json $.contributes.formElements[0].isContainer: no other elements can stand in an element that is drawn in a document of its own (“frame”)",
    ]);
    expect((await server.install(asking({}), { dryRun: true })).status).toBe(200);
  });

  it("PN30 who wants a document of its own asks for it", async () => {
    const wanting = manifest({ contributes: { pageComponents: [{ name: "Map", module: "Map.tsx", realm: "frame" }] }, modules: { "Map.tsx": "" } });
    expect(await reasons(wanting)).toEqual([
      "plugins/hearts.json $.contributes.pageComponents[0].realm: there is no capability “frames”",
    ]);
    const asking = { ...wanting, capabilities: [{ name: "frames", reason: "А" }] };
    expect((await server.install(asking, { dryRun: true })).status).toBe(200);
  });

  it("PN7 a plugin for another SDK is refused", async () => {
    expect(await reasons(manifest({ sdk: "^2.0" }))).toEqual(["plugins/hearts.json $.sdk: the SDK has version 1.0.0, the plugin needs another one"]);
    expect(await reasons(manifest({ sdk: "latest" }))).toEqual([expect.stringContaining("$.sdk: not a version")]);
    expect(await reasons(manifest({ version: "1" }))).toEqual([expect.stringContaining("$.version: not a version")]);
  });

  it("PN8 a module has at most 512 KB, and all modules together 4 MB", async () => {
    const module = "x".repeat(524_288);
    expect(await reasons(manifest({ modules: { "A.tsx": `${module}x` } }))).toEqual(["plugins/hearts.json $.modules[\"A.tsx\"]: beyond the limit: 512 KB"]);
    const eight = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`M${index}.tsx`, module]));
    expect((await server.install(manifest({ modules: eight }), { dryRun: true })).status).toBe(200);
    expect(await reasons(manifest({ modules: { ...eight, "Last.tsx": "x" } }))).toEqual(["plugins/hearts.json $.modules: beyond the limit: 4 MB"]);
  });

  describe("revisions", () => {
    it("PN14 each change is a revision like any other, is audited and told to open tabs", async () => {
      await server.heard("hearts", "enabled", () => server.install(manifest()));
      await server.heard("hearts", "enabled", () => server.install(manifest({ version: "1.1.0" })));
      const record = await server.record("hearts");
      expect(record?.version).toBe("1.1.0");
      const { data } = await call(server, "GET revisions/{entity}/{id}", {
        params: { entity: "plugins", id: record?.revisions ?? "" }, query: {}, token: server.token("admin"),
      });
      expect(data.map(({ revision, by }) => [revision, typeof by])).toEqual([[2, "string"], [1, "string"]]);
      expect(data[0]?.diff).toMatchObject([{ path: "manifest.version", before: "1.0.0", after: "1.1.0" }]);
      await server.heard("hearts", "disabled", () => server.remove("hearts"));
      expect(await server.record("hearts")).toBeUndefined();
      await server.heard("stars", "enabled", () => server.apply({ "plugins/stars.json": { ...text(), version: "1.0.1" } }));
      expect((await server.record("stars"))?.version).toBe("1.0.1");
      await server.apply({});
    });

    it("PN14 texts that no database holds are kept without what makes them so", async () => {
      const { data } = await server.install(manifest({ id: "odd", name: "А\u0000Б\ud800", modules: { "A.tsx": "// \u0000\udc00" } }));
      expect(data).toMatchObject({ name: "АБ\ufffd" });
      await server.remove("odd");
    });

    it("PN15 a dry run tells what would be there, and keeps nothing", async () => {
      const { data } = await server.install(manifest({ id: "clubs", modules: { "Club.tsx": "1" } }), { dryRun: true });
      expect(data).toMatchObject({ id: "clubs", version: "1.0.0", state: "enabled", manifest: { modules: [{ name: "Club.tsx" }] } });
      expect(await server.record("clubs")).toBeUndefined();
    });

    it("PN16 a plugin becomes what it was", async () => {
      await server.install(manifest({ id: "spades", modules: { "A.tsx": "1" } }));
      await server.install(manifest({ id: "spades", version: "2.0.0", modules: { "A.tsx": "2" } }));
      await server.install(manifest({ id: "spades", version: "3.0.0", modules: { "A.tsx": "3" } }));
      expect((await server.rollBack("spades", 1)).data.version).toBe("1.0.0");
      expect((await server.rollBack("spades")).data.version).toBe("3.0.0");
      expect((await server.rollBack("spades", 99)).status).toBe(404);
      expect((await server.rollBack("pages")).status).toBe(404);
      await server.remove("spades");
    });

    it("PN5 nobody but an administrator installs, rolls back or removes", async () => {
      expect((await server.install(manifest(), { who: "one" })).status).toBe(403);
      expect((await server.remove("stars", "one")).status).toBe(403);
      const rollback = await call(server, "POST plugins/{id}/rollback", { params: { id: "stars" }, query: {}, body: {}, token: server.token("one") });
      expect(rollback.status).toBe(403);
    });
  });
});
