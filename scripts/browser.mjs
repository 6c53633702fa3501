/**
 * Finds a Chromium for the end-to-end tests and the benches, or gets one:
 * Playwright's own → Chrome, Chromium or Edge of the system → download by Playwright → apt on Debian as root → a
 * message that says what to do.
 *
 * `node scripts/browser.mjs` prints the path that would be used.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

const downloadTimeout = 120_000;
const aptTimeout = 300_000;

/** What the search asks of the machine that it runs on. */
const thisMachine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  isExecutable,
  playwrightPath,
  run,
};

/** Path of a Chromium-like browser. Throws an Error whose message says what to do when there is none. */
export function findBrowser(machine = thisMachine) {
  const steps = [fromEnvironment, playwrightBrowser, systemBrowser, downloadedBrowser, aptBrowser, giveUp];
  return steps.reduce((found, step) => found ?? step(machine), undefined);
}

/** Flags for a quiet browser that calls nobody. Root may not use Chromium's own sandbox. */
export function browserFlags() {
  const quiet = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;
}

/** Where a browser may stand on this system, most usual first. */
function systemCandidates(platform = process.platform, env = process.env) {
  if (platform === "darwin") return macCandidates(env);
  if (platform === "win32") return windowsCandidates(env);
  return linuxCandidates(env);
}

function linuxCandidates(env) {
  const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser", "microsoft-edge-stable",
    "microsoft-edge"];
  const folders = [...(env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/bin", "/usr/local/bin", "/snap/bin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function macCandidates(env) {
  const apps = ["Google Chrome", "Chromium", "Microsoft Edge"];
  const roots = ["/Applications", join(env.HOME ?? "/", "Applications")];
  return apps.flatMap((app) => roots.map((root) => join(root, `${app}.app`, "Contents", "MacOS", app)));
}

function windowsCandidates(env) {
  const places = ["Google\\Chrome\\Application\\chrome.exe", "Chromium\\Application\\chrome.exe",
    "Microsoft\\Edge\\Application\\msedge.exe"];
  const roots = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(Boolean);
  return places.flatMap((place) => roots.map((root) => `${root}\\${place}`));
}

function fromEnvironment({ env, exists }) {
  const chosen = env.BROWSER_PATH;
  if (chosen && !exists(chosen)) throw new Error(`BROWSER_PATH names no file: ${chosen}`);
  return chosen || undefined;
}

function playwrightBrowser(machine) {
  const path = machine.playwrightPath();
  return path && machine.exists(path) ? path : undefined;
}

function playwrightPath() {
  try {
    return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}

function systemBrowser({ platform, env, isExecutable: isProgram }) {
  return systemCandidates(platform, env).find(isProgram);
}

function downloadedBrowser(machine) {
  console.error("No browser found: downloading Playwright's Chromium …");
  // No `npx` fallback to the registry: only the Playwright that the lock file names.
  machine.run("npx", ["--no-install", "playwright", "install", "chromium"], downloadTimeout);
  return playwrightBrowser(machine);
}

function aptBrowser(machine) {
  if (!machine.isRoot || !machine.exists("/etc/debian_version")) return undefined;
  console.error("The download failed: installing Debian's chromium …");
  if (!machine.run("apt-get", ["update"], aptTimeout)) return undefined;
  machine.run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], aptTimeout);
  return systemBrowser(machine);
}

function giveUp() {
  throw new Error(
    "No Chromium, Chrome or Edge was found, and none could be installed. Install one (`apt-get install chromium` on " +
      "Debian, `npx playwright install chromium` elsewhere), or set BROWSER_PATH to the program.",
  );
}

function run(command, args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // npx is a .cmd file on Windows, which only a shell can start.
  const shell = process.platform === "win32";
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], timeout, env, shell }).status === 0;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(findBrowser());
}
