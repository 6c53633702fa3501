import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { buildWhenChanged } from "../../scripts/buildWhenChanged.mjs";

let root = "";
let builds = 0;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "platon-build-"));
  builds = 0;
  write("server/main.ts", "1");
  write("package.json", "{}");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function start(status = 0): Promise<number | null> {
  return buildWhenChanged(root, () => {
    builds += 1;
    for (const path of ["dist/server/main.js", "dist/client/index.html", "dist/sandbox/guard.html"]) write(path, "built");
    return status;
  });
}

it("A53 the first start builds, the next does not", async () => {
  expect([await start(), await start(), builds]).toEqual([0, 0, 1]);
});

it.each([
  ["other bytes of the same length", () => write("server/main.ts", "2")],
  ["a new file", () => write("core/new.ts", "")],
  ["a file that is gone", () => rmSync(join(root, "server/main.ts"))],
  ["a renamed file", () => (rmSync(join(root, "server/main.ts")), write("server/other.ts", "1"))],
  ["another list of packages", () => write("package-lock.json", "{}")],
  ["built files that are gone", () => rmSync(join(root, "dist/client"), { recursive: true })],
])("A53 %s is built again, once", async (_what, change) => {
  await start();
  change();
  expect([await start(), await start(), builds]).toEqual([0, 0, 2]);
});

it.each([
  ["another time", () => utimesSync(join(root, "server/main.ts"), 1, 1)],
  ["a test", () => write("server/main.test.ts", "")],
  ["a text about it", () => write("server/SPEC.md", "")],
  ["a file of the project", () => write("projects/demo/tables/a.json", "{}")],
])("A53 for %s nothing is built", async (_what, change) => {
  await start();
  change();
  await start();
  expect(builds).toBe(1);
});

it("A53 a build that failed is told, and tried again", async () => {
  expect([await start(3), await start(3), await start(), await start(), builds]).toEqual([3, 3, 0, 0, 3]);
});
