import { afterEach, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { edited, readJson, refusal, useConfigServer, type Edits } from "./configServer.ts";

onEmbedded("limits of code in a sandbox", (database) => {
  const server = useConfigServer(database, { env: { REALM_LIMITS: "depth=100 cssRules=1500 callTime=60000" } });
  const project = async (limits?: object): Promise<Edits> => {
    const { limits: _before, ...rest } = readJson(await server.exported(), "project.json");
    return { "project.json": { ...rest, ...(limits && { limits }) } };
  };
  const apply = async (edits: Edits) => await server.apply(edited(await server.exported(), edits));
  const told = async () => (await call(server, "GET info", {})).data.limits;
  const install = async (modules: Record<string, string>) =>
    await call(server, "POST plugins", {
      body: {
        id: "long", version: "1.0.0", sdk: "^1.0", name: "А", capabilities: [], contributes: {}, modules,
      },
      query: { dryRun: "1" }, token: server.token("admin"), locale: "en",
    });
  afterEach(async () => {
    expect((await apply({ ...(await project()), "components/Long.json": undefined })).status).toBe(200);
  });

  it("CF47 a project lowers its limits, and neither raises them nor names what is none", async () => {
    const answer = await apply(await project({ componentNodes: 5_001, strikes: 0, depth: 100, workers: 2.5, nodes: 1 }));
    expect(refusal(answer).problems).toEqual(expect.arrayContaining([
      { file: "project.json", path: "$.limits.componentNodes", reason: "beyond the limit: 5000" },
      { file: "project.json", path: "$.limits.strikes", reason: "beyond the limit: 1" },
      { file: "project.json", path: "$.limits.depth", reason: "beyond the limit: 64" },
      { file: "project.json", path: "$.limits.workers", reason: "a value of type whole number is needed" },
      { file: "project.json", path: "$.limits", reason: 'there is no property “nodes”' },
    ]));
    expect((await apply(await project({ componentNodes: 50, depth: 64 }))).status).toBe(200);
    expect(readJson(await server.exported(), "project.json")["limits"]).toEqual({ componentNodes: 50, depth: 64 });
  });

  it("CF49 a project's information says which limits are not the default, the operator's among them", async () => {
    const raised = { depth: 100, cssRules: 1_500, callTime: 60_000 };
    // News of a change, also of those before, travel through the database.
    await expect.poll(told).toEqual(raised);
    await apply(await project({ depth: 10, callTime: 30_000 }));
    await expect.poll(told).toEqual({ cssRules: 1_500, depth: 10 });
    await apply(await project());
    await expect.poll(told).toEqual(raised);
  });

  it("CF48 css and code that are longer than the project allows are refused with their place", async () => {
    const long = { js: `export default () => null; // ${"x".repeat(6_001)}`, css: "p{}".repeat(31) };
    const limits = { moduleLength: 6_000, cssRules: 30 };
    const answer = await apply({ ...(await project(limits)), "components/Long.json": long });
    expect(refusal(answer).problems).toEqual([
      { file: "components/Long.json", path: "$.js", reason: "beyond the limit: 6000" },
      { file: "components/Long.json", path: "$.css", reason: "at most 30 rules are allowed" },
    ]);
    expect((await apply({ "components/Long.json": long })).status).toBe(200);
    // The text that lowers is under its own limits, also where it was written under others.
    expect((await apply(await project(limits))).status).toBe(422);
    expect((await apply({ ...(await project(limits)), "components/Long.json": undefined })).status).toBe(200);
    await expect.poll(told).toMatchObject(limits);
    const plugin = await install({ "Long.tsx": "x".repeat(6_001), "Long.css": "p{}".repeat(31) });
    expect(refusal(plugin).problems).toEqual([
      { file: "plugins/long.json", path: '$.modules["Long.tsx"]', reason: "beyond the limit: 6000" },
      { file: "plugins/long.json", path: '$.modules["Long.css"]', reason: "at most 30 rules are allowed" },
    ]);
  });

  it("CF48 what the operator raised may be longer", async () => {
    const css = (rules: number): Edits => ({ "components/Long.json": { js: "", css: "p{}".repeat(rules) } });
    expect(refusal(await apply(css(1_501))).problems).toEqual([
      { file: "components/Long.json", path: "$.css", reason: "at most 1500 rules are allowed" },
    ]);
    expect((await apply(css(1_500))).status).toBe(200);
  });
});
