/**
 * `npm run build`: the client with the sandbox's guest (dist/client), the guard (dist/sandbox), the server (dist/server).
 * `node scripts/build.mjs client` leaves the server out.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

const run = (...command) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${command.join(" ")} ended with ${code}`))));
  });

const client = () => run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn");
const server = () => (process.argv[2] === "client" ? undefined : run("scripts/build-server.mjs"));

try {
  await Promise.all([client(), run("scripts/build-sandbox.mjs").then(server)]);
} catch (failure) {
  console.error(failure.message);
  process.exitCode = 1;
}
