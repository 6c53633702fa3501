import { fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];

/** What Emscripten's node file system looks like from outside; its types do not say. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** Pages of 64 KB: what the database starts with, and where a greedy query gets "out of memory" instead of the machine. */
const memoryPages = { initial: 2048, maximum: 8192 };

/** WASI's number for an input/output error, which PostgreSQL answers with a PANIC, as it should. */
const ioError = 29;

/**
 * PGlite's node file system with the operation that it lacks: without it every fsync of the database "succeeds" and
 * does nothing. Counts them, so that the self-test sees that the database asks.
 */
export class DurableNodeFs extends NodeFS {
  fsyncs = 0;

  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const wasmMemory = new WebAssembly.Memory(memoryPages);
    const made = await super.init(pglite, { ...options, wasmMemory });
    made.emscriptenOpts.preRun?.push((module) => {
      const files = module.NODEFS as unknown as NodeFileSystem;
      files.stream_ops.fsync = (stream) => this.#fsync(stream.nfd);
    });
    return made;
  }

  #fsync(descriptor: number): number {
    this.fsyncs += 1;
    try {
      fsyncSync(descriptor);
      return 0;
    } catch (error) {
      const isWindowsDirectory = process.platform === "win32" && (error as NodeJS.ErrnoException).code === "EPERM";
      return isWindowsDirectory ? 0 : ioError;
    }
  }
}
