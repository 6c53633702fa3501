/**
 * `npm run dev`: builds again what changed (the client and the realms' programs by vite, guard and server by rolldown),
 * starts the server anew, and applies the project's folder to it whenever that changes. It serves the same files under
 * the same policy as production; reload the page to see a change.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureDependencies } from "./testing/ensureDependencies.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
ensureDependencies();
// Packages that may just have been installed.
const { watch } = await import("chokidar");
const { buildSandbox } = await import("./build-sandbox.mjs");
const { buildServer } = await import("./build-server.mjs");

const project = resolve(process.env.PROJECT_DIR || "projects/demo");
const port = process.env.PORT || "3000";
const node = (...command) => spawn(process.execPath, command, { stdio: "inherit" });
let server;
let client;
/** One piece of work at a time, in the order of the changes. */
let working = Promise.resolve();

async function end(child) {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function restart() {
  await buildServer();
  await end(server);
  server = node("dist/server/main.js");
}

/** Vite sees the client's own files only, not those that go into the realms' programs as text. */
async function rebuildSandbox() {
  await buildSandbox();
  await end(client);
  client = node("node_modules/vite/bin/vite.js", "build", "--watch", "--logLevel", "warn");
  // It holds the guard's documents in memory.
  await restart();
}

/** The database is the server's as long as it runs, so the folder is applied before the next start. */
async function applyProject() {
  await end(server);
  const env = { ...process.env, PLATON_URL: "", PORT: port };
  await once(spawn(process.execPath, ["dist/server/platon.js", "apply", "--project", project], { stdio: "inherit", env }), "exit");
  server = node("dist/server/main.js");
}

/** What changes together is one change; a mistake is told and the watching goes on. */
function onChange(paths, work) {
  let timer;
  watch(paths, { ignoreInitial: true, ignored: /\.test\.tsx?$|\.md$|\/schemas\/|\/\.platon(\/|$)/ }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => (working = working.then(work).catch(({ message }) => console.error(message))), 200);
  });
}

await rebuildSandbox();
// The platform's own text is applied by the start itself.
onChange(["server", "contract", "projects/platon"], restart);
onChange(["sandbox", "sdk", "core"], rebuildSandbox);
onChange([project], applyProject);

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    await Promise.all([end(client), end(server)]);
    process.exit(0);
  });
}
