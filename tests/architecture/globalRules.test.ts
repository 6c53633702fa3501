import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { findGlobals } from "./findGlobals.ts";
import { globalRules, type GlobalRule } from "./globalRules.ts";
import { listFiles, repositoryRoot } from "./listFiles.ts";

const fixtures = join(repositoryRoot, "tests/architecture/fixtures/globals/");

describe("owners of globals", () => {
  it.each(globalRules)("A4 nobody but its owner uses what $name names", (rule) => {
    expect(offences(rule, repositoryRoot)).toEqual([]);
  });

  it("A5 raw HTML is handled in at most one file", () => {
    const rule = globalRules.find(({ name }) => name === "raw-html-has-one-owner") as GlobalRule;
    const users = productFiles(rule, repositoryRoot).filter((path) => linesOf(rule, repositoryRoot, path).length > 0);
    expect(users.length, users.join(", ")).toBeLessThanOrEqual(1);
  });

  it.each(globalRules)("A6 each line of the fixture breaks $name", (rule) => {
    const path = `src/${rule.name}.tsx`;
    const source = readFileSync(join(fixtures, path), "utf8");
    const marked = source.split("\n").flatMap((line, index) => (line.includes("// breaks") ? [index + 1] : []));
    expect(marked.length).toBeGreaterThan(0);
    expect([...new Set(linesOf(rule, fixtures, path))]).toEqual(marked);
  });
});

it("A50 scripts that are served as they stand keep to the rules, the two named owners within theirs only", () => {
  const found = globalRules.flatMap((rule) => offences(rule, fixtures).filter((line) => line.startsWith("public/")));
  expect(found.map((line) => line.split(": ")[0]).sort()).toEqual(marksOf(["public/first-look.js", "public/loose.js", "public/service-worker.js"]));
});

/** `path:line` of each line that breaks a rule. */
function marksOf(paths: string[]): string[] {
  return paths.flatMap((path) => {
    const lines = readFileSync(join(fixtures, path), "utf8").split("\n");
    return lines.flatMap((line, index) => (line.includes("// breaks") ? [`${path}:${index + 1}`] : []));
  });
}

function offences(rule: GlobalRule, root: string): string[] {
  return productFiles(rule, root)
    .filter((path) => !rule.owners.some((owner) => owner.test(path)))
    .flatMap((path) => linesOf(rule, root, path).map((line) => `${path}:${line}: use ${rule.instead}`));
}

function productFiles(rule: GlobalRule, root: string): string[] {
  return listFiles(root).filter(
    (path) => /\.(tsx?|js)$/.test(path) && !/\.test\.tsx?$/.test(path) && rule.zones.some((zone) => path.startsWith(zone)),
  );
}

function linesOf(rule: GlobalRule, root: string, path: string): number[] {
  return findGlobals(path, readFileSync(join(root, path), "utf8"), rule);
}
