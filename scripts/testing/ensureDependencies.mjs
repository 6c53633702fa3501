import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Installs when node_modules is missing or is not what the lock file says. Ends the process when that fails.
 *
 * `npm ci` refuses a lock file that lacks an optional package of some other system (a registry mirror without it leaves
 * such a lock file behind); `npm install` takes it, and here changes no file but node_modules.
 */
export function ensureDependencies() {
  if (dependenciesMatch(root)) return;
  console.log("Installing dependencies …");
  const refused = npm("ci");
  if (refused === undefined || npm("install", "--no-save") === undefined) return;
  console.error(`${refused}\nThe dependencies could not be installed.`);
  process.exit(1);
}

/** Undefined when npm succeeded, else what it said. */
function npm(...args) {
  // On Windows npm is a .cmd file, which only a shell can start.
  const shell = process.platform === "win32";
  const result = spawnSync("npm", [...args, "--no-audit", "--no-fund"], { cwd: root, encoding: "utf8", shell });
  return result.status === 0 ? undefined : `${result.stderr ?? ""}${result.error?.message ?? ""}`;
}

/**
 * Compares the lock file with the record that npm keeps of what it installed. Times of files say nothing after a clone
 * or a restored cache, so versions are compared; a package that is optional may be absent (it is for another system).
 */
export function dependenciesMatch(folder) {
  const record = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const wanted = readPackages(join(folder, "package-lock.json"));
  const installed = readPackages(record);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith("node_modules/") || (entry.optional && !installed[path])) return true;
    const there = installed[path];
    return there !== undefined && there.version === entry.version && there.integrity === entry.integrity;
  });
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
}
