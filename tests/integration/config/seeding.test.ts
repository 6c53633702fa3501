import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { call } from "../harness/call.ts";
import { copyBareData } from "../harness/seededData.ts";
import { startRefused, startServer } from "../harness/startServer.ts";
import { projectFolder } from "./configServer.ts";

const folder = mkdtempSync(join(tmpdir(), "platon-seeding-"));
/** Each makes a database of its own, some of them twice. */
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
  const project = copyProject("differs");
  const dataDir = join(folder, "differs-data");
  await copyBareData(dataDir);
  const first = await startServer({ dataDir, project });
  await first.stop();
  expect(first.output()).not.toContain("differs from");
  writeFileSync(join(project, "roles/guest.json"), JSON.stringify({ title: "Меҳмон", permissions: [] }));
  const second = await startServer({ dataDir, project });
  await second.stop();
  expect(second.output().match(/the project differs from .*: roles\/guest[^,]/g)).toHaveLength(1);
});

it("CF19 a folder with a mistake fills nothing, and the start says which file it is", async () => {
  const project = copyProject("broken");
  writeFileSync(join(project, "tables/places.json"), "{}");
  const dataDir = join(folder, "broken-data");
  await copyBareData(dataDir);
  const refused = { dataDir, env: { PROJECT_DIR: project }, deadline: 120_000 };
  const { code, output } = await startRefused(refused);
  expect(output).toContain("tables/places.json: $: property \"title\" is missing");
  expect(output).toContain("PROJECT_DIR: the project could not be set up, see above");
  expect(code).toBe(1);
});
