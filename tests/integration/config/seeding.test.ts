import { request } from "node:http";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { call } from "../harness/call.ts";
import { copyBareData, copySeededData } from "../harness/seededData.ts";
import { startRefused, startServer } from "../harness/startServer.ts";
import { projectFolder } from "./configServer.ts";

const folder = mkdtempSync(join(tmpdir(), "platon-seeding-"));
/** Each has a database of its own. */
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of the project that a test may change. */
function copyProject(name: string): string {
  const copy = join(folder, name);
  cpSync(projectFolder, copy, { recursive: true });
  return copy;
}

it("CF20 a project whose text names no users starts with one administrator, told once", async () => {
  const project = copyProject("bare");
  rmSync(join(project, "users"), { recursive: true });
  rmSync(join(project, "seed"), { recursive: true });
  const bare = await startServer({ isEmpty: true, project });
  try {
    const [, username = "", password = ""] = /Sign in as (\S+) \/ (\S+):/.exec(bare.output()) ?? [];
    const { data } = await call(
      bare, "POST auth/login", { body: { username, password }, headers: { "device-id": "bare-device-0001" } }
    );
    expect(data.user.permissions).toContain("platon.admin");
  } finally {
    await bare.stop();
  }
});

it("CF19 a folder that differs later is reported in one line, and changes nothing by itself", async () => {
  const project = copyProject("differs/project");
  const dataDir = join(folder, "differs-data");
  await copySeededData(dataDir, projectFolder);
  const first = await startServer({ dataDir, project });
  await first.stop();
  expect(first.output()).not.toContain("differs from");
  writeFileSync(join(project, "roles/guest.json"), JSON.stringify({ title: "Меҳмон", permissions: [] }));
  const second = await startServer({ dataDir, project });
  await second.stop();
  expect(second.output().match(/the project differs from .*: roles\/guest[^,]/g)).toHaveLength(1);
});

/** Asks as a browser would that reached the server by that name. */
const askedAs = (server: { readonly url: string }, host: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(`${server.url}/api/info`, { headers: { host } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on("error", reject).end();
  });

it("CF43, CF44, H36 a second project is set up beside the first, where its host names lead and nobody else's do", async () => {
  const dataDir = join(folder, "two-data");
  await copySeededData(dataDir, projectFolder);
  const project = copyProject("second");
  writeFileSync(join(project, "project.json"), JSON.stringify({ title: "second", hostNames: ["two.example.org"] }));

  const both = await startServer({ dataDir, project });
  try {
    expect(both.output()).toMatch(/^ {2}Project second is not the default one, it answers at two\.example\.org$/m);
    expect((await askedAs(both, "localhost")).text).toContain('"id":"project"');
    expect((await askedAs(both, "two.example.org")).text).toContain('"id":"second"');
    const { data } = await call(both, "POST auth/login", {
      body: { username: "admin", password: "config-admin-1" }, headers: { "device-id": "two-device-0001" },
    });
    const apply = (hostNames: string[]) => call(both, "POST config/apply", {
      body: { files: [{ path: "project.json", text: JSON.stringify({ title: "Созлама синови", hostNames }) }] },
      token: data.access_token, locale: "en",
    });
    expect((await apply(["one.example.org"])).status).toBe(200);
    await expect.poll(async () => (await askedAs(both, "one.example.org")).text).toContain('"id":"project"');
    const refused = await apply(["one.example.org", "TWO.example.org"]);
    expect(refused).toMatchObject({ status: 422, failure: { code: "config_invalid" } });
    expect(refused.body.message).toContain("$.hostNames[1]: the host name “TWO.example.org” is another project's");
    expect((await apply(["three.example.org"])).status).toBe(200);
    await expect.poll(async () => (await askedAs(both, "three.example.org")).status).toBe(200);
    expect((await askedAs(both, "one.example.org")).status).toBe(421);
  } finally {
    await both.stop();
  }

  // A folder that nobody named is for an empty database only.
  const unnamed = await startServer({ dataDir, env: { PROJECT_DIR: undefined } });
  await unnamed.stop();
  expect(unnamed.output()).not.toContain("is being set up");
});

it("CF19 a folder with a mistake fills nothing, and the start says which file it is", async () => {
  const project = copyProject("broken");
  writeFileSync(join(project, "tables/places.json"), "{}");
  const dataDir = join(folder, "broken-data");
  await copyBareData(dataDir);
  const refused = { dataDir, env: { PROJECT_DIR: project }, deadline: 120_000 };
  const { code, output } = await startRefused(refused);
  expect(output).toContain("tables/places.json: $: property “title” is missing");
  expect(output).toContain("PROJECT_DIR: the project could not be set up, see above");
  expect(code).toBe(1);
});
