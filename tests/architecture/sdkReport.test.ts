import { spawnSync } from "node:child_process";

import { describe, expect, it } from "vitest";

import { repositoryRoot } from "./listFiles.ts";

describe("the report of the SDK's surface", () => {
  it("A31 says what the sources say", () => {
    const command = ["scripts/sdk-report.mjs", "--check"];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: repositoryRoot, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});
