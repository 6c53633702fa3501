import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DirectoryInUse } from "../databaseErrors.ts";

/**
 * Makes this process the only owner of a directory. Two processes on one database both acknowledge rows, and some are
 * gone. The mark of an owner is a socket that listens: the kernel closes it however the process dies, kill -9 included,
 * and it is seen by other containers on the same volume, where process ids would lie.
 *
 * Each process listens under a name of its own **before** it looks for others. So of two that start at once at least one
 * sees the other, and since no name is used twice, what a dead process left can be removed without a race.
 */
export class DirectoryOwner {
  readonly #server: Server;
  readonly #path: string;

  private constructor(server: Server, path: string) {
    this.#server = server;
    this.#path = path;
  }

  /** @throws DirectoryInUse when another process owns the directory */
  static async claim(directory: string): Promise<DirectoryOwner> {
    if (process.platform === "win32") return claimPipe(directory, (server) => new DirectoryOwner(server, ""));
    const marks = join(directory, "owner");
    mkdirSync(marks, { recursive: true, mode: 0o700 });
    return withShortPath(marks, async (way) => {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const mark = randomUUID().slice(0, 8);
        const owner = new DirectoryOwner(await listen(join(way, mark)), join(marks, mark));
        if (!(await othersLive(way, mark))) return owner;
        owner.release();
        // Two that start together refuse each other; at different moments one of them gets it.
        await sleep(20 + Math.random() * 80);
      }
      throw new DirectoryInUse(directory);
    });
  }

  release(): void {
    this.#server.close();
    if (this.#path !== "") rmSync(this.#path, { force: true });
  }
}

async function othersLive(marks: string, own: string): Promise<boolean> {
  for (const mark of readdirSync(marks)) {
    if (mark === own) continue;
    const path = join(marks, mark);
    if (await answers(path)) return true;
    rmSync(path, { force: true });
  }
  return false;
}

/** A socket's address holds 103 bytes on some systems, and what is longer is cut off without a word: go by a link. */
async function withShortPath<T>(folder: string, work: (way: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(folder) < 90) return work(folder);
  const beside = mkdtempSync(join(tmpdir(), "platon-"));
  const link = join(beside, "owner");
  try {
    symlinkSync(resolve(folder), link);
    return await work(link);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve((socket.destroy(), true)));
    socket.once("error", () => resolve(false));
  });
}

/** A named pipe of Windows exists as long as its process and only once: listening is the whole lock. */
async function claimPipe<T>(directory: string, made: (server: Server) => T): Promise<T> {
  const name = createHash("sha256").update(realpathSync(directory).toLowerCase()).digest("hex").slice(0, 32);
  try {
    return made(await listen(`\\\\.\\pipe\\platon-${name}`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") throw new DirectoryInUse(directory);
    throw error;
  }
}
