/**
 * `npm test` runs everything; `node scripts/test.mjs <stage> …` runs chosen stages, `--list` names them.
 * What is run, and in which order: scripts/testing/stages.mjs.
 */
import { ensureDependencies } from "./testing/ensureDependencies.mjs";
import { runStages } from "./testing/runStages.mjs";
import { chooseStages, stages } from "./testing/stages.mjs";

const chosen = process.argv.slice(2);

if (chosen.includes("--list")) {
  for (const stage of stages) console.log(`${stage.name.padEnd(12)} ${stage.title}`);
} else {
  ensureDependencies();
  process.exitCode = await runStages(chooseStages(chosen), { ci: Boolean(process.env.CI) });
}
