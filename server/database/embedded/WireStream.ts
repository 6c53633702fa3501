import { Duplex } from "node:stream";

/** Looks like a network socket to the PostgreSQL driver, and hands its bytes to the worker. */
export class WireStream extends Duplex {
  readonly #post: (bytes: Uint8Array) => void;

  constructor(post: (bytes: Uint8Array) => void) {
    super();
    this.#post = post;
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#post(Uint8Array.from(chunk));
    done();
  }

  /** The driver corks the messages of one query: they cross to the worker, and are answered, as one. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    const whole = Buffer.concat(chunks.map(({ chunk }) => chunk));
    this.#post(Uint8Array.from(whole));
    done();
  }
}
