import { existsSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { cruiseImports, importConfig, type ImportViolation } from "./cruiseImports.ts";
import { listFiles, repositoryRoot } from "./listFiles.ts";

const zones = ["core", "contract", "sdk", "src", "sandbox", "plugins", "server", "projects", "tests", "bench"];
const fixtures = join(repositoryRoot, "tests/architecture/fixtures/imports");

describe("imports of the repository", () => {
  let seen: string[];
  let violations: ImportViolation[];

  beforeAll(async () => {
    const there = zones.filter((zone) => existsSync(join(repositoryRoot, zone)));
    ({ modules: seen, violations } = await cruiseImports(there));
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

  it("A3 imports that are allowed break nothing", () => {
    expect(violations.filter(({ from }) => /\/allowed[./]/.test(from))).toEqual([]);
  });
});

function isModuleOfZones(path: string): boolean {
  return /\.tsx?$/.test(path) && zones.includes(path.split("/")[0] ?? "") && !path.startsWith("bench/peers/");
}
