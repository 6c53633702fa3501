/**
 * Tries whether a rule's test notices when the rule's code is broken: a quote in a title proves nothing by itself.
 *
 * `node scripts/mutate.mjs [rule or folder …]` reads all `mutations.json`, breaks one thing at a time in a copy of the
 * sources, runs the tests named, expects one that quotes the rule to fail, and prints what came of it. A file is a list of
 * `{ rule, what, file, find, replace, tests: [path] }`, where `find` occurs exactly once.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const left = new Set(["node_modules", "dist", ".git", ".cache", ".data", "test-results"]);
/** Whether a path of the repository is none of its sources. */
const isLeft = (path) => left.has(path.split("/")[0]);

const wanted = process.argv.slice(2).map((word) => word.replace(/\/$/, ""));
const chosen = readMutations().filter(({ rule, zone }) => wanted.length === 0 || wanted.includes(rule) || wanted.includes(zone));
const copy = copySources();
let missed = 0;
try {
  for (const mutation of chosen) {
    const isNoticed = tryMutation(mutation);
    if (!isNoticed) missed += 1;
    console.log(`${isNoticed ? "noticed" : "MISSED "} ${mutation.rule} ${mutation.what} (${mutation.file})`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${chosen.length - missed} noticed, ${missed} missed`);
if (missed > 0) process.exitCode = 1;

/** In the order of their paths; `zone` is the folder that they lie in. */
function readMutations() {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isLeft(entry.name))
    .flatMap(({ name }) => readdirSync(join(root, name), { recursive: true, encoding: "utf8" }).map((path) => join(name, path)))
    .filter((path) => basename(path) === "mutations.json")
    .sort()
    .flatMap((path) => JSON.parse(readFileSync(join(root, path), "utf8")).map((mutation) => ({ zone: dirname(path), ...mutation })));
}

function copySources() {
  const folder = mkdtempSync(join(tmpdir(), "platon-mutate-"));
  cpSync(root, folder, { recursive: true, filter: (source) => !isLeft(relative(root, source)) });
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
  // In one process, so that ending it ends all of it.
  const args = ["node_modules/vitest/vitest.mjs", "run", ...tests, "--pool=threads", "--reporter=json", `--outputFile=${output}`];
  // What was broken may have been the end of a loop.
  spawnSync(process.execPath, args, { cwd: copy, stdio: "ignore", timeout: 180_000, killSignal: "SIGKILL" });
  if (!existsSync(output)) return [];
  const { testResults } = JSON.parse(readFileSync(output, "utf8"));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.filter(({ status }) => status === "failed").map(({ title }) => title);
}
