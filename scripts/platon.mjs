/** `npm run platon -- apply | diff | pull | check | format`: the command line of a project's text; `backup FILE | restore FILE` of the whole server. Builds what is missing first. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildWhenChanged } from "./buildWhenChanged.mjs";
import { ensureDependencies } from "./testing/ensureDependencies.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
ensureDependencies();
const status = await buildWhenChanged(root, () => {
  console.error("Building …");
  return spawnSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: ["ignore", 2, 2] }).status;
});
if (status !== 0) process.exit(status ?? 1);
await import("../dist/server/platon.js");
