import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findPostgres } from "./findPostgres.ts";

export interface RunningPostgres {
  /** Of an empty database; its role may create others. */
  readonly url: string;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL server for the length of a test run, in a temporary folder, as an unprivileged user, without fsync.
 * It also ends, and its folder with it, when this process dies in whatever way.
 *
 * @throws when there is none and none can be installed: what needs it must then be reported as not run
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const programs = findPostgres();
  if (programs === undefined) {
    throw new Error("No PostgreSQL found: install it (Debian: apt-get install postgresql) or put it on the PATH");
  }
  const folder = mkdtempSync(join(tmpdir(), "platon-postgres-"));
  const owner = unprivileged();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const password = randomBytes(12).toString("hex");
  const data = join(folder, "data");
  writeFileSync(join(folder, "password"), password, { mode: 0o644 });
  const init = ["-D", data, "-U", "platon", "-A", "scram-sha-256", "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(programs, "initdb"), [...init, `--pwfile=${join(folder, "password")}`], {
    ...owner,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const port = await freePort();
  const server = spawnServer({ program: join(programs, "postgres"), folder, data, port, owner });
  const address = `platon:${password}@127.0.0.1:${port}`;
  try {
    await createDatabase(`postgres://${address}/postgres`, server);
  } catch (error) {
    const log = readFileSync(join(folder, "log"), "utf8").slice(-2_000);
    await stop(server, folder);
    throw new Error(`PostgreSQL does not start:\n${log}`, { cause: error });
  }
  return { url: `postgres://${address}/platon`, stop: () => stop(server, folder) };
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const user = ["postgres:", "nobody:"].flatMap((name) => users.find((line) => line.startsWith(name)) ?? [])[0];
  const [, , uid, gid] = (user ?? "").split(":");
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

interface Spawning {
  readonly program: string;
  readonly folder: string;
  readonly data: string;
  readonly port: number;
  readonly owner: Owner | undefined;
}

/**
 * A shell stands between, which ends the server when the pipe from us closes: the kernel closes it however we die. A
 * group of its own, or the terminal's Ctrl-C would end the shell before the server.
 */
function spawnServer({ program, folder, data, port, owner }: Spawning): ChildProcess {
  const guard = 'folder=$1; shift; "$@" >"$folder/log" 2>&1 & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$folder"';
  const settings = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_connections=60"];
  const flags = [...settings, "listen_addresses=127.0.0.1", "unix_socket_directories="].flatMap((flag) => ["-c", flag]);
  return spawn("/bin/sh", ["-c", guard, "sh", folder, program, "-D", data, "-p", String(port), ...flags], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
}

async function createDatabase(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query("create database platon");
      return await client.end();
    } catch (error) {
      await client.end().catch(() => undefined);
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const exited = new Promise((resolve) => server.once("exit", resolve));
    server.stdin?.end();
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
}
