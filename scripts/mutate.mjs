/**
 * Tries whether a rule's test notices when the rule's code is broken: a quote in a title proves nothing by itself.
 *
 * `node scripts/mutate.mjs [rule …]` reads all `mutations.json` (beside the `SPEC.md` of a zone), breaks one thing at a
 * time in a copy of the sources, runs the tests named and expects one that quotes the rule to fail. Without rules named
 * it writes `docs/mutations.md`. A file is a list of `{ rule, what, file, find, replace, tests: [path] }`, where `find`
 * occurs exactly once.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const left = new Set(["node_modules", "dist", ".git", ".cache", ".data", "test-results"]);

const wanted = process.argv.slice(2);
const mutations = readMutations().filter(({ rule }) => wanted.length === 0 || wanted.includes(rule));
const copy = copySources();
try {
  const results = mutations.map((mutation) => ({ ...mutation, noticed: tryMutation(mutation) }));
  for (const { rule, what, noticed } of results) console.log(`${noticed ? "noticed" : "MISSED "} ${rule} ${what}`);
  if (wanted.length === 0) writeFileSync(join(root, "docs/mutations.md"), report(results));
  process.exitCode = results.every(({ noticed }) => noticed) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function readMutations() {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !left.has(entry.name))
    .flatMap(({ name }) => filesBelow(name))
    .filter((path) => basename(path) === "mutations.json")
    .sort()
    .flatMap((path) => JSON.parse(readFileSync(join(root, path), "utf8")));
}

function filesBelow(folder) {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return paths.map((path) => join(folder, path));
}

function copySources() {
  const folder = mkdtempSync(join(tmpdir(), "platon-mutate-"));
  cpSync(root, folder, { recursive: true, filter: (source) => !left.has(relative(root, source).split("/")[0]) });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

function tryMutation({ rule, file, find, replace, tests }) {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  if (source.split(find).length !== 2) throw new Error(`${rule}: "${find}" does not occur exactly once in ${file}`);
  writeFileSync(path, source.replace(find, () => replace));
  try {
    return failedTitles(tests).some((title) => new RegExp(`^${rule}\\b|^[A-Z0-9, ]*\\b${rule}\\b`).test(title));
  } finally {
    writeFileSync(path, source);
  }
}

function failedTitles(tests) {
  const output = join(copy, "mutation-report.json");
  rmSync(output, { force: true });
  const args = ["node_modules/vitest/vitest.mjs", "run", ...tests, "--reporter=json", `--outputFile=${output}`];
  spawnSync(process.execPath, args, { cwd: copy, stdio: "ignore" });
  if (!existsSync(output)) return [];
  const { testResults } = JSON.parse(readFileSync(output, "utf8"));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.filter(({ status }) => status === "failed").map(({ title }) => title);
}

function report(results) {
  const row = ({ rule, what, file, noticed }) => `| ${rule} | ${what} | \`${file}\` | ${noticed ? "yes" : "NO"} |`;
  return [
    "# Mutations",
    "",
    "For some rules of each zone the code was broken on purpose, to see whether a test that quotes the rule fails.",
    "Written by `node scripts/mutate.mjs` from the `mutations.json` of the zones.",
    "",
    "| Rule | What was broken | Where | Noticed |",
    "|---|---|---|---|",
    ...results.map(row),
    "",
  ].join("\n");
}
