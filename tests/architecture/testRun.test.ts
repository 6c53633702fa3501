import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { describe, expect, it } from "vitest";

import { systemCandidates } from "../../scripts/browser.mjs";
import type { Stage } from "../../scripts/testing/runStages.mjs";
import { dependenciesMatch } from "../../scripts/testing/ensureDependencies.mjs";
import { repositoryRoot } from "./listFiles.ts";

const script = pathToFileURL(join(repositoryRoot, "scripts/testing/runStages.mjs")).href;
const fixtures = "tests/architecture/fixtures/run";

describe("a run of stages", () => {
  it("A17 ends with the sum of all stages and succeeds when nothing failed", () => {
    const { lastLine, code } = run([command("types", "0"), vitest("unit", "passing")]);
    expect({ lastLine, code }).toEqual({ lastLine: "3 passed, 0 failed", code: 0 });
  });

  it("A17 fails when a stage or a test failed, tests of a browser too", () => {
    const { lastLine, code } = run([command("types", "2"), vitest("unit", "failing"), playwright("e2e")]);
    expect({ lastLine, code }).toEqual({ lastLine: "2 passed, 3 failed", code: 1 });
  });

  it("A18 a failing stage does not hide the next, a senseless one is named and counts as failed", () => {
    const stages = [command("build", "1"), { ...command("integration", "0"), needs: ["build"] }, command("last", "0")];
    const { output, lastLine } = run(stages);
    expect(output).toContain("NOT RUN, counted as failed: build failed before it.");
    expect(lastLine).toBe("1 passed, 2 failed");
  });

  it("A18 static stages at once print their output unmixed, each below its heading", () => {
    const print = (name: string): Stage => ({
      ...command(name, "0"),
      isStatic: true,
      command: [process.execPath, "-e", `for (let i = 0; i < 3; i++) console.log("${name}-line")`],
    });
    const { output } = run([print("a"), print("b"), print("c")]);
    for (const name of ["a", "b", "c"]) {
      expect(output).toMatch(new RegExp(`━━━ ${name} · .*\\n(${name}-line\\n){3}`));
    }
  });

  it("A19 a skipped test is named", () => {
    const { output, lastLine } = run([vitest("unit", "skipping")]);
    expect(output).toContain("!!! SKIPPED: is skipped");
    expect(output).toContain("!!! SKIPPED: is left for later");
    expect(lastLine).toBe("1 passed, 0 failed");
  });

  it("A19 a skipped test counts as failed on a build machine", () => {
    expect(run([vitest("unit", "skipping")], true).lastLine).toBe("1 passed, 2 failed");
    expect(run([playwright("e2e")], true).lastLine).toBe("1 passed, 2 failed");
  });

  it("A20 a file that cannot be loaded counts as failed", () => {
    expect(run([vitest("unit", "broken")]).lastLine).toBe("0 passed, 1 failed");
  });

  it("A20 a runner that finds no test or does not start counts as failed", () => {
    expect(run([vitest("unit", "no-such-file")]).lastLine).toBe("0 passed, 1 failed");
    expect(run([{ ...command("types", "0"), command: ["/no/such/program"] }]).lastLine).toBe("0 passed, 1 failed");
  });
});

describe("what a run needs", () => {
  it("A21 a browser is looked for where each system keeps it", () => {
    const windows = systemCandidates("win32", { PROGRAMFILES: "C:\\Program Files" });
    expect(windows).toContain("C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe");
    const mac = systemCandidates("darwin", { HOME: "/Users/a" });
    expect(mac).toContain("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
    const linux = systemCandidates("linux", { PATH: "/opt/bin" });
    const usual = ["/opt/bin/chromium", "/usr/bin/google-chrome", "/snap/bin/chromium"];
    expect(linux).toEqual(expect.arrayContaining(usual));
  });

  it("A22 what is installed is compared with the lock file", () => {
    const wanted = { "": {}, "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "2.0.0" } };
    expect(installedMatches(wanted, wanted)).toBe(true);
    expect(installedMatches(wanted, undefined)).toBe(false);
    expect(installedMatches(wanted, { "node_modules/a": { version: "1.0.0" } })).toBe(false);
    expect(installedMatches(wanted, { ...wanted, "node_modules/b": { version: "2.0.1" } })).toBe(false);
  });

  it("A22 an optional package for another system may be absent", () => {
    const wanted = { "node_modules/a": { version: "1.0.0" }, "node_modules/w": { version: "1.0.0", optional: true } };
    expect(installedMatches(wanted, { "node_modules/a": { version: "1.0.0" } })).toBe(true);
  });
});

type Packages = Record<string, { version?: string; optional?: boolean }>;

function installedMatches(wanted: Packages, installed: Packages | undefined): boolean {
  const folder = mkdtempSync(join(tmpdir(), "platon-lock-"));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: wanted }));
  if (installed) {
    mkdirSync(join(folder, "node_modules"));
    writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
  }
  try {
    return dependenciesMatch(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(stages: Stage[], ci = false): { output: string; lastLine: string; code: number | null } {
  const source = `import { runStages } from ${JSON.stringify(script)};
    process.exitCode = await runStages(${JSON.stringify(stages)}, { ci: ${ci} });`;
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

function playwright(name: string): Stage {
  const path = `.cache/test/fixture-${name}.json`;
  // The JSON reporter writes to the file that the environment names.
  const start = `process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = ${JSON.stringify(join(repositoryRoot, path))};
    process.argv.splice(1, 0, "playwright"); require("@playwright/test/cli");`;
  const args = ["test", "--config", `${fixtures}/playwright.config.ts`, "--reporter=json"];
  return { name, title: name, command: [process.execPath, "-e", start, ...args], report: { kind: "playwright", path } };
}
