import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { repositoryRoot } from "./listFiles.ts";

const fixture = join(repositoryRoot, "tests/architecture/fixtures/literals");

/** Lines of a file of which the linter says that they hold a text of their own. */
function literalsIn(path: string): number[] {
  const folder = mkdtempSync(join(tmpdir(), "platon-literals-"));
  try {
    cpSync(fixture, folder, { recursive: true });
    cpSync(join(repositoryRoot, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
    const program = join(repositoryRoot, "node_modules/oxlint/bin/oxlint");
    const { stdout } = spawnSync(process.execPath, [program, "--format", "unix", path], { cwd: folder, encoding: "utf8" });
    const told = stdout.split("\n").filter((line) => line.includes("jsx-no-literals"));
    return [...new Set(told.map((line) => Number(/:(\d+):\d+:/.exec(line)?.[1])))].sort((a, b) => a - b);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it("K323 what a component says or reads out without the wording is refused by the linter", () => {
  const lines = readFileSync(join(fixture, "src/Screen.tsx"), "utf8").split("\n");
  const marked = lines.flatMap((line, index) => (line.includes("/* says */") ? [index + 1] : []));
  expect(literalsIn("src/Screen.tsx")).toEqual(marked);
});
