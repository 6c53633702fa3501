/**
 * `npm run dev`: builds again what changed (the client by vite, the server by rolldown) and starts the server anew. It
 * serves the same files under the same policy as production; reload the page to see a change.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { watch } from "chokidar";
import { buildSandbox } from "./build-sandbox.mjs";
import { buildServer } from "./build-server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

let server;
let building = Promise.resolve();
let timer;

async function restart() {
  try {
    await buildServer();
  } catch (error) {
    console.error(error.message);
    return;
  }
  if (server !== undefined && server.exitCode === null) {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
  }
  server = spawn(process.execPath, ["dist/server/main.js"], { stdio: "inherit" });
}

await buildSandbox();
const client = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--watch", "--logLevel", "warn"], { stdio: "inherit" });
await restart();
watch(["server", "core", "contract"], { ignoreInitial: true, ignored: /\.test\.ts$|\.md$/ }).on("all", () => {
  clearTimeout(timer);
  timer = setTimeout(() => (building = building.then(restart)), 200);
});

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    client.kill();
    if (server !== undefined && server.exitCode === null) {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    }
    process.exit(0);
  });
}
