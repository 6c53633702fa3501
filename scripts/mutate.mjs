/**
 * Tries whether a rule's test notices when the rule's code is broken: a quote in a title proves nothing by itself.
 *
 * `node scripts/mutate.mjs [rule or folder …]` reads all `mutations.json` (beside the `SPEC.md` of a zone), breaks one
 * thing at a time in a copy of the sources, runs the tests named and expects one that quotes the rule to fail. What came
 * of it goes into `docs/mutations.md`, beside what earlier runs found of the others. A file is a list of
 * `{ rule, what, file, find, replace, tests: [path] }`, where `find` occurs exactly once.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { isLeft, readAnswers, readMutations, rowOf } from "./testing/readMutations.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

const wanted = process.argv.slice(2).map((word) => word.replace(/\/$/, ""));
const all = readMutations(root);
const chosen = all.filter(({ rule, zone }) => wanted.length === 0 || wanted.includes(rule) || wanted.includes(zone));
const answers = readAnswers(root);
const copy = copySources();
try {
  for (const mutation of chosen) {
    const isNoticed = tryMutation(mutation);
    answers.set(rowOf(mutation), isNoticed ? "yes" : "NO");
    writeFileSync(join(root, "docs/mutations.md"), report());
    console.log(`${isNoticed ? "noticed" : "MISSED "} ${mutation.rule} ${mutation.what}`);
    if (!isNoticed) process.exitCode = 1;
  }
  // Those that are new or gone, too.
  writeFileSync(join(root, "docs/mutations.md"), report());
} finally {
  rmSync(copy, { recursive: true, force: true });
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

function report() {
  return [
    "# Mutations",
    "",
    "For some rules of each zone the code was broken on purpose, to see whether a test that quotes the rule fails.",
    "Written by `node scripts/mutate.mjs` from the `mutations.json` of the zones.",
    "",
    "| Rule | What was broken | Where | Noticed |",
    "|---|---|---|---|",
    ...all.map((mutation) => `${rowOf(mutation)} ${answers.get(rowOf(mutation)) ?? "not tried"} |`),
    "",
  ].join("\n");
}
