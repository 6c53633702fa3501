import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { expect, it } from "vitest";

import type { Stage } from "../../scripts/testing/runStages.mjs";
import { repositoryRoot } from "./listFiles.ts";

const script = pathToFileURL(join(repositoryRoot, "scripts/testing/runStages.mjs")).href;
const fixtures = "tests/architecture/fixtures/run";

it("A17 a run ends with the sum of its stages; what fails, cannot be loaded or cannot run counts as failed, is named at the end, and hides no other", () => {
  const stages = [
    command("types", "0"),
    command("build", "1"),
    { ...command("integration", "0"), needs: ["build"] },
    vitest("unit", "failing"),
    vitest("more", "broken"),
    { ...command("gone", "0"), command: ["/no/such/program"] },
  ];
  const { output, lastLine, code } = run(stages);
  expect(output).toMatch(/Failed:\n✗ unit: fails: AssertionError: expected 1 to be 2.*\n✗ more: tests\/architecture\/fixtures\/run\/broken\.test\.ts: /);
  expect(output).toContain("NOT RUN, counted as failed: build failed before it.");
  expect({ lastLine, code }).toEqual({ lastLine: "2 passed, 5 failed", code: 1 });
});

function run(stages: Stage[]): { output: string; lastLine: string; code: number | null } {
  const source = `import { runStages } from ${JSON.stringify(script)};
    process.exitCode = await runStages(${JSON.stringify(stages)}, { ci: false });`;
  const env = { ...process.env, CI: "", VITEST: undefined, NO_COLOR: "1" };
  const result = spawnSync(process.execPath, ["--input-type=module", "-e", source], { encoding: "utf8", env });
  const lastLine = result.stdout.trimEnd().split("\n").at(-1) ?? "";
  return { output: result.stdout + result.stderr, lastLine, code: result.status };
}

function command(name: string, exitCode: string): Stage {
  return { name, title: name, command: [process.execPath, "-e", `process.exit(${exitCode})`] };
}

function vitest(name: string, file: string): Stage {
  const path = `.cache/test/fixture-${name}-${file}.json`;
  const program = ["node_modules/vitest/vitest.mjs", "run", "--root", fixtures, `${file}.test.ts`];
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${join(repositoryRoot, path)}`];
  return { name, title: name, command: [process.execPath, ...program, ...reporters], report: { kind: "vitest", path } };
}
