import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DirectoryInUse } from "../databaseErrors.ts";

/** What an owner says of itself to whoever asks: nothing, or that it is about to go. */
const leaving = "leaving";
/** Longer than an owner that stops lets its requests finish. */
const patienceMs = 15_000;
const pauseMs = 100;

interface Mark {
  readonly server: Server;
  isLeaving: boolean;
}

/**
 * Makes this process the only owner of a directory. Two processes on one database both acknowledge rows, and some are
 * gone. The mark of an owner is a socket that listens: the kernel closes it however the process dies, kill -9 included,
 * and it is seen by other containers on the same volume, where process ids would lie.
 *
 * Each process listens under a name of its own **before** it looks for others. So of two that start at once at least one
 * sees the other, and since no name is used twice, what a dead process left can be removed without a race.
 */
export class DirectoryOwner {
  readonly #mark: Mark;
  readonly #path: string;

  private constructor(mark: Mark, path: string) {
    this.#mark = mark;
    this.#path = path;
  }

  /**
   * Waits, at most 15 s, for an owner that is about to leave.
   * @throws DirectoryInUse when another process owns the directory
   */
  static async claim(directory: string): Promise<DirectoryOwner> {
    if (process.platform === "win32") return claimPipe(directory, (mark) => new DirectoryOwner(mark, ""));
    const marks = join(directory, "owner");
    mkdirSync(marks, { recursive: true, mode: 0o700 });
    return withShortPath(marks, async (way) => {
      const deadline = Date.now() + patienceMs;
      for (let attempt = 0; attempt < 5; ) {
        const name = randomUUID().slice(0, 8);
        const owner = new DirectoryOwner(await listen(join(way, name)), join(marks, name));
        const others = await askOthers(way, name);
        if (others === "none") return owner;
        owner.release();
        if (others === "live" || Date.now() > deadline) attempt += 1;
        // Two that start together refuse each other; at different moments one of them gets it.
        await sleep(20 + Math.random() * 80);
      }
      throw new DirectoryInUse(directory);
    });
  }

  /** A process that asks for the directory from now on waits for it. */
  announceLeaving(): void {
    this.#mark.isLeaving = true;
  }

  release(): void {
    this.#mark.server.close();
    if (this.#path !== "") rmSync(this.#path, { force: true });
  }
}

async function askOthers(marks: string, own: string): Promise<"none" | "live" | "leaving"> {
  let others: "none" | "leaving" = "none";
  for (const name of readdirSync(marks)) {
    if (name === own) continue;
    const path = join(marks, name);
    const answer = await ask(path);
    if (answer === undefined) rmSync(path, { force: true });
    else if (answer === leaving) others = "leaving";
    else return "live";
  }
  return others;
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

function listen(address: string): Promise<Mark> {
  return new Promise((resolve, reject) => {
    const mark: Mark = { isLeaving: false, server: createServer((socket) => socket.end(mark.isLeaving ? leaving : "")) };
    mark.server.once("error", reject);
    mark.server.listen(address, () => {
      mark.server.unref();
      resolve(mark);
    });
  });
}

/** What the owner says; undefined where nobody listens. */
function ask(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = "";
    let isThere = false;
    const socket = connect(address, () => (isThere = true)).setEncoding("utf8");
    socket.on("data", (text: string) => (said += text)).once("error", () => undefined);
    socket.once("close", () => resolve(isThere ? said : undefined));
  });
}

/** A named pipe of Windows exists as long as its process and only once: listening is the whole lock. */
async function claimPipe<T>(directory: string, made: (mark: Mark) => T): Promise<T> {
  const name = createHash("sha256").update(realpathSync(directory).toLowerCase()).digest("hex").slice(0, 32);
  const pipe = `\\\\.\\pipe\\platon-${name}`;
  for (const deadline = Date.now() + patienceMs; ; await sleep(pauseMs)) {
    try {
      return made(await listen(pipe));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
      const isLeaving = (await ask(pipe)) === leaving;
      if (!isLeaving || Date.now() > deadline) throw new DirectoryInUse(directory);
    }
  }
}
