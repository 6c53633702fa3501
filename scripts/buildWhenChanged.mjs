import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Everything that goes into `dist/`. */
const sources = [
  "core", "contract", "sdk", "src", "sandbox", "plugins", "server", "public", "stubs", "scripts", "projects/platon/schemas",
  "package.json", "package-lock.json", "vite.config.ts", "tsconfig.json",
];
const built = ["dist/server/main.js", "dist/client", "dist/sandbox"];

/**
 * Runs `build` unless `dist/` was built from exactly these sources, and notes what it was built from.
 * @param {string} root
 * @param {() => Promise<number | null> | number | null} build answers with its exit status
 * @returns {Promise<number | null>} 0 when `dist/` is up to date now
 */
export async function buildWhenChanged(root, build) {
  const stamp = join(root, "dist/.stamp");
  const present = hashSources(root);
  const isBuilt = built.every((path) => existsSync(join(root, path)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, "utf8") === present) return 0;
  const status = await build();
  if (status === 0) writeFileSync(stamp, present);
  return status;
}

/** Contents, not times: a clone or a restored cache has new times for old files. */
function hashSources(root) {
  const hash = createHash("sha256");
  for (const path of sources) add(hash, join(root, path), path);
  return hash.digest("hex");
}

function add(hash, full, path) {
  const info = statSync(full, { throwIfNoEntry: false });
  if (info === undefined || /(^|\/)node_modules$|\.test\.tsx?$|\.md$/.test(path)) return;
  if (info.isDirectory()) for (const name of readdirSync(full).sort()) add(hash, join(full, name), `${path}/${name}`);
  else hash.update(`${path}\0${info.size}\0`).update(readFileSync(full));
}
