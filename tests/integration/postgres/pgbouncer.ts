import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { freePort, unprivileged } from "./startPostgres.ts";

/** PgBouncer where it is installed, as it is beside PostgreSQL where the tests install that. */
export function findPgbouncer(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "pgbouncer")).find((program) => existsSync(program));
}

/** A pooler before a database, until it is stopped. */
export async function startPgbouncer(target: string, mode: "session" | "transaction"): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { hostname, port: targetPort, username, password, pathname } = new URL(target);
  const folder = mkdtempSync(join(tmpdir(), "platon-pgbouncer-"));
  const file = join(tmpdir(), `${folder.split("/").at(-1)}.ini`);
  const port = await freePort();
  writeFileSync(file, [
    "[databases]", `* = host=${hostname} port=${targetPort} user=${username} password=${decodeURIComponent(password)}`,
    "[pgbouncer]", "listen_addr = 127.0.0.1", `listen_port = ${port}`, "unix_socket_dir =", "auth_type = any", `pool_mode = ${mode}`, "default_pool_size = 50",
  ].join("\n"));
  const child = spawn(findPgbouncer() ?? "pgbouncer", ["-q", file], { ...unprivileged(), stdio: "ignore" });
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    for (const path of [file, folder]) rmSync(path, { recursive: true, force: true });
  };
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return { url, stop };
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(50);
    }
  }
}
