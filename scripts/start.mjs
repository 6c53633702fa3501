/**
 * `npm start`: installs what is missing, builds when the sources changed, starts the server in this process. A fresh
 * clone needs nothing else.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildWhenChanged } from "./buildWhenChanged.mjs";
import { ensureDependencies } from "./testing/ensureDependencies.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Platon needs Node 20.19 or newer, this is ${process.versions.node}.`);
  process.exit(1);
}

process.chdir(root);
ensureDependencies();

const run = (...command) =>
  new Promise((done) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: "inherit" });
    child.on("error", () => done(1));
    child.on("exit", (code) => done(code));
  });

/** There is no database yet: it is made and filled beside the build of the client, which takes as long. */
const isFirstStart = () => !process.env.DATABASE_URL && !existsSync(join(resolve(process.env.DATA_DIR || ".data"), "database"));

async function build() {
  console.log("Building …");
  const server = await run("scripts/build-server.mjs");
  if (server !== 0) return server;
  const [client, seed] = await Promise.all([
    run("scripts/build.mjs", "client"),
    isFirstStart() ? run("dist/server/seed.js") : 0,
  ]);
  // A project that could not be set up has said why; the start would only say it again.
  if (seed !== 0) process.exit(1);
  return client;
}

const status = await buildWhenChanged(root, build);
if (status !== 0) process.exit(status ?? 1);
const { startDemoSigning } = await import("./signing/startDemoSigning.mjs");
const told = await startDemoSigning(root.replace(/[/\\]$/, ""));
await import("../dist/server/main.js");
if (told) console.log(told);
