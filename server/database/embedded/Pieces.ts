/** Few messages to the main thread, and no long answer is held twice. */
const pieceBytes = 64 * 1024;

/** Gathers the small writes of the database, each a view into memory that changes, and sends copies. */
export class Pieces {
  readonly #send: (piece: Uint8Array) => void;
  readonly #piece = new Uint8Array(pieceBytes);
  #length = 0;

  constructor(send: (piece: Uint8Array) => void) {
    this.#send = send;
  }

  add(data: Uint8Array): void {
    if (this.#length + data.length > pieceBytes) this.flush();
    if (data.length > pieceBytes) return this.#send(data.slice());
    this.#piece.set(data, this.#length);
    this.#length += data.length;
  }

  flush(): void {
    if (this.#length > 0) this.#send(this.#piece.slice(0, this.#length));
    this.#length = 0;
  }
}
