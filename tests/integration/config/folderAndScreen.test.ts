import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { ChangesBody } from "#contract/config.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { openServerGate, readCommandLine, runCommand } from "../../../server/modules/config/index.ts";
import { call } from "../harness/call.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { startServer } from "../harness/startServer.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { folderFiles, projectFolder, readJson, useConfigServer } from "./configServer.ts";
import { entitySamples } from "./entitySamples.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

onEmbedded("a folder and its servers", (database) => {
  const first = useConfigServer(database);
  const place = mkdtempSync(join(tmpdir(), "platon-folder-screen-"));
  const folder = join(place, "project");
  let second: RunningServer;
  let secondToken = "";

  beforeAll(async () => {
    // A project with people who may sign in, and nothing else.
    const bare = join(place, "bare");
    mkdirSync(bare);
    for (const name of ["project.json", "roles", "users"]) cpSync(join(projectFolder, name), join(bare, name), { recursive: true });
    second = await startServer({ isEmpty: true, project: bare });
    const body = { username: "admin", password: "config-admin-1" };
    secondToken = (await call(second, "POST auth/login", { body, headers: { "device-id": "second-server-0001" } })).data.access_token;
  });
  afterAll(async () => {
    await second?.stop();
    rmSync(place, { recursive: true, force: true });
  });

  async function platon(words: string, server: { readonly url: string } = first): Promise<{ code: number; output: string }> {
    const command = readCommandLine(words.split(" "), folder);
    if (typeof command === "string") throw new Error(command);
    const lines: string[] = [];
    const open = async () => {
      const gate = await openServerGate(server.url, { token: server === first ? first.token("admin") : secondToken, ask: undefined });
      if (gate === undefined) throw new Error("the server does not answer");
      return gate;
    };
    const code = await runCommand(command, { print: (line) => void lines.push(line), open });
    return { code, output: lines.join("\n") };
  }
  const onScreen = async (changes: ChangesBody["changes"]) =>
    expect((await call(first, "POST config/changes", { body: { changes }, token: first.token("admin") })).status).toBe(200);
  const rowOf = async (entity: string, name: string) => String((await first.rows(entity)).find((row) => row["name"] === name)?.["$id"]);
  const text = (path: string): string => readFileSync(join(folder, path), "utf8");
  const json = (path: string): Record<string, unknown> => readJson(folderFiles(folder), path);
  const write = (path: string, value: object): void => writeFileSync(join(folder, path), JSON.stringify(value));
  const times = () => folderFiles(folder).map(({ path }) => [path, statSync(join(folder, path)).mtimeMs]);

  it("CF656 a project made on the screen is the same, byte for byte, after pull, apply and pull; pull writes only what differs", async () => {
    const ids = new Map(Object.keys(entitySamples).map((entity) => [entity, uuidv7()]));
    await onScreen(Object.entries(entitySamples).map(([entity, { values, owner }]) => ({
      change: "insert", entity, id: ids.get(entity) ?? "", values: { ...values, ...(owner && { [owner.field]: ids.get(owner.name) }) },
    })));
    mkdirSync(join(folder, "users"), { recursive: true });
    mkdirSync(join(folder, "seed"));
    cpSync(join(projectFolder, "users/clerk.json"), join(folder, "users/clerk.json"));
    writeFileSync(join(folder, "seed/places.mjs"), "export const rows = () => [];\n");
    expect((await platon("pull")).code).toBe(0);
    expect(folderFiles(folder)).toEqual(await first.exported());

    const before = times();
    expect((await platon("apply")).output).toMatch(/is what .*project says$/);
    expect((await platon("pull --deletions")).output).toMatch(/project is what /);
    expect(times()).toEqual(before);
    expect(["seed/places.mjs", "users/clerk.json"].map((path) => existsSync(join(folder, path)))).toEqual([true, true]);
    writeFileSync(join(folder, "tables/wishes.json"), text("tables/wishes.json").replace("Истаклар", "Умидлар"));
    expect((await platon("pull")).output).toMatch(/^~ tables\/wishes\.json\nWritten to/);
    expect(times().filter(([path, time]) => before.find(([one]) => one === path)?.[1] !== time).map(([path]) => path)).toEqual(["tables/wishes.json"]);
  });

  it("CF657 the folder knows what it was pulled at: apply takes in what others changed, and names what both changed", async () => {
    await onScreen([
      { change: "update", entity: "tables", id: await rowOf("tables", "places"), values: { pageSize: 30 } },
      { change: "update", entity: "forms", id: await rowOf("forms", "places"), values: { title: "Экранда" } },
    ]);
    write("forms/places.json", { ...json("forms/places.json"), title: "Папкада" });
    write("tables/places.json", { ...json("tables/places.json"), maxHeight: 500 });
    const refused = await platon("apply");
    expect(refused.code).toBe(2);
    expect(refused.output).toMatch(/^x forms\/places {2}changed on both sides, there by admin at \d{4}-.*\n {4}title: mine "Папкада", theirs "Экранда"\nNothing was applied\. --mine keeps/);
    expect((await platon("diff")).code).toBe(1);
    expect((await platon("diff --theirs forms/places")).output).toContain("< forms/places  changed on the server");
    const applied = await platon("apply --theirs forms/places");
    expect([applied.code, json("forms/places.json")["title"]]).toEqual([0, "Экранда"]);
    expect(json("tables/places.json")).toMatchObject({ pageSize: 30, maxHeight: 500 });
    expect((await platon("diff")).code).toBe(0);
  });

  it("CF657 what was deleted on the screen leaves the folder by --theirs, and comes back by --mine", async () => {
    await onScreen([{ change: "delete", entity: "platon_pages", id: await rowOf("platon_pages", "closed") }]);
    expect(await platon("apply")).toMatchObject({ code: 2, output: expect.stringContaining("x platon_pages/closed  deleted on the server, and in the folder, there by admin") });
    expect((await platon("apply --theirs pages/closed")).output).toContain("- pages/closed.Secret.tsx\n- pages/closed.json");
    expect(existsSync(join(folder, "pages/closed.json"))).toBe(false);
    await onScreen([{ change: "delete", entity: "components", id: await rowOf("components", "Wish") }]);
    expect((await platon("apply --mine")).output).toContain("+ components/Wish");
    expect((await platon("diff")).code).toBe(0);
  });

  it("CF658 a project goes from one server to another by pull, check, diff and apply, and is the same there", async () => {
    expect((await platon("pull --deletions")).code).toBe(0);
    expect(await platon("check --format json")).toMatchObject({ code: 0, output: expect.stringContaining("missingWording") });
    const known = await platon("diff", second);
    expect(known.code).toBe(1);
    expect(known.output).toMatch(/was never pulled from http[^\n]*\n[^]*\+ tables\/places/);
    expect((await platon("apply", second)).code).toBe(0);
    const there = await call(second, "GET config/export", { token: secondToken });
    expect(there.data).toEqual(await first.exported());
    expect((await platon("diff", second)).output).toMatch(/^http.* is what .*project says$/);
    // It stands on both of them now.
    expect(Object.keys(JSON.parse(text(".platon/base.json")) as object)).toHaveLength(2);
    expect((await platon("diff")).code).toBe(0);
  });
});
