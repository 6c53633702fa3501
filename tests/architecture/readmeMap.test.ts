import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { repositoryRoot } from "./listFiles.ts";

const made = new Set(["node_modules", "dist", "test-results"]);
const foldersOf = (path: string): string[] =>
  readdirSync(join(repositoryRoot, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !made.has(entry.name))
    .map(({ name }) => name);

it("A52 the map of the code names every folder and every plugin", () => {
  const readme = readFileSync(join(repositoryRoot, "README.md"), "utf8");
  const map = readme.slice(readme.indexOf("## Map of the code"), readme.indexOf("Rules are numbered"));
  expect(foldersOf("").filter((name) => !map.includes(`\`${name}/`))).toEqual([]);
  expect(foldersOf("src").filter((name) => !map.includes(`\`src/${name}/`))).toEqual([]);
  const plugins = /^\| `plugins\/` .*$/m.exec(map)?.[0] ?? "";
  expect(foldersOf("plugins").filter((name) => !plugins.includes(`\`${name}\``))).toEqual([]);
});
