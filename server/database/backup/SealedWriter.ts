import { createHash } from "node:crypto";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { BackupEnd } from "./BackupFile.ts";

/** Lines on their way into a compressed file, as fast as it takes them; the checksum of all of them is its last line. */
export class SealedWriter {
  readonly #hash = createHash("sha256");
  readonly #gzip = createGzip();
  readonly #done: Promise<void>;

  constructor(destination: Writable, signal?: AbortSignal) {
    this.#done = pipeline(this.#gzip, destination, signal === undefined ? {} : { signal });
    this.#done.catch(() => undefined);
  }

  /** @throws what keeps the destination from taking more */
  async write(lines: string): Promise<void> {
    const bytes = Buffer.from(lines);
    this.#hash.update(bytes);
    await this.#put(bytes);
  }

  async end(): Promise<void> {
    await this.#put(Buffer.from(lineOf({ sha256: this.#hash.digest("hex") } satisfies BackupEnd)));
    this.#gzip.end();
    await this.#done;
  }

  /** The destination ends with the error: nobody takes a part for the whole. */
  async fail(error: unknown): Promise<void> {
    this.#gzip.destroy(error instanceof Error ? error : new Error(String(error)));
    await this.#done.catch(() => undefined);
  }

  async #put(bytes: Buffer): Promise<void> {
    if (this.#gzip.destroyed) await this.#done;
    if (this.#gzip.write(bytes)) return;
    const ended = new AbortController();
    try {
      await Promise.race([once(this.#gzip, "drain", { signal: ended.signal }), this.#done]);
    } finally {
      ended.abort();
    }
  }
}

export const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;
