/**
 * `npm test` runs everything; `node scripts/test.mjs <stage> …` runs chosen stages, `--list` names them. With `--changed`
 * only that is run whose inputs are not those with which it last passed: scripts/testing/changes.mjs.
 * What is run, and in which order: scripts/testing/stages.mjs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { changedStages, hashInputs, withResult } from "./testing/changes.mjs";
import { ensureDependencies } from "./testing/ensureDependencies.mjs";
import { runStages } from "./testing/runStages.mjs";
import { SourceTree } from "./testing/SourceTree.mjs";
import { chooseStages, stages } from "./testing/stages.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const verdicts = join(root, ".cache/test/verdicts.json");
const isChangedOnly = process.argv.includes("--changed");
const names = process.argv.slice(2).filter((word) => word !== "--changed");

if (names.includes("--list")) {
  for (const stage of stages) console.log(`${stage.name.padEnd(12)} ${stage.title}`);
} else {
  ensureDependencies();
  const chosen = chooseStages(names);
  // Read before the run: a source that is changed meanwhile counts as changed.
  const hashes = hashInputs(new SourceTree(root), chosen);
  let passed = existsSync(verdicts) ? JSON.parse(readFileSync(verdicts, "utf8")) : {};
  const onResult = (stage, result) => {
    passed = withResult(passed, hashes, stage, result);
    mkdirSync(join(root, ".cache/test"), { recursive: true });
    writeFileSync(verdicts, JSON.stringify(passed));
  };
  const some = isChangedOnly ? changedStages(chosen, hashes, passed) : chosen;
  if (some.length === 0) console.log("Nothing has changed since it last passed.");
  process.exitCode = await runStages(some, { ci: Boolean(process.env.CI), onResult });
}
