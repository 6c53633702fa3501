import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

import { changedStages, hashInputs, withResult } from "../../scripts/testing/changes.mjs";
import { inputsOf } from "../../scripts/testing/inputsOf.mjs";
import type { Stage } from "../../scripts/testing/runStages.mjs";
import { SourceTree } from "../../scripts/testing/SourceTree.mjs";

const root = mkdtempSync(join(tmpdir(), "platon-changes-"));
afterAll(() => rmSync(root, { recursive: true }));

/** A small repository; later calls change it. */
function write(files: Readonly<Record<string, string>>): SourceTree {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return new SourceTree(root);
}

const tree = write({
  "package-lock.json": "{}",
  "core/day.ts": 'import type { Month } from "./month.ts";\nexport const day = 1;',
  "core/month.ts": "export type Month = 1;",
  "core/day.test.ts": 'import { day } from "#core/day.ts";',
  "server/main.ts": 'import "#core/day.ts";',
  "server/read.test.ts": 'new URL("./fixtures", import.meta.url);\n// "./main.ts"',
  "server/fixtures/a.json": "{}",
  "projects/demo/menus.json": "{}",
  "src/entries/plugins.ts": 'import "../../plugins/tables/index.ts"; import "../../plugins/forms/index.ts"; import "../../plugins/auth/index.ts";',
  "plugins/tables/index.ts": "export {};",
  "plugins/forms/index.ts": "export {};",
  "plugins/auth/index.ts": "export {};",
  "tests/e2e/tables/sorts.e2e.ts": 'import { open } from "../harness/open.ts"; open("/forms/cities");',
  "tests/e2e/harness/open.ts": "export const open = () => undefined;",
  "tests/e2e/paths/story.e2e.ts": 'import { open } from "../harness/open.ts";',
  "tests/integration/calls.test.ts": "",
});

describe("what the result of a test can depend on", () => {
  const inputs = (path: string): string[] => [...inputsOf(tree, path)].sort();

  it("A158 of a unit test: itself, what it names and what that names, without comments and types", () => {
    expect(inputs("core/day.test.ts")).toEqual(["core/day.test.ts", "core/day.ts", "package-lock.json"]);
    expect(inputs("server/read.test.ts")).toEqual(["package-lock.json", "server/fixtures/a.json", "server/read.test.ts"]);
  });

  it("A158 of an integration test: the server and the projects too", () => {
    expect(inputs("tests/integration/calls.test.ts")).toEqual([
      "core/day.ts", "package-lock.json", "projects/demo/menus.json", "server/fixtures/a.json", "server/main.ts", "tests/integration/calls.test.ts",
    ]);
  });

  it("A159 of an end-to-end test: the product, of its plugins those that it is about", () => {
    const found = inputs("tests/e2e/tables/sorts.e2e.ts");
    expect(found.filter((path) => path.startsWith("plugins/"))).toEqual(["plugins/tables/index.ts"]);
    expect(found).toEqual(expect.arrayContaining(["server/main.ts", "src/entries/plugins.ts", "tests/e2e/harness/open.ts"]));
    expect(inputs("tests/e2e/paths/story.e2e.ts").filter((path) => path.startsWith("plugins/"))).toEqual([
      "plugins/auth/index.ts", "plugins/forms/index.ts", "plugins/tables/index.ts",
    ]);
  });
});

describe("a run of what has changed", () => {
  const stages: Stage[] = [
    { name: "lint", title: "Lint", command: ["lint"] },
    { name: "unit", title: "Unit", command: ["unit"], tests: /^(core|server)\/.*\.test\.ts$/ },
    { name: "build", title: "Build", command: ["build"] },
    { name: "e2e", title: "End to end", command: ["e2e"], tests: /\.e2e\.ts$/, needs: ["build"] },
  ];
  const hashes = hashInputs(tree, stages);
  const commands = (now: typeof hashes, passed: typeof hashes): string[] => changedStages(stages, now, passed).map(({ command }) => command.join(" "));

  it("A158 what has not passed yet is run whole", () => {
    expect(commands(hashes, {})).toEqual(["lint", "unit", "build", "e2e"]);
  });

  it("A158 what passed with the same inputs is not run, and a build that nothing needs is none", () => {
    expect(commands(hashes, hashes)).toEqual([]);
  });

  it("A158 of a change those test files are run that it can touch", () => {
    const later = hashInputs(write({ "core/day.ts": "export const day = 2;" }), stages);
    expect(commands(later, hashes)).toEqual(["lint", "unit core/day.test.ts", "build", "e2e"]);
    const more = hashInputs(write({ "server/fixtures/a.json": "[]" }), stages);
    expect(commands(more, later)).toEqual(["lint", "unit server/read.test.ts", "build", "e2e"]);
  });

  it("A158 a file in which a test failed is run again, one that passed is not", () => {
    const unit = stages[1] as Stage;
    const passed = withResult(hashes, hashes, unit, { failed: 1, files: { passed: ["server/read.test.ts"], others: ["core/day.test.ts"] } });
    expect(commands(hashes, passed)).toEqual(["unit core/day.test.ts"]);
    const lint = stages[0] as Stage;
    expect(commands(hashes, withResult(passed, hashes, lint, { failed: 1 }))).toEqual(["lint", "unit core/day.test.ts"]);
  });
});
