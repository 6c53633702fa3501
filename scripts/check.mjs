/** `npm run check`: the stages that need no build and no browser. */
import { ensureDependencies } from "./testing/ensureDependencies.mjs";
import { runStages } from "./testing/runStages.mjs";
import { stages } from "./testing/stages.mjs";

ensureDependencies();
process.exitCode = await runStages(
  stages.filter((stage) => stage.isStatic),
  { ci: Boolean(process.env.CI) },
);
