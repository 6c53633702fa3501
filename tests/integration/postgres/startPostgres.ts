import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findPostgres } from "./findPostgres.ts";

export interface RunningPostgres {
  /** Of a database that nothing puts rows into; its role may create others. */
  readonly url: string;
  /** Ends the server and removes its files, unless they are kept. */
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL server for the length of a test run, in a temporary folder, as an unprivileged user, without fsync.
 * It also ends, and its folder with it, when this process dies in whatever way.
 *
 * @param kept a folder to work in, left as it is at the end: rows that take long to make are there the next time
 * @throws when there is none and none can be installed: what needs it must then be reported as not run
 */
export async function startPostgres(kept?: string): Promise<RunningPostgres> {
  const programs = findPostgres();
  if (programs === undefined) {
    throw new Error("No PostgreSQL found: install it (Debian: apt-get install postgresql) or put it on the PATH");
  }
  const folder = kept ?? mkdtempSync(join(tmpdir(), "platon-postgres-"));
  const owner = unprivileged();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const cluster: Cluster = { programs, folder, isKept: kept !== undefined, owner };
  const isNew = !existsSync(join(folder, "data"));
  if (isNew) initialise(cluster);
  const port = await freePort();
  const server = spawnServer(cluster, port);
  const address = `platon:${readFileSync(join(folder, "password"), "utf8")}@127.0.0.1:${port}`;
  try {
    await untilReady(`postgres://${address}/postgres`, server, (client) => isNew && client.query("create database platon"));
  } catch (error) {
    const log = readFileSync(join(folder, "log"), "utf8").slice(-2_000);
    await stop(server, cluster);
    throw new Error(`PostgreSQL does not start:\n${log}`, { cause: error });
  }
  return { url: `postgres://${address}/platon`, stop: () => stop(server, cluster) };
}

interface Cluster {
  readonly programs: string;
  readonly folder: string;
  readonly isKept: boolean;
  readonly owner: Owner | undefined;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root. */
export function unprivileged(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const user = ["postgres:", "nobody:"].flatMap((name) => users.find((line) => line.startsWith(name)) ?? [])[0];
  const [, , uid, gid] = (user ?? "").split(":");
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

function initialise({ programs, folder, owner }: Cluster): void {
  writeFileSync(join(folder, "password"), randomBytes(12).toString("hex"), { mode: 0o644 });
  const init = ["-D", join(folder, "data"), "-U", "platon", "-A", "scram-sha-256", "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(programs, "initdb"), [...init, `--pwfile=${join(folder, "password")}`], {
    ...owner,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * A shell stands between, which ends the server when the pipe from us closes: the kernel closes it however we die. A
 * group of its own, or the terminal's Ctrl-C would end the shell before the server.
 */
function spawnServer({ programs, folder, isKept, owner }: Cluster, port: number): ChildProcess {
  const end = isKept ? "" : '; rm -rf "$folder"';
  const guard = `folder=$1; shift; "$@" >"$folder/log" 2>&1 & server=$!; cat >/dev/null; kill -INT $server; wait $server${end}`;
  const settings = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_connections=60"];
  const flags = [...settings, "listen_addresses=127.0.0.1", "unix_socket_directories="].flatMap((flag) => ["-c", flag]);
  const program = [join(programs, "postgres"), "-D", join(folder, "data"), "-p", String(port), ...flags];
  return spawn("/bin/sh", ["-c", guard, "sh", folder, ...program], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
}

async function untilReady(url: string, server: ChildProcess, work: (client: pg.Client) => unknown): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await work(client);
      return await client.end();
    } catch (error) {
      await client.end().catch(() => undefined);
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

async function stop(server: ChildProcess, { folder, isKept }: Cluster): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const exited = new Promise((resolve) => server.once("exit", resolve));
    server.stdin?.end();
    await exited;
  }
  if (!isKept) rmSync(folder, { recursive: true, force: true });
}
