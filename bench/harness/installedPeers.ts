import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const peers = fileURLToPath(new URL("../../../bench/peers", import.meta.url));

/** Libraries that only benches know: fetched by the first one that asks for them, and again when the list has changed. */
export function installedPeers(): string {
  const packages = join(peers, "node_modules");
  const installed = join(packages, ".package-lock.json");
  const list = join(peers, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(list).mtimeMs) return packages;
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: peers, stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
  if (status !== 0) throw new Error("the peers of the bench could not be installed");
  return packages;
}
