/**
 * `npm run bench -- <group>`: measures one group and prints one JSON line per figure, nothing else on standard output:
 * { question, value, unit, limit, holds }. Builds the product first when it is not built.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
// As deep as the parts that are bundled into it: they find the root by their own place.
const built = join(root, ".cache/bench/built");

const groups = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["harness", "peers", "results"].includes(entry.name))
  .map(({ name }) => name);

/** A file of a group that asks a question: it exports `measure`. What starts with a lower-case word and a dot more is a part. */
const questionsOf = (group) =>
  readdirSync(join(here, group)).filter((name) => /^[a-zA-Z]+\.ts$/.test(name)).map((name) => join(here, group, name));

/** Node runs no TypeScript: the questions are bundled, packages stay outside. */
async function bundle(files) {
  rmSync(built, { recursive: true, force: true });
  const build = await rolldown({
    input: Object.fromEntries(files.map((file) => [file.slice(here.length + 1, -3).replaceAll("/", "-"), file])),
    cwd: root,
    platform: "node",
    external: (id) => !id.startsWith(".") && !id.startsWith("#") && !isAbsolute(id),
  });
  const { output } = await build.write({ dir: built, format: "esm", entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" });
  await build.close();
  return output.filter((chunk) => chunk.isEntry).map((chunk) => join(built, chunk.fileName));
}

function ensureBuilt() {
  if (existsSync(join(root, "dist/server/main.js")) && existsSync(join(root, "dist/client"))) return;
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Error("the build failed");
}

const group = process.argv[2];
const only = process.argv[3];
if (!groups.includes(group)) {
  console.error(`npm run bench -- <group> [question]; groups: ${groups.join(", ")}`);
  process.exit(2);
}
ensureBuilt();
const questions = questionsOf(group).filter((file) => only === undefined || file.includes(only));
let isAllWell = true;
for (const file of await bundle(questions)) {
  const { measure } = await import(pathToFileURL(resolve(file)).href);
  if (measure === undefined) continue;
  for (const figure of await measure()) {
    isAllWell &&= figure.holds;
    console.log(JSON.stringify(figure));
  }
}
process.exitCode = isAllWell ? 0 : 1;
