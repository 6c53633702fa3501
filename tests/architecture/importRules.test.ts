import { existsSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { cruiseImports, importConfig, type Import, type ImportViolation } from "./cruiseImports.ts";
import { findFolderCircles } from "./findFolderCircles.ts";
import { listFiles, repositoryRoot } from "./listFiles.ts";

const zones = ["core", "contract", "sdk", "src", "sandbox", "plugins", "server", "projects", "tests", "bench"];
/** Folders whose rooms lead one way. */
const roomed = ["src/kernel/services", "sandbox/host", "plugins/tables/view", "sdk/ui", "server/modules/config"];
const fixtures = join(repositoryRoot, "tests/architecture/fixtures/imports");

describe("imports of the repository", () => {
  let seen: string[];
  let imports: Import[];
  let violations: ImportViolation[];

  beforeAll(async () => {
    const there = zones.filter((zone) => existsSync(join(repositoryRoot, zone)));
    ({ modules: seen, imports, violations } = await cruiseImports(there));
  });

  it("A1 no import breaks a rule", () => {
    expect(violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)).toEqual([]);
  });

  it("A2 every TypeScript file on disk was looked at", () => {
    const onDisk = listFiles().filter((path) => isModuleOfZones(path));
    expect(onDisk.length).toBeGreaterThan(0);
    expect(seen.length).toBeGreaterThanOrEqual(onDisk.length);
    expect(onDisk.filter((path) => !seen.includes(path))).toEqual([]);
  });

  it.each(roomed)("A161 no room of %s leads back to itself", (folder) => {
    const among = imports.filter((one) => [one.from, one.to].every((path) => path.startsWith(`${folder}/`) && !isTest(path)));
    expect(among.length).toBeGreaterThan(0);
    expect(findFolderCircles(among)).toEqual([]);
  });
});

describe("imports of the fixtures", () => {
  let violations: ImportViolation[];

  beforeAll(async () => {
    ({ violations } = await cruiseImports(["."], fixtures));
  });

  it.each(importConfig.forbidden.map((rule) => rule.name as string))("A3 the fixture breaks %s", (name) => {
    // A fixture, or the folder it stands in, is named after the rule that it breaks.
    const broken = violations.filter(({ rule, from }) => rule === name && from.includes(name));
    expect(broken).not.toEqual([]);
  });

  it("A160 what a service of the kernel must not import is seen: the shell, React, what draws", () => {
    const found = violations.filter(({ rule }) => rule === "kernel-services-know-no-shell").map(({ from }) => from.split("/").at(-1));
    expect(found.sort()).toEqual(["drawsParts.ts", "knowsShell.ts", "runsReact.ts", "usesHooks.ts"]);
  });

  it("A3 imports that are allowed break nothing", () => {
    expect(violations.filter(({ from }) => /\/allowed[./]/.test(from))).toEqual([]);
  });
});

describe("circles of folders", () => {
  const circles = (...imports: [string, string][]): string[][] => findFolderCircles(imports.map(([from, to]) => ({ from, to })));

  it("A161 two files without a circle make one of their folders, also by a third one and through a folder inside", () => {
    expect(circles(["s/http/a.ts", "s/storage/b.ts"], ["s/storage/c.ts", "s/http/d.ts"])).toEqual([["s/http", "s/storage"]]);
    expect(circles(["s/a/1.ts", "s/b/1.ts"], ["s/b/in/2.ts", "s/c/1.ts"], ["s/c/2.ts", "s/a/in/2.ts"])).toEqual([["s/a", "s/b", "s/c"]]);
    expect(circles(["s/a/in/1.ts", "s/a/2.ts"], ["s/a/2.ts", "s/a/in/3.ts"])).toEqual([["s/a/2.ts", "s/a/in"]]);
  });

  it("A161 one direction is no circle, however many lead there", () => {
    expect(circles(["s/a/1.ts", "s/b/1.ts"], ["s/a/1.ts", "s/c/1.ts"], ["s/b/1.ts", "s/c/1.ts"], ["s/a/in/1.ts", "s/a/2.ts"], ["s/b/1.ts", "s/b/2.ts"])).toEqual([]);
  });
});

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function isModuleOfZones(path: string): boolean {
  return /\.tsx?$/.test(path) && zones.includes(path.split("/")[0] ?? "") && !path.startsWith("bench/peers/");
}
